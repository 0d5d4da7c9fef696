import type { ComponentProps } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { Span } from './changed-span.ts';

interface HighlightedTextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className'> {
  value: string;
  /** The part that is highlighted briefly. */
  lit: Span | null;
}

/** A text box that grows with its text, up to a limit; the highlight is drawn behind the text. */
export function HighlightedTextarea({ value, lit, ...rest }: HighlightedTextareaProps) {
  return (
    <div
      className={cn(
        'grid max-h-[36dvh] grid-cols-[minmax(0,1fr)] min-h-36 overflow-y-auto rounded-md border border-border-strong bg-surface-1 transition-colors',
        'hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-1',
      )}
    >
      <div aria-hidden className={cn(TEXT_LOOK, 'invisible col-start-1 row-start-1')}>
        {lit ? (
          <>
            {value.slice(0, lit.start)}
            <mark
              // A new key restarts the transition.
              key={`${lit.start} ${value}`}
              className="visible rounded-sm bg-transparent text-transparent transition-colors duration-[1600ms] starting:bg-border-strong/60"
            >
              {value.slice(lit.start, lit.end)}
            </mark>
            {value.slice(lit.end)}
          </>
        ) : (
          value
        )}
        {/* Gives an empty last line its height. */}
        {'\u200b'}
      </div>
      <textarea
        value={value}
        className={cn(
          TEXT_LOOK,
          'relative col-start-1 row-start-1 resize-none overflow-hidden bg-transparent text-ink outline-none placeholder:text-muted',
        )}
        {...rest}
      />
    </div>
  );
}

/** At least 16 px on phones: iOS zooms the page for smaller text. */
const TEXT_LOOK =
  'whitespace-pre-wrap wrap-anywhere px-3.5 py-3 font-mono text-base leading-relaxed md:text-sm';
