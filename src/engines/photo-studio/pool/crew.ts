import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { type Arena, allocate, createArena } from '../trace/arena.ts';
import type { CallKernel, RunJob } from '../trace/job.ts';
import { BYTES, MAX_PAGES } from '../trace/kernel-layout.ts';
import { type Answer, CANCELED, NEXT_INDEX, type Order, type ThreadSetup } from './messages.ts';

/** Threads that share one memory and work on one picture at a time. */
export interface Crew {
  /** Its memory, cleared of the last picture. */
  freshArena(): Arena;
  /** Orders for a picture. Jobs reject when `signal` aborts, after all threads have stopped. */
  begin(signal: AbortSignal | undefined): Orders;
  /** Rays traced so far. */
  rays(): number;
  close(): Promise<void>;
}

export interface Orders {
  run: RunJob;
  call: CallKernel;
  /** The block of parameters that later orders use. */
  setParameters(address: number): void;
  end(): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

export async function startCrew(threads: number, { isBackground = false } = {}): Promise<Crew> {
  compiled ??= readFile(new URL('../kernel.wasm', import.meta.url)).then((bytes) =>
    WebAssembly.compile(new Uint8Array(bytes)),
  );
  const module = await compiled;
  const memory = new WebAssembly.Memory({ initial: 64, maximum: MAX_PAGES, shared: true });
  const control = new Int32Array(new SharedArrayBuffer(8));
  const base = createArena(memory);
  const workers = Array.from({ length: threads }, () => {
    const scratch = allocate(base, BYTES.scratch);
    const setup: ThreadSetup = { module, memory, control, scratch, isBackground };
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
  });
  const rays = workers.map(() => 0);
  for (const worker of workers) worker.unref();
  const ask = (worker: Worker, index: number, order: Order) =>
    new Promise<number>((resolve, reject) => {
      const settle = () => {
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
        worker.unref();
      };
      const onMessage = (answer: Answer) => {
        settle();
        rays[index] = answer.rays;
        resolve(answer.value);
      };
      const onError = (error: unknown) => {
        settle();
        reject(error);
      };
      const onExit = () => onError(new Error('a thread of the photo studio ended'));
      worker.ref();
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      worker.postMessage(order);
    });
  return {
    freshArena: () => ({ memory, used: base.used }),
    begin(signal) {
      Atomics.store(control, CANCELED, 0);
      const cancel = () => Atomics.store(control, CANCELED, 1);
      signal?.addEventListener('abort', cancel, { once: true });
      let parameters = 0;
      return {
        async run(job) {
          signal?.throwIfAborted();
          Atomics.store(control, NEXT_INDEX, 0);
          await Promise.all(
            workers.map((worker, index) => ask(worker, index, { kind: 'job', parameters, job })),
          );
          signal?.throwIfAborted();
        },
        call: (name, ...args) => {
          signal?.throwIfAborted();
          return ask(workers[0]!, 0, { kind: 'call', parameters, name, args });
        },
        setParameters(address) {
          parameters = address;
        },
        end: () => signal?.removeEventListener('abort', cancel),
      };
    },
    rays: () => rays.reduce((sum, count) => sum + count, 0),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
