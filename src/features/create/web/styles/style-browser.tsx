import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { LANDING_CATEGORIES, MORE_CATEGORIES } from './landing-categories.ts';
import { StyleFilter } from './style-filter.tsx';
import { STYLE_LINK } from './style-link-look.ts';
import { stylePath } from './style-path.ts';

/** A search box for styles, and their categories to browse. Scrolls into view when it opens. */
export function StyleBrowser() {
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <StyleFilter />
      <ul ref={end} aria-label="Categories" className="flex scroll-mb-36 flex-wrap gap-2 pt-3">
        {CATEGORIES.map(({ kind, title }) => (
          <li key={kind}>
            <Link href={stylePath(kind)} className={STYLE_LINK}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sports and illustrations have no set of their own. */
const CATEGORIES = [
  ...LANDING_CATEGORIES,
  ...MORE_CATEGORIES.filter(({ kind }) => kind !== 'sports' && kind !== 'illustrations'),
];
