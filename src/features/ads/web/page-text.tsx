import { useId, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Longer texts may not fit in three lines. */
const SHORT_CHARACTERS = 180;

/** The page's text: three lines, and the rest on request. */
export function PageText({ text }: { text: string }) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="text-sm leading-relaxed">
      <p id={id} dir="auto" className={cn('[overflow-wrap:anywhere]', !isExpanded && 'line-clamp-3')}>
        {text}
      </p>
      {text.length > SHORT_CHARACTERS && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          className="-mx-1 min-h-11 rounded-sm px-1 text-muted underline underline-offset-4 hover:text-ink md:pointer-fine:min-h-8"
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
