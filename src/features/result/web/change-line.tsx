import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generateGrounded } from '#features/generations/contract/guided-generation';
import type { ShownImage } from '#features/generations/web/generation-images';
import { groundingContext } from '#features/generations/web/grounding-context';
import { imageModelToRefineWith } from '#features/generations/web/made-with';
import { PriceLine } from '#features/generations/web/price-line.tsx';
import { PromptAid } from '#features/generations/web/prompt-aid/prompt-aid.tsx';
import { refinementRequest } from '#features/generations/web/refinement-request';
import { useCreditFree } from '#features/generations/web/use-credit-free';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import { storeImageModel } from '#features/image-models/web/chosen-image-model';
import { describeBuilderFailure } from '#features/prompt-builder/web/builder-failure';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { takeSavedForm, useSavedForm } from '#web/state/form-storage.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { focusToContinue } from '#web/ui/focus-to-continue.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { useSuggestedChanges } from './use-suggested-changes.ts';

interface ChangeLineProps {
  generation: Generation;
  image: ShownImage;
  /** Whether it takes the focus when it appears. */
  hasFocus?: boolean;
  className: string;
  /** Called with the id of the started generation. */
  onStarted(id: string): void;
}

/** Changes the shown picture in place, by words or by one of a few chips. */
export function ChangeLine({ generation, image, hasFocus = false, className, onStarted }: ChangeLineProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const form = `change:${image.url}`;
  const { imageModels, user } = usePageState();
  const [change, setChange] = useState(() => (user && takeSavedForm(form, user.id, isText)) ?? '');
  const creditFree = useCreditFree();
  const imageModel = imageModelToRefineWith(generation, imageModels);
  const model = imageModels.find((it) => it.id === (imageModel ?? generation.imageModel)) ?? imageModels[0];
  const request = refinementRequest({
    grounding: groundingContext({ generation, imageUrl: image.url }),
    customPrompt: change.trim(),
    imageModel: imageModel ?? null,
    creditFree,
  });
  const suggestions = useSuggestedChanges({ imageUrl: image.url, imageModel: model, creditFree });
  useSavedForm(form, change || null);
  // Only its owner sees it: nobody signs in to send it for the first time.
  const paid = usePaidRequest({
    send: (body: typeof request, idempotencyKey) => call(generateGrounded, { body, idempotencyKey }),
    nameOf: (body) => JSON.stringify(body),
    accepted: { title: 'Generation Started', description: 'The change is being made. This version stays.' },
    describeFailure: (error) => ({
      title: phrases.builderFailed,
      ...describeBuilderFailure(error, true),
    }),
    returnTo: () => location.pathname + location.search,
    onStarted,
  });

  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.trim() === '') askForText(box.current, phrases.changeRequired);
    else paid.request(request);
  }

  return (
    <form onSubmit={submit} noValidate className={cn('pt-1 pb-2 lg:max-w-3xl', className)}>
      <label htmlFor={id} className="sr-only">
        Describe a change of this picture
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <Textarea
          ref={box}
          id={id}
          rows={1}
          value={change}
          onChange={(event) => setChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
          readOnly={paid.isPending}
          placeholder="Add a boat, at night"
          autoComplete="off"
          enterKeyHint="go"
          className="max-h-32 min-h-11 resize-none! font-mono md:pointer-fine:min-h-10"
        />
        <Button
          type="submit"
          busy={paid.isPending}
          sayMissing={change.trim() === '' && (() => askForText(box.current, phrases.changeRequired))}
          className="md:pointer-fine:h-[2.9rem]"
        >
          Change
        </Button>
        <div className="self-center max-sm:col-span-2">
          <PriceLine price={model?.cost ?? 1} />
        </div>
      </div>
      {change === '' ? (
        <ul
          aria-label="Changes to start with"
          className="mt-1 flex min-h-13 items-start gap-2 overflow-x-auto py-1 [scrollbar-width:none]"
        >
          {suggestions.map((words) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => {
                  setChange(words);
                  focusToContinue(box.current);
                }}
                className="h-11 whitespace-nowrap rounded-full border border-border px-3.5 text-sm transition-colors hover:border-border-strong md:pointer-fine:h-8"
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <PromptAid
          box={box}
          prompt={change}
          imageModel={model}
          groundingImageUrl={image.url}
          refused={paid.refused?.body.customPrompt === change.trim() ? paid.refused : null}
          price={model?.cost ?? 1}
          isPending={paid.isPending}
          onAnyway={() => paid.request({ ...request, anyway: true })}
          onCancel={paid.reset}
          onModel={storeImageModel}
        />
      )}
    </form>
  );
}

const isText = (value: unknown) => typeof value === 'string';
