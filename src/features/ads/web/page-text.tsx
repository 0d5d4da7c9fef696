import { useId, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Above so many characters a text is longer than the lines it is shown in. */
const SHORT_CHARACTERS = 180;

/** A page's own words: the first lines of them, all of them when asked for. */
export function PageText({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="text-sm leading-relaxed">
      <p id={id} dir="auto" className={cn('[overflow-wrap:anywhere]', !isWhole && 'line-clamp-3')}>
        {text}
      </p>
      {text.length > SHORT_CHARACTERS && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="-mx-1 min-h-11 rounded-sm px-1 text-muted underline underline-offset-4 hover:text-ink md:pointer-fine:min-h-8"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
