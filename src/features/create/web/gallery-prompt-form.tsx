import { Sparkles } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useFreeCredits } from '#features/credits/web/use-free-credits';
import * as phrases from '#phrases';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { describePublishFailure } from './generate-failure.ts';
import { GenerationPrice } from './generation-price.tsx';
import { isSubmit } from './is-submit.ts';
import { UnderPrompt } from './under-prompt.tsx';
import { usePromptDraft } from './use-prompt-draft.ts';
import { useQuickGenerate } from './use-quick-generate.ts';

interface GalleryPromptFormProps {
  onStarted(id: string): void;
}

/** The gallery's prompt box; its pictures become public. */
export function GalleryPromptForm({ onStarted }: GalleryPromptFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [prompt, setPrompt] = usePromptDraft(box, 'galleryPrompt');
  const quick = useQuickGenerate({
    form: 'gallery',
    publish: true,
    success: "Your images are being created. They'll appear in the gallery shortly.",
    describeFailure: describePublishFailure,
    onStarted(generationId) {
      setPrompt('');
      onStarted(generationId);
    },
  });
  const free = useFreeCredits();
  const { generate, isPending } = quick;

  function submit(event: FormEvent) {
    event.preventDefault();
    generate(prompt);
  }

  return (
    <form aria-label="Make a picture" onSubmit={submit} noValidate>
      <label htmlFor={id} className="sr-only">
        Your prompt for the gallery
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          id={id}
          name="gallery-prompt"
          rows={1}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (isSubmit(event)) submit(event);
          }}
          readOnly={isPending}
          placeholder="Describe what you'd like to create"
          autoComplete="off"
          enterKeyHint="go"
          className="max-h-40 min-h-11 resize-none! font-mono md:pointer-fine:min-h-10"
        />
        <Button
          type="submit"
          variant="primary"
          sayMissing={prompt.trim() === '' && (() => askForText(box.current, phrases.promptRequired))}
          busy={isPending}
          className="md:pointer-fine:h-[2.9rem]"
        >
          <Sparkles className="size-4 max-sm:hidden" aria-hidden />
          Generate
        </Button>
      </div>
      <ScriptsOff />
      <p className="mt-1.5 text-muted text-xs tabular-nums">
        <GenerationPrice />. {free && `${free}. `}What you make here joins the gallery, for everyone to use.
      </p>
      <UnderPrompt box={box} prompt={prompt} quick={quick} />
    </form>
  );
}
