import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import { createResvgAdRenderer } from '#adapters/ad-renderers/resvg/resvg-ad-renderer';
import { composeAdJob, makeAdPictureJob } from '#features/ads/jobs/ad-jobs';
import { startQueue } from '#platform/queue/queue';
import type { ImageModel } from '#ports/image-model';
import { drawSample } from './picture-factories.ts';
import { redCutoutModel } from './red-cutout-model.ts';
import type { TestContext } from './test-context.ts';

/** A worker for ads and their pictures. */
export async function startAdWorker(
  context: TestContext,
  { imageModel = sampleImageModel }: { imageModel?: ImageModel } = {},
): Promise<{ stop(drainMs?: number): Promise<void> }> {
  const worker = await startQueue({
    databaseUrl: context.databaseUrl,
    role: 'worker',
    onError: () => undefined,
  });
  const deps = {
    ...context,
    imageModel,
    cutoutModel: redCutoutModel,
    adComposer: createBuiltinAdComposer(),
    adRenderer: createResvgAdRenderer(),
    onAdPictureFailed: () => undefined,
    onAdFailed: () => undefined,
  };
  await worker.work('make-ad-picture', { concurrency: 1 }, (attempt) => makeAdPictureJob(deps, attempt));
  await worker.work('compose-ad', { concurrency: 2 }, (attempt) => composeAdJob(deps, attempt));
  return { stop: (drainMs = 20_000) => worker.stop(drainMs) };
}

/** Draws the same in no time, as its own work, or the reference where there is one. */
const sampleImageModel: ImageModel = {
  id: 'sample',
  generate: async ({ width, height, reference }) => ({
    image: reference ?? drawSample(width, height),
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Sample',
      category: null,
      hasPeople: false,
      notes: [],
      details: {},
    },
  }),
};
