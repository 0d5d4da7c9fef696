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

/** A thread that has refined before is much faster: it is kept for so long. */
const IDLE_MS = 3 * 60_000;

export function createRefiner(): Refiner {
  let rested: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const take = () => {
    clearTimeout(idle);
    const thread = rested ?? new Worker(new URL('./refine-thread.ts', import.meta.url));
    rested = undefined;
    thread.ref();
    return thread;
  };
  const rest = (thread: Worker) => {
    thread.unref();
    if (rested) void thread.terminate();
    else rested = thread;
    idle = setTimeout(() => {
      void rested?.terminate();
      rested = undefined;
    }, IDLE_MS).unref();
  };

  return {
    async refine(order, { signal, onProgress }) {
      signal.throwIfAborted();
      const thread = take();
      try {
        const pixels = await ask(thread, order, signal, onProgress);
        rest(thread);
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
  const leave = () => reject(signal.reason);
  const hear = (answer: Answer) => {
    if ('pixels' in answer) resolve(answer.pixels);
    else onProgress(answer.progress);
  };
  const onExit = (code: number) => reject(new Error(`The thread that refines cut-outs ended with ${code}`));
  signal.addEventListener('abort', leave, { once: true });
  thread.on('message', hear).once('error', reject).once('exit', onExit);
  try {
    thread.postMessage(order);
    return await promise;
  } finally {
    signal.removeEventListener('abort', leave);
    thread.off('message', hear).off('error', reject).off('exit', onExit);
  }
}
