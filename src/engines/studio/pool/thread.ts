import { Worker } from 'node:worker_threads';
import { StudioError } from '../studio-error.ts';
import type { Sketch } from './find-change.ts';
import type { Answer, Order } from './messages.ts';

/** A rendering thread; it handles one order at a time. */
export interface Thread {
  /** Rejects with `worker-crashed` if the thread dies, or with the thread's refusal. */
  ask<Kind extends Answer['kind']>(order: Order, kind: Kind): Promise<Extract<Answer, { kind: Kind }>>;
  /** Called for each finished slice with its share of the work, 0..1. */
  onSlice: (work: number) => void;
  /** Called with a small painting of a changed picture, before that is painted at full size. */
  onSketch: (sketch: Sketch) => void;
  alive: boolean;
  /** An active thread keeps the process alive. */
  setActive(isActive: boolean): void;
  stop(): Promise<void>;
}

export type StartWorker = () => Worker;

const WORKER = new URL('./worker.ts', import.meta.url);

export const startWorker: StartWorker = () => new Worker(WORKER);

export const startBackgroundWorker: StartWorker = () =>
  new Worker(WORKER, { workerData: { isBackground: true } });

export function createThread(start: StartWorker): Thread {
  const worker = start();
  let pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  const fail = (cause: unknown) => {
    thread.alive = false;
    pending?.reject(
      new StudioError('worker-crashed', 'A rendering thread stopped with this picture in hand', { cause }),
    );
    pending = undefined;
  };
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'slice') {
      thread.onSlice(answer.work);
      return;
    }
    if (answer.kind === 'sketch') {
      thread.onSketch(answer.sketch);
      return;
    }
    pending?.resolve(answer);
    pending = undefined;
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(`exit code ${code}`));
  worker.unref();
  const thread: Thread = {
    alive: true,
    onSlice: () => undefined,
    onSketch: () => undefined,
    ask: async (order, kind) => {
      if (!thread.alive) throw new StudioError('worker-crashed', 'This rendering thread has stopped');
      const answer = await new Promise<Answer>((resolve, reject) => {
        pending = { resolve, reject };
        worker.postMessage(order);
      });
      if (answer.kind === 'refused') throw new StudioError(answer.code, answer.message);
      if (answer.kind !== kind)
        throw new Error(`A rendering thread answered ${answer.kind} instead of ${kind}`);
      return answer as Extract<Answer, { kind: typeof kind }>;
    },
    setActive: (isActive) => (isActive ? worker.ref() : worker.unref()),
    stop: async () => {
      await worker.terminate();
    },
  };
  return thread;
}
