import type { Clock } from '#adapters/model-providers/calls/clock';
import { createHostedModels, type HostedModels } from '#adapters/model-providers/hosted-models';
import { type RunGenerationJobDeps, runGenerationJob } from '#features/generations/jobs/run-generation';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { readConfig } from '#main/config/config';
import { createModels } from '#main/models/create-models';
import type { ImageModel } from '#ports/image-model';
import { paintedBy } from './generation-models.ts';
import { redCutoutModel } from './red-cutout-model.ts';
import type { TestContext } from './test-context.ts';

export interface HostedWorker {
  hosted: HostedModels;
  config: ReturnType<typeof readConfig>;
  models: ReturnType<typeof createModels>;
  /** One attempt at a generation. @returns why it failed for good, if it did */
  attempt(generationId: string, options?: { signal?: AbortSignal }): Promise<unknown[]>;
}

/**
 * A worker with hosted models, wired by the environment like the product, on a test's database.
 * @param studio replaces the studio engine
 * @param clock for its retries and limits; the system's by default
 */
export function startHostedWorker(
  context: TestContext,
  { environment, studio, clock }: { environment: Record<string, string>; studio: ImageModel; clock?: Clock },
): HostedWorker {
  const config = readConfig(environment);
  const hosted = createHostedModels({
    settings: config.models.providers,
    callTimeoutS: config.models.callTimeoutS,
    journal: createCallJournal({ db: context.db, budgetUsd: config.models.budgetUsd }),
    onJournalFailure: (error) => {
      throw error;
    },
    ...(clock && { clock }),
  });
  const models = createModels({
    config,
    hosted,
    studio,
    builtinVision: { id: 'builtin', lookAt: async () => ({ hasPeople: false, tags: [] }) },
  });
  return {
    hosted,
    config,
    models,
    async attempt(generationId, { signal = new AbortController().signal } = {}) {
      const failures: unknown[] = [];
      const deps: RunGenerationJobDeps = {
        ...context,
        ...models.generation,
        cutoutModel: redCutoutModel,
        pictureEditor: paintedBy(studio).pictureEditor,
        generationTimeoutS: config.generationTimeoutS,
        onProgressLost: () => undefined,
        onFailed: (_id, error) => failures.push(error),
      };
      await runGenerationJob(deps, { data: { generationId }, signal });
      return failures;
    },
  };
}
