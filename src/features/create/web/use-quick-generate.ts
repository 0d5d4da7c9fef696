import { creditFreeChoice } from '#features/generations/web/credit-free';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { sentImageModel } from '#features/image-models/web/image-models';
import * as phrases from '#phrases';
import { usePageState } from '#web/state/page-state.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { useEnhancement } from './enhancement.ts';
import { type GenerateOptions, useGenerate } from './use-generate.ts';

interface QuickGenerateOptions extends GenerateOptions {
  /** Whether the pictures appear in the public gallery. */
  publish?: boolean;
}

/** Sends what is typed into a prompt box, with the defaults of all other settings. */
export function useQuickGenerate({ publish, ...options }: QuickGenerateOptions) {
  const { imageModels } = usePageState();
  const imageModel = useChosenImageModel();
  const enhance = useEnhancement();
  const { request, isPending, refused, reset } = useGenerate(options);

  function generate(prompt: string, { anyway }: { anyway?: boolean } = {}) {
    const trimmed = prompt.trim();
    if (trimmed === '') return toastFailure(phrases.promptRequired, phrases.promptRequiredAdvice);
    request({
      prompt: trimmed,
      // JSON leaves undefined values out.
      anyway,
      publish,
      creditFree: creditFreeChoice.read() ? true : undefined,
      enhance: enhance ? undefined : false,
      imageModel: sentImageModel(imageModels, imageModel) ?? undefined,
    });
  }

  return { generate, isPending, imageModel, refused, reset };
}

export type QuickGenerate = ReturnType<typeof useQuickGenerate>;
