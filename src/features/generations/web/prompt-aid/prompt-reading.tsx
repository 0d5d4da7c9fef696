import { type KeyboardEvent, useEffect, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { PromptExplanation } from '../../contract/explain-prompt.ts';
import { readingText, reasonFor, refusalOf, wordsOf } from './reading-texts.ts';

/** Long enough that a screen reader is not interrupted at each word. */
const ANNOUNCE_AFTER_MS = 1_000;

/** The words that are drawn, and those left out with their reasons. */
export function PromptReading({ explanation }: { explanation: PromptExplanation | null }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { shown, leftOut } = wordsOf(explanation ?? { drawn: [], leftOut: [] });
  const refusal = explanation && refusalOf(explanation);
  const reason = leftOut.find(({ words }) => words === asked);
  return (
    <>
      {explanation && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the reason from each of the words
        <div
          // The words left out can be focused; without any, the box itself, so that it can be scrolled.
          tabIndex={leftOut.length > 0 ? undefined : 0}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setAsked(null)}
          // A little of a third line shows that it scrolls.
          className="-mx-1 flex h-13 flex-wrap content-start gap-x-2 overflow-y-auto px-1 text-xs leading-6 [scrollbar-width:thin]"
        >
          {refusal && <p className="text-ink">{refusal}</p>}
          {shown.map(({ verb, words }, place) => (
            <p key={verb} className="text-muted">
              {(place > 0 || refusal) && <Separator />}
              {verb}{' '}
              {words.map((word, index) => (
                <span key={word}>
                  {index > 0 && ', '}
                  <span className="text-ink transition-colors duration-steady starting:text-muted">
                    {word}
                  </span>
                </span>
              ))}
            </p>
          ))}
          {leftOut.length > 0 && (
            <p className="text-muted">
              {(shown.length > 0 || refusal) && <Separator />}
              Left out{' '}
              {leftOut.map((part, index) => (
                <span key={part.words}>
                  {index > 0 && ', '}
                  <button
                    type="button"
                    aria-label={`${part.words}: ${reasonFor(part)}`}
                    onPointerEnter={() => setAsked(part.words)}
                    onPointerLeave={() => setAsked(null)}
                    onFocus={() => setAsked(part.words)}
                    onBlur={() => setAsked(null)}
                    onClick={() => setAsked(part.words)}
                    className="cursor-help rounded-sm text-left underline decoration-dotted underline-offset-4 hover:text-ink focus-visible:outline-offset-0"
                  >
                    {part.words}
                  </button>
                </span>
              ))}
            </p>
          )}
        </div>
      )}
      {reason && (
        <p
          aria-hidden
          className={cn(
            'pointer-events-none absolute top-full left-0 z-20 mt-1.5 animate-appear rounded-md border border-border',
            'max-w-full bg-surface-1 px-3 py-2 text-ink text-xs shadow-floating',
          )}
        >
          <span className="font-medium">{reason.words}</span>: {reasonFor(reason)}
        </p>
      )}
      <Announcement text={explanation ? readingText(explanation) : ''} />
    </>
  );
}

function Separator() {
  return <span aria-hidden>· </span>;
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
