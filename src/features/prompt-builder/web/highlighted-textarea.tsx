import type { ComponentProps } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { Span } from './changed-span.ts';

interface HighlightedTextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className'> {
  value: string;
  /** Words that light up for a moment. */
  lit: Span | null;
}

/** A box that is as high as its text, up to a part of the screen; the light lies behind the text. */
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
              // Another choice lights up anew.
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
        {/* A line that has just been begun has its height only with something in it. */}
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

/** 16 px on phones, below which iOS zooms the page. */
const TEXT_LOOK =
  'whitespace-pre-wrap wrap-anywhere px-3.5 py-3 font-mono text-base leading-relaxed md:text-sm';
