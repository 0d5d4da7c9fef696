import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import * as phrases from '#phrases';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Button } from '#web/ui/button.tsx';
import { focusToContinue } from '#web/ui/focus-to-continue.ts';
import { Label } from '#web/ui/label.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { focusWithoutIntruding } from '../focus-without-intruding.ts';
import { describeGenerateFailure } from '../generate-failure.ts';
import { GenerationPrice } from '../generation-price.tsx';
import { isSubmit } from '../is-submit.ts';
import { PROMPT_FORM } from '../make-tile.tsx';
import { REFERENCE_FIELD } from '../reference-anchor.ts';
import { StarterChips } from '../starter-chips.tsx';
import { UnderPrompt } from '../under-prompt.tsx';
import { usePromptDraft } from '../use-prompt-draft.ts';
import { useQuickGenerate } from '../use-quick-generate.ts';

interface PromptFormProps {
  onStarted(id: string): void;
  /** Called with the text as it is typed. */
  onTyped(prompt: string): void;
}

/** The prompt box of the landing page: one prompt, one picture. */
export function PromptForm({ onStarted, onTyped }: PromptFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [prompt, setPrompt] = usePromptDraft(box);
  const quick = useQuickGenerate({
    form: 'quick',
    success: 'Your enhanced prompt is being processed',
    describeFailure: describeGenerateFailure,
    onStarted(generationId) {
      setPrompt('');
      onStarted(generationId);
    },
  });
  const { generate, isPending } = quick;
  useEffect(() => {
    onTyped(prompt);
    // Under another tab there is nothing to make.
    return () => onTyped('');
  }, [prompt, onTyped]);
  useEffect(() => focusWithoutIntruding(box.current), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    generate(prompt);
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (!isSubmit(event)) return;
    event.preventDefault();
    generate(prompt);
  }

  return (
    <form id={PROMPT_FORM} onSubmit={submit} noValidate>
      <Label htmlFor={id}>Your prompt</Label>
      <Textarea
        ref={box}
        id={id}
        name="prompt"
        rows={2}
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
        onKeyDown={submitOnEnter}
        readOnly={isPending}
        placeholder="Describe what you'd like to create"
        autoComplete="off"
        enterKeyHint="go"
        className="mt-2 max-h-64 min-h-20 resize-none sm:min-h-24 font-mono focus-visible:-outline-offset-1"
      />
      <UnderPrompt
        box={box}
        prompt={prompt}
        quick={quick}
        starters={
          <StarterChips
            onChoose={(starter) => {
              setPrompt(starter);
              focusToContinue(box.current);
            }}
          />
        }
      />
      <ScriptsOff />
      <div className="mt-2 flex flex-col gap-x-6 sm:flex-row-reverse sm:items-center">
        <Button
          type="submit"
          variant="primary"
          size="large"
          sayMissing={prompt.trim() === '' && (() => askForText(box.current, phrases.promptRequired))}
          busy={isPending}
          className="w-full sm:w-auto"
        >
          <Sparkles className="size-4" aria-hidden />
          Generate
        </Button>
        <div className="flex flex-1 flex-wrap items-center justify-center gap-x-4 text-muted text-sm tabular-nums sm:justify-between">
          <p className="flex h-11 items-center gap-1">
            <GenerationPrice />
          </p>
          <span className="flex gap-4">
            <Link href={`/create#${REFERENCE_FIELD}`} className={LINK_LOOK}>
              Your own product
            </Link>
            <Link href="/create" className={LINK_LOOK}>
              More options
            </Link>
          </span>
        </div>
      </div>
    </form>
  );
}

const LINK_LOOK = 'inline-flex h-11 items-center rounded-sm text-ink underline underline-offset-4';
