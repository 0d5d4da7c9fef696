import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { countInWords } from '#platform/words/count-in-words';
import { cn } from '#web/ui/class-names.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { findStyles } from './find-styles.ts';
import { STYLE_LINK } from './style-link-look.ts';
import { stylePath } from './style-path.ts';

/** A search box that finds styles by name. */
export function StyleFilter() {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    // Text typed before this code was loaded.
    if (box.current) setQuery(box.current.value);
  }, []);
  const found = findStyles(query);
  const shown = found.slice(0, SHOWN);
  const asked = query.trim() !== '';

  return (
    <search>
      <div className="relative sm:max-w-sm">
        <SearchField
          ref={box}
          value={query}
          onText={setQuery}
          onClear={() => setQuery('')}
          maxLength={100}
          placeholder="Find a style"
          aria-label="Find a style by name"
          aria-controls={id}
        />
      </div>
      <div id={id}>
        <p role="status" className={cn('text-muted text-sm', asked && 'pt-4')}>
          {asked && countOf(found.length, shown.length)}
        </p>
        {shown.length > 0 && (
          <ul aria-label="Styles found" className="flex flex-wrap gap-2 pt-3">
            {shown.map(({ kind, id: style, name, section }) => (
              <li key={style}>
                <Link href={stylePath(kind, style)} className={STYLE_LINK}>
                  {name}
                  <span className="text-muted text-xs">{section}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

const SHOWN = 24;

function countOf(found: number, shown: number): string {
  if (found === 0) return 'No style has that name. You can write anything in the prompt box above.';
  const count = countInWords(found, 'style');
  return shown < found ? `${count}, the first ${shown} of them:` : count;
}
