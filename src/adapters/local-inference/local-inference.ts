import { availableParallelism } from 'node:os';
import { INFERENCE_PROCESS } from '#engines/inference/host';
import { createInference, type Inference } from '#engines/inference/inference';
import { InferenceError } from '#engines/inference/inference-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { IsolatedProgram } from '#platform/isolation/isolated-program';
import { launchIsolated, setHolding } from '#platform/isolation/launch-isolated';

export const MODELS_PROGRAM: IsolatedProgram = {
  ...INFERENCE_PROCESS,
  limits: {
    memoryMb: 4_000,
    processes: 64 + 4 * availableParallelism(),
    openFiles: 256,
    fileMb: 16,
    folderMb: 16,
    // The process lives while there is work. A run that this limit cuts off is retried.
    cpuS: 6 * 3_600,
  },
};

/**
 * The inference engine in an isolated process, with ProviderError instead of its own errors.
 * @param options.threads threads per run: the number of the machine's cores
 */
export function createLocalInference(options: { threads: number; idleMs?: number }): Inference {
  const launch = () => launchIsolated(MODELS_PROGRAM);
  const inference = createInference({ ...options, launcher: { launch, setHolding } });
  return {
    model(source) {
      const model = inference.model(source);
      return { run: (inputs, request) => model.run(inputs, request).catch(throwProviderError) };
    },
    close: () => inference.close(),
  };
}

function throwProviderError(error: unknown): never {
  if (error instanceof InferenceError)
    throw new ProviderError(error.kind, error.message, { cause: error.cause });
  throw error;
}
