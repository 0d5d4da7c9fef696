import { Check, Copy, Eraser } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { countInWords } from '#platform/words/count-in-words';
import { Button } from '#web/ui/button.tsx';
import { useCopied } from '#web/ui/use-copied.ts';
import { excessCharacters, sentPrompt } from './builder-request.ts';
import { type BuilderState, editPrompt } from './builder-state.ts';
import { HighlightedTextarea } from './highlighted-textarea.tsx';
import type { ChangeBuilder } from './use-builder.ts';

interface FinalPromptCardProps {
  state: BuilderState;
  change: ChangeBuilder;
  /** Under the box; gets the box and what is sent. */
  aid(box: RefObject<HTMLTextAreaElement | null>): ReactNode;
}

/** The final prompt, to edit and copy. */
export function FinalPromptCard({ state, change, aid }: FinalPromptCardProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopied('Prompt copied to clipboard');
  const { prompt, lit } = state;
  const details = state.details.trim();
  const excess = excessCharacters(sentPrompt(state));
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-2.5 flex items-center justify-between gap-2">
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
              box.current?.focus();
            }}
            className="text-muted"
          >
            <Eraser aria-hidden className="size-4" />
            Clear
          </Button>
        </div>
      </div>
      <HighlightedTextarea
        ref={box}
        id={id}
        value={prompt}
        lit={lit}
        onChange={(event) => change((it) => editPrompt(it, event.target.value))}
        maxLength={PROMPT_MAX_CHARACTERS}
        placeholder="Choose options, or write the prompt here"
        autoComplete="off"
      />
      {aid(box)}
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
