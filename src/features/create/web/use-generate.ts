import { type QuickGenerateRequest, quickGenerate } from '#features/generations/contract/generations';
import { type PaidRequestOptions, usePaidRequest } from '#features/generations/web/use-paid-request';
import { call } from '#web/api/call.ts';

export interface GenerateOptions
  extends Pick<PaidRequestOptions<QuickGenerateRequest>, 'form' | 'describeFailure' | 'onStarted'> {
  /** Text of the toast after the server has accepted the prompt. */
  success: string;
}

/** Sends prompts to the image model, one at a time. */
export function useGenerate({ success, ...options }: GenerateOptions) {
  return usePaidRequest({
    send: (body: QuickGenerateRequest, idempotencyKey) => call(quickGenerate, { body, idempotencyKey }),
    nameOf: (body) => JSON.stringify(body),
    accepted: { title: 'Generation started!', description: success },
    returnTo: () => location.pathname + location.search,
    ...options,
  });
}
