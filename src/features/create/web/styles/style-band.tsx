import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { STYLES, type Style } from '#features/prompt-builder/content/styles';
import { Button } from '#web/ui/button.tsx';
import type { LandingCategory } from './landing-categories.ts';
import { BAND, BAND_BODY, BAND_HEAD, BAND_PICTURE, BAND_PICTURES, BAND_ROWS } from './selection-layout.ts';
import { StyleList } from './style-list.tsx';
import { stylePath } from './style-path.ts';

/** A category with an anchor: three styles as pictures, the others as a list. */
export function StyleBand({ category }: { category: LandingCategory }) {
  const { kind, anchor, title, text } = category;
  const styles: readonly Style[] = STYLES[kind];
  return (
    <section id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`} className={BAND}>
      <div className={BAND_HEAD}>
        <div>
          <h3 id={`${anchor}-title`} className="font-serif text-3xl leading-tight">
            {title}
          </h3>
          <p className="mt-1.5 max-w-reading text-muted text-sm leading-relaxed">{text}</p>
        </div>
        <Button asChild className="max-sm:px-3.5">
          <Link href={stylePath(kind)} aria-label={`Open the prompt builder: ${title}`}>
            <span className="max-sm:hidden">Prompt builder</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </Button>
      </div>
      <div className={BAND_BODY}>
        <ul className={BAND_PICTURES}>
          {styles.slice(0, PICTURES).map(({ id, name, picture }) => (
            <li key={id} className={BAND_PICTURE}>
              <Link href={stylePath(kind, id)} className="group block rounded-sm">
                <span className="block aspect-[4/3] overflow-hidden rounded-sm bg-surface-2">
                  <img
                    src={picture}
                    alt=""
                    width={480}
                    height={360}
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.03]"
                  />
                </span>
                <span className="mt-2 block truncate text-sm leading-5 underline-offset-4 group-hover:underline">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <StyleList
          kind={kind}
          title={title}
          styles={styles.slice(PICTURES)}
          rows={BAND_ROWS}
          total={styles.length}
        />
      </div>
    </section>
  );
}

/** Number of styles shown as pictures. */
const PICTURES = 3;
