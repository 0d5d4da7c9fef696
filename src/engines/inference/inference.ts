import { stat } from 'node:fs/promises';
import PQueue from 'p-queue';
import { type Host, type Launcher, launchHost } from './host.ts';
import { InferenceError } from './inference-error.ts';
import { areInstalled } from './installed.ts';
import type { Tensors, Weights } from './messages.ts';

export type { Tensor, Tensors, Weights } from './messages.ts';

/**
 * Runs neural models in the ONNX format in a separate process, one run at a time across all models. Create one for each
 * server process (`main/wiring/worker.ts` does, and closes it) and pass it to all adapters that need a model:
 *
 *     const model = inference.model({ name: 'isnet', weights: async () => files });
 *     const { output } = await model.run({ input: { data, dims: [1, 3, 1024, 1024] } }, { outputs: ['output'], signal });
 *
 * A model is loaded at its first run. It stays loaded until its memory is needed for another model, or there has been no run
 * for some minutes. The caller's event loop stays free.
 */
export interface Inference {
  model(source: ModelSource): NeuralModel;
  /** Ends the process and any current run. */
  close(): void;
}

export interface ModelSource {
  /** Identifies the model. */
  name: string;
  /** Called whenever the model is loaded. Paths are cheaper than bytes, which are sent to the process. */
  weights(): Promise<Weights>;
  /**
   * Whether to keep a run's memory for the next one. This halves the time of many runs of the same size, but the memory
   * stays reserved while the model is loaded.
   */
  keepsMemory?: boolean;
}

export interface NeuralModel {
  /**
   * Runs the model once. Split long work into many runs, so that others can run in between.
   * @param options.outputs names of the wanted outputs, the same in each run
   * @throws InferenceError `misconfigured` if ONNX Runtime is not installed or the model cannot be loaded, `transient` if the
   * run fails or the process dies; the signal's reason if it aborts (a started run finishes, and its result is dropped)
   */
  run(inputs: Tensors, options: { outputs: readonly string[]; signal: AbortSignal }): Promise<Tensors>;
}

const IDLE_MS = 3 * 60_000;
/** Bytes of weights that stay loaded at once; a session takes about five times as much. */
const MAX_LOADED_BYTES = 120e6;

/** @param options.threads threads per run: the number of the machine's cores */
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
  /** Bytes of the weights of each loaded model, least recently used first. */
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
  const makeRoom = async (alive: Host, bytes: number) => {
    for (const name of [...loaded.keys()]) {
      if (sum(loaded.values()) + bytes <= MAX_LOADED_BYTES) return;
      await alive.ask({ kind: 'release', model: name });
      loaded.delete(name);
    }
  };
  const load = async (
    alive: Host,
    { name, weights, keepsMemory = false }: ModelSource,
    outputs: readonly string[],
  ) => {
    try {
      const source = await weights();
      const bytes = await sizeOf(source);
      await makeRoom(alive, bytes);
      await alive.ask({ kind: 'load', model: name, weights: source, outputs, threads, keepsMemory });
      loaded.set(name, bytes);
    } catch (error) {
      if (error instanceof InferenceError) throw error;
      throw new InferenceError('misconfigured', `The model ${name} cannot be loaded`, { cause: error });
    }
  };
  const run = async (source: ModelSource, inputs: Tensors, outputs: readonly string[]) => {
    const alive = aliveHost();
    const bytes = loaded.get(source.name);
    if (bytes === undefined) await load(alive, source, outputs);
    else {
      loaded.delete(source.name);
      loaded.set(source.name, bytes);
    }
    try {
      const answer = await alive.ask({ kind: 'run', model: source.name, inputs, outputs });
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
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
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
