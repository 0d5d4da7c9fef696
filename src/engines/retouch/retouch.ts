import { Worker } from 'node:worker_threads';
import type { Raster } from './raster.ts';
import type { RetouchAnswer, RetouchOrder } from './retouch-messages.ts';

export interface RetouchOptions {
  signal: AbortSignal;
  /** Called with the increasing fraction of the work done, 0..1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Fills a hole, lays a change in or a cut-out over a background, on a thread of its own that ends with it: the event loop of the program goes on, and
 * memory is freed at once.
 * @returns undefined if it is not possible
 * @throws the signal's reason when aborted; Error if the thread ends early
 */
export async function retouch(
  order: RetouchOrder,
  { signal, onProgress }: RetouchOptions,
): Promise<Raster | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./retouch-worker.ts', import.meta.url));
  const result = Promise.withResolvers<Raster | undefined>();
  const abort = () => result.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  worker.on('message', (answer: RetouchAnswer) => {
    if (answer.kind === 'progress') onProgress?.(answer.fraction);
    else if (answer.kind === 'failed') result.reject(new Error(answer.message));
    else result.resolve(answer.kind === 'done' ? answer.picture : undefined);
  });
  worker.on('error', result.reject);
  worker.on('exit', () => result.reject(new Error('The retouching thread ended')));
  worker.postMessage(order);
  try {
    return await result.promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
