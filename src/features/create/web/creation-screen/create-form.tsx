import { Sparkles } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
} from 'react';
import { referenceKind } from '#features/assets/web/reference-kind';
import { CreditFreeSwitch } from '#features/generations/web/credit-free-switch.tsx';
import { ImageCount } from '#features/generations/web/image-count.tsx';
import { PriceLine } from '#features/generations/web/price-line.tsx';
import { PromptAid } from '#features/generations/web/prompt-aid/prompt-aid.tsx';
import { useCreditFree } from '#features/generations/web/use-credit-free';
import { storeImageModel, useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { sentImageModel } from '#features/image-models/web/image-models';
import * as phrases from '#phrases';
import { isUndrawable } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { liftWhereNarrow, useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { useEnhancement } from '../enhancement.ts';
import { focusWithoutIntruding } from '../focus-without-intruding.ts';
import { isSubmit } from '../is-submit.ts';
import { PROMPT_FORM } from '../make-tile.tsx';
import { type CreateState, createRequest } from './create-state.ts';
import { FormatField } from './format-field.tsx';
import type { LibraryPickerProps } from './from-library-button.tsx';
import { ModelField } from './model-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { StyleField } from './style-field.tsx';
import type { ChangeCreate } from './use-create.ts';
import { useCreateGenerate } from './use-create-generate.ts';

interface CreateFormProps {
  box: RefObject<HTMLTextAreaElement | null>;
  state: CreateState;
  change: ChangeCreate;
  /** Called with the id of the started generation. */
  onStarted(id: string): void;
  /** Renders the picker of the person's own pictures. */
  library(picker: LibraryPickerProps): ReactNode;
  /** Under the prompt: pictures that show it. */
  found: ReactNode;
}

/** The form with all options of a request; its button is always visible. */
export function CreateForm({ box, state, change, onStarted, library, found }: CreateFormProps) {
  const { user, imageModels } = usePageState();
  const imageModel = useChosenImageModel();
  const enhance = useEnhancement();
  const creditFree = useCreditFree();
  const { generate, isBusy, refusalOf, forget } = useCreateGenerate({ onStarted });
  const { prompt, style, outputFormat, imageCount, asset, example } = state;
  const chosen = sentImageModel(imageModels, imageModel);
  const asked = createRequest(state, {
    imageModel: chosen,
    enhance,
    creditFree,
    references: imageModel?.references,
  });
  const refusal = refusalOf(asked);
  const price = imageModel ? imageModel.cost * imageCount : null;
  useEffect(() => focusWithoutIntruding(box.current), [box]);
  // On wider screens the form has its own column.
  useLiftedToasts(liftWhereNarrow('7.5rem'));

  function submit(event: FormEvent) {
    event.preventDefault();
    generate(asked);
  }

  /** Enter in the prompt; Control+Enter or Command+Enter anywhere. */
  function submitByKey(event: KeyboardEvent) {
    const anywhere = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
    if (!anywhere && !(event.target === box.current && isSubmit(event))) return;
    event.preventDefault();
    // A held key submits once.
    if (!event.repeat) generate(asked);
  }

  function clear() {
    change({ prompt: '' });
    box.current?.focus();
    toast({
      title: 'Prompt cleared',
      action: { label: 'Undo', altText: 'Restore the prompt', run: () => change({ prompt }) },
    });
  }

  return (
    <form
      id={PROMPT_FORM}
      noValidate
      aria-label="Create"
      onSubmit={submit}
      onKeyDown={submitByKey}
      className="flex min-h-full flex-col"
    >
      <div className="space-y-6 px-4 pt-6 pb-6 sm:px-6 lg:pt-8 [&_:is(a,button,input,textarea)]:scroll-mb-36 low:[&_:is(a,button,input,textarea)]:scroll-mb-2">
        <h1 className="font-serif text-title">Create</h1>
        <PromptField
          ref={box}
          value={prompt}
          readOnly={isBusy}
          onType={(text) => change({ prompt: text })}
          onClear={clear}
          aid={
            <PromptAid
              box={box}
              prompt={prompt}
              imageModel={imageModel}
              reference={referenceKind(asset, example)}
              refused={refusal}
              price={price ?? 1}
              isPending={isBusy}
              onAnyway={() => generate({ ...asked, anyway: true })}
              onCancel={forget}
              onModel={storeImageModel}
            />
          }
        />
        {found}
        <StyleField value={style} onChoose={(chosen) => change({ style: chosen })} />
        <FormatField value={outputFormat} onChoose={(chosen) => change({ outputFormat: chosen })} />
        <ImageCount value={imageCount} onChoose={(chosen) => change({ imageCount: chosen })} />
        <ReferenceField asset={asset} example={example} onChoose={change} library={user ? library : null} />
        <div className="border-border border-t">
          <Suspense fallback={<div className="h-16" />}>
            <MoreReferences state={state} onChange={change} library={user ? library : null} />
          </Suspense>
        </div>
        <ModelField hasReference={asset !== null || example !== null} />
        <CreditFreeSwitch imageModel={imageModel} />
        <div className="border-border border-t">
          <Suspense fallback={<div className="h-16" />}>
            <MoreOptions options={state} onChange={change} />
          </Suspense>
        </div>
        <div className="border-border border-t">
          <Collapsible title="Start from a style" description="Guided prompt builder">
            <Suspense fallback={<div className="h-11" />}>
              <StyleBrowser />
            </Suspense>
          </Collapsible>
        </div>
      </div>
      <div className="sticky bottom-(--tab-bar) z-20 mt-auto space-y-2 border-border border-t bg-paper/90 px-4 pt-3 pb-3 backdrop-blur-md sm:px-6">
        {refusal && !isUndrawable(refusal.error) && (
          <p className="text-center text-danger text-sm">{refusal.failure.description}</p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          sayMissing={prompt.trim() === '' && (() => askForText(box.current, phrases.promptRequired))}
          busy={isBusy}
          className="w-full"
        >
          <Sparkles aria-hidden className="size-4" />
          Generate
        </Button>
        <ScriptsOff />
        <PriceLine price={price} />
      </div>
    </form>
  );
}

const MoreOptions = lazy(async () => ({
  default: (await import('#features/generations/web/more-options.tsx')).MoreOptions,
}));
const MoreReferences = lazy(async () => ({
  default: (await import('./more-references.tsx')).MoreReferences,
}));
const StyleBrowser = lazy(async () => ({
  default: (await import('../styles/style-browser.tsx')).StyleBrowser,
}));
