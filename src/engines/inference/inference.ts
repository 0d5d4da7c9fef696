import { stat } from 'node:fs/promises';
import PQueue from 'p-queue';
import { type Host, type Launcher, launchHost } from './host.ts';
import { InferenceError } from './inference-error.ts';
import { areInstalled } from './installed.ts';
import type { Tensors, Weights } from './messages.ts';

export type { Tensor, Tensors, Weights } from './messages.ts';

/**
 * Runs neural models in the ONNX format, one run at a time whatever the model, in a process of its own. Build one for
 * each process of the server (`main/wiring/worker.ts` does, and closes it) and hand it to all adapters that need a model:
 *
 *     const model = inference.model({ name: 'isnet', weights: async () => files });
 *     const { output } = await model.run({ input: { data, dims: [1, 3, 1024, 1024] } }, { outputs: ['output'], signal });
 *
 * Nothing is loaded before the first run. A model stays loaded for the next one until its room is needed for another,
 * or there has been no run for some minutes. The caller's event loop stays free.
 */
export interface Inference {
  model(source: ModelSource): NeuralModel;
  /** Ends the process, with whatever it runs. */
  close(): void;
}

export interface ModelSource {
  /** Tells models apart, in here and in messages. */
  name: string;
  /** Asked for whenever the model has to be loaded. Paths are cheaper than bytes, which are sent to the process. */
  weights(): Promise<Weights>;
  /**
   * Whether it keeps the memory of a run for the next one. Many runs of one size take half the time so, and the memory
   * is gone from the others as long as the model is loaded.
   */
  keepsMemory?: boolean;
}

export interface NeuralModel {
  /**
   * Runs the model once. Split long work into many runs: others run in between.
   * @param options.outputs names of the outputs that are wanted, the same in each run: the others are left out
   * @throws InferenceError `misconfigured` where ONNX Runtime is not installed or the model cannot be loaded,
   * `transient` when the run failed or the process died of it; the signal's reason when it is aborted, waiting or
   * running (a run that has begun is finished first, and its result is dropped).
   */
  run(inputs: Tensors, options: { outputs: readonly string[]; signal: AbortSignal }): Promise<Tensors>;
}

const IDLE_MS = 3 * 60_000;
/** Bytes of weights that stay loaded at once; a session takes some five times as much. */
const MOST_LOADED = 120e6;

/** @param options.threads how many threads a run may take: the machine's cores */
export function createInference({
  threads,
  launcher,
  idleMs = IDLE_MS,
}: {
  threads: number;
  launcher: Launcher;
  idleMs?: number;
}): Inference {
  const queue = new PQueue({ concurrency: 1 });
  let host: Host | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Bytes of the weights of each model that is loaded, the longest unused first. */
  const loaded = new Map<string, number>();

  const close = () => {
    clearTimeout(idle);
    host?.close();
    host = undefined;
    loaded.clear();
  };
  const aliveHost = () => {
    if (host && !host.isAlive) close();
    host ??= launchHost(launcher);
    return host;
  };
  const makeRoom = async (asked: Host, bytes: number) => {
    for (const name of [...loaded.keys()]) {
      if (sum(loaded.values()) + bytes <= MOST_LOADED) return;
      await asked.ask({ kind: 'release', model: name });
      loaded.delete(name);
    }
  };
  const load = async (
    asked: Host,
    { name, weights, keepsMemory = false }: ModelSource,
    outputs: readonly string[],
  ) => {
    try {
      const source = await weights();
      const bytes = await sizeOf(source);
      await makeRoom(asked, bytes);
      await asked.ask({ kind: 'load', model: name, weights: source, outputs, threads, keepsMemory });
      loaded.set(name, bytes);
    } catch (error) {
      if (error instanceof InferenceError) throw error;
      throw new InferenceError('misconfigured', `The model ${name} cannot be loaded`, { cause: error });
    }
  };
  const run = async (source: ModelSource, inputs: Tensors, outputs: readonly string[]) => {
    const asked = aliveHost();
    const bytes = loaded.get(source.name);
    if (bytes === undefined) await load(asked, source, outputs);
    else {
      loaded.delete(source.name);
      loaded.set(source.name, bytes);
    }
    try {
      const answer = await asked.ask({ kind: 'run', model: source.name, inputs, outputs });
      if (answer.kind !== 'ran') throw new Error('The run was answered with something else');
      return answer.outputs;
    } catch (error) {
      if (error instanceof InferenceError) throw error;
      throw new InferenceError('transient', `The model ${source.name} failed`, { cause: error });
    }
  };

  return {
    model: (source) => ({
      async run(inputs, { outputs, signal }) {
        if (!areInstalled('onnxruntime-node')) {
          throw new InferenceError('misconfigured', 'The package onnxruntime-node is not installed');
        }
        signal.throwIfAborted();
        const result = queue.add(async () => {
          signal.throwIfAborted();
          clearTimeout(idle);
          return await run(source, inputs, outputs).finally(() => {
            idle = setTimeout(close, idleMs).unref();
          });
        });
        return await unlessAborted(result, signal);
      },
    }),
    close,
  };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function sizeOf(weights: Weights): Promise<number> {
  if ('graph' in weights) return await sizeOf(weights.data);
  if (weights instanceof Uint8Array) return weights.length;
  return sum(await Promise.all(weights.map(async (file) => (await stat(file)).size)));
}

function sum(values: Iterable<number>): number {
  return Array.from(values).reduce((total, value) => total + value, 0);
}
