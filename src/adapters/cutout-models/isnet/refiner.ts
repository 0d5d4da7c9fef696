import { Worker } from 'node:worker_threads';
import type { Answer, Order } from './refine-thread.ts';

export interface Refiner {
  /**
   * Refines a cut-out on a thread, so that the caller's event loop stays free.
   * @throws the signal's reason when it is aborted
   */
  refine(
    order: Order,
    options: { signal: AbortSignal; onProgress(fraction: number): void },
  ): Promise<Uint8Array>;
}

/** A warm thread is much faster, so it is kept for this long. */
const IDLE_MS = 3 * 60_000;

export function createRefiner(): Refiner {
  let idleThread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const take = () => {
    clearTimeout(idleTimer);
    const thread = idleThread ?? new Worker(new URL('./refine-thread.ts', import.meta.url));
    idleThread = undefined;
    thread.ref();
    return thread;
  };
  const release = (thread: Worker) => {
    thread.unref();
    if (idleThread) void thread.terminate();
    else idleThread = thread;
    idleTimer = setTimeout(() => {
      void idleThread?.terminate();
      idleThread = undefined;
    }, IDLE_MS).unref();
  };

  return {
    async refine(order, { signal, onProgress }) {
      signal.throwIfAborted();
      const thread = take();
      try {
        const pixels = await ask(thread, order, signal, onProgress);
        release(thread);
        return pixels;
      } catch (error) {
        void thread.terminate();
        throw error;
      }
    },
  };
}

async function ask(
  thread: Worker,
  order: Order,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onAbort = () => reject(signal.reason);
  const onMessage = (answer: Answer) => {
    if ('pixels' in answer) resolve(answer.pixels);
    else onProgress(answer.progress);
  };
  const onExit = (code: number) => reject(new Error(`The thread that refines cut-outs ended with ${code}`));
  signal.addEventListener('abort', onAbort, { once: true });
  thread.on('message', onMessage).once('error', reject).once('exit', onExit);
  try {
    thread.postMessage(order);
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
    thread.off('message', onMessage).off('error', reject).off('exit', onExit);
  }
}
