import { Check, Copy, Eraser } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { countInWords } from '#platform/words/count-in-words';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useCopied } from '#web/ui/use-copied.ts';
import { excessCharacters, sentPrompt } from './builder-request.ts';
import { type BuilderState, editPrompt } from './builder-state.ts';
import type { Span } from './changed-span.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface FinalPromptCardProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  state: BuilderState;
  change: ChangeBuilder;
  /** Under the box. */
  aid: ReactNode;
}

/** The final prompt, to edit and copy. */
export function FinalPromptCard({ ref, state, change, aid }: FinalPromptCardProps) {
  const id = useId();
  const { copied, copy } = useCopied('Prompt copied to clipboard');
  const { prompt, lit } = state;
  const details = state.details.trim();
  const excess = excessCharacters(sentPrompt(state));
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="font-medium">
          <label htmlFor={id}>Final Prompt</label>
        </h2>
        <div className="-mr-2 flex gap-0.5">
          <Button
            variant="ghost"
            size="small"
            disabled={prompt === ''}
            onClick={() => void copy(prompt)}
            className="text-muted"
          >
            {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
            Copy
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={prompt === ''}
            onClick={() => {
              change((it) => editPrompt(it, ''));
              ref.current?.focus();
            }}
            className="text-muted"
          >
            <Eraser aria-hidden className="size-4" />
            Clear
          </Button>
        </div>
      </div>
      <HighlightedTextarea
        ref={ref}
        id={id}
        value={prompt}
        lit={lit}
        onChange={(event) => change((it) => editPrompt(it, event.target.value))}
        maxLength={PROMPT_MAX_CHARACTERS}
        placeholder="Choose options, or write the prompt here"
        autoComplete="off"
      />
      {aid}
      {details !== '' && (
        <p className="mt-2 text-muted text-sm">
          Added to the prompt: <span className="wrap-anywhere font-mono text-ink">{details}</span>
        </p>
      )}
      {excess > 0 && (
        <p role="status" className="mt-2 text-danger text-sm">
          {countInWords(excess, 'character')} too long
        </p>
      )}
    </section>
  );
}

interface HighlightedTextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className'> {
  value: string;
  /** The part that is highlighted briefly. */
  lit: Span | null;
}

/** A text box that grows with its text, up to a limit; the highlight is drawn behind the text. */
function HighlightedTextarea({ value, lit, ...rest }: HighlightedTextareaProps) {
  return (
    <div
      className={cn(
        'grid max-h-[36dvh] grid-cols-[minmax(0,1fr)] min-h-24 overflow-y-auto rounded-md border border-border-strong bg-surface-1 transition-colors',
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
