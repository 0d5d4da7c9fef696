import { useCreditFree } from '#features/generations/web/credit-free';
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
  const creditFree = useCreditFree();
  const { request, isPending, refused, reset } = useGenerate(options);

  function generate(prompt: string, { anyway = false } = {}) {
    const trimmed = prompt.trim();
    if (trimmed === '') return toastFailure(phrases.promptRequired, phrases.promptRequiredAdvice);
    const chosen = sentImageModel(imageModels, imageModel);
    request({
      prompt: trimmed,
      ...(anyway && { anyway }),
      ...(publish && { publish }),
      ...(!enhance && { enhance }),
      ...(creditFree && { creditFree }),
      ...(chosen !== null && { imageModel: chosen }),
    });
  }

  return { generate, isPending, imageModel, refused, reset };
}

export type QuickGenerate = ReturnType<typeof useQuickGenerate>;
