import type { ImageModelV4CallOptions, ImageModelV4Result } from '@ai-sdk/provider';
import { z } from 'zod';
import { CanceledError } from '#platform/errors/canceled-error';
import { exceptCanceled } from '../calls/clock.ts';
import { requestJson } from '../calls/request-json.ts';
import { UnbilledError } from '../calls/unbilled-error.ts';

interface Account {
  fetch: typeof globalThis.fetch;
  baseUrl: string;
  apiToken: string;
}

/** Present in all of Replicate's answers about a prediction. */
const prediction = z.object({
  id: z.string().regex(/^[\w-]+$/),
  status: z.string(),
  started_at: z.string().nullish(),
});

/**
 * Makes a picture, and asks Replicate to stop if the generation is canceled. The prediction's outcome is still awaited: it
 * may have succeeded, and it costs nothing if it never started.
 * @param generate makes the picture with the given `fetch`
 * @throws UnbilledError if it was stopped before it started
 */
export async function stopWhenCanceled(
  account: Account,
  options: ImageModelV4CallOptions,
  generate: (
    fetch: typeof globalThis.fetch,
    options: ImageModelV4CallOptions,
  ) => PromiseLike<ImageModelV4Result>,
): Promise<ImageModelV4Result> {
  const { abortSignal } = options;
  if (!abortSignal) return await generate(account.fetch, options);
  let seen: z.infer<typeof prediction> | undefined;
  let isAsked = false;
  const ask = () => {
    if (isAsked || !seen || !(abortSignal.reason instanceof CanceledError)) return;
    isAsked = true;
    // The prediction's status shows whether this worked.
    void askToStop(account, seen.id).catch(() => undefined);
  };
  const observe: typeof globalThis.fetch = async (input, init) => {
    const response = await account.fetch(input, init);
    if (response.headers.get('content-type')?.includes('json')) {
      const { data } = prediction.safeParse(
        await response
          .clone()
          .json()
          .catch(() => undefined),
      );
      seen = data ?? seen;
      ask();
    }
    return response;
  };
  abortSignal.addEventListener('abort', ask);
  try {
    return await generate(observe, { ...options, abortSignal: exceptCanceled(abortSignal) });
  } catch (error) {
    if (!isAsked || !seen || !['canceled', 'aborted'].includes(seen.status)) throw error;
    throw seen.started_at == null ? new UnbilledError('Stopped before it started') : abortSignal.reason;
  } finally {
    abortSignal.removeEventListener('abort', ask);
  }
}

async function askToStop({ fetch, baseUrl, apiToken }: Account, id: string): Promise<void> {
  await requestJson(fetch, {
    url: `${baseUrl}/predictions/${id}/cancel`,
    headers: { authorization: `Bearer ${apiToken}` },
    body: {},
    signal: AbortSignal.timeout(STOP_MS),
    schema: z.unknown(),
  });
}

const STOP_MS = 10_000;
