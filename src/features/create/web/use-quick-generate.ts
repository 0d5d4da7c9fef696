import { type QuickGenerateRequest, quickGenerate } from '#features/generations/contract/generations';
import type { RequestFailure } from '#features/generations/web/describe-refusal';
import { usePaidRequest } from '#features/generations/web/use-paid-request';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { sentImageModel } from '#features/image-models/web/image-models';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { useEnhancement } from './enhancement.ts';

interface QuickGenerateOptions {
  /** Whether the pictures appear in the public gallery. */
  publish?: boolean;
  /** Text of the toast after the server has accepted the prompt. */
  success: string;
  describeFailure(error: unknown): RequestFailure;
  onStarted(id: string): void;
}

/** Sends prompts to the chosen image model. */
export function useQuickGenerate({ publish, success, describeFailure, onStarted }: QuickGenerateOptions) {
  const { imageModels } = usePageState();
  const imageModel = useChosenImageModel();
  const enhance = useEnhancement();
  const { request, isPending, refused, reset } = usePaidRequest({
    send: (asked: QuickGenerateRequest, key) => call(quickGenerate, { body: asked, idempotencyKey: key }),
    nameOf: (asked) => JSON.stringify(asked),
    accepted: { title: 'Generation started!', description: success },
    describeFailure,
    returnTo: () => location.pathname + location.search,
    onStarted,
  });

  function generate(prompt: string, { anyway = false } = {}) {
    const trimmed = prompt.trim();
    const chosen = sentImageModel(imageModels, imageModel);
    if (trimmed !== '')
      return request({
        prompt: trimmed,
        ...(anyway && { anyway }),
        ...(publish && { publish }),
        ...(!enhance && { enhance }),
        ...(chosen !== null && { imageModel: chosen }),
      });
    toastFailure(phrases.promptRequired, phrases.promptRequiredAdvice);
  }

  return { generate, isPending, imageModel, refused, reset };
}

export type QuickGenerate = ReturnType<typeof useQuickGenerate>;
