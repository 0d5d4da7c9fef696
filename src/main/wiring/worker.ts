import { constants, setPriority } from 'node:os';
import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import { createResvgAdRenderer } from '#adapters/ad-renderers/resvg/resvg-ad-renderer';
import { createIsnetCutoutModel } from '#adapters/cutout-models/isnet/isnet-cutout-model';
import { createStudioImageModel } from '#adapters/image-models/studio/studio-image-model';
import { createStudioRepaintModel } from '#adapters/image-models/studio/studio-repaint-model';
import { createLocalInference, MODELS_PROGRAM } from '#adapters/local-inference/local-inference';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createMobilenetPictureJudge } from '#adapters/picture-judges/mobilenet/mobilenet-picture-judge';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createEsrganUpscaleModel } from '#adapters/upscale-models/esrgan/esrgan-upscale-model';
import { createBuiltinVisionModel } from '#adapters/vision-models/builtin/builtin-vision-model';
import { createEgressWebhookSender } from '#adapters/webhook-senders/egress/egress-webhook-sender';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import { createPainter } from '#engines/painter/painter';
import {
  analyzeImageJob,
  analyzeWebsiteJob,
  composeAdJob,
  makeAdPictureJob,
} from '#features/ads/jobs/ad-jobs';
import { makeImageFileJob } from '#features/downloads/jobs/make-image-file';
import { findSubjectJob } from '#features/editing/jobs/find-subject';
import { isFavorite } from '#features/favorites/queries/favorites';
import { paintGalleryImageJob } from '#features/gallery/jobs/paint-gallery-image';
import { fillEmptyGallery } from '#features/gallery/rules/fill-empty-gallery';
import { fillGallery } from '#features/gallery/rules/fill-gallery';
import { abandonGenerationJob } from '#features/generations/jobs/abandon-generation';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { makeRenditions } from '#features/images/rules/make-renditions';
import { syncCustomerJob } from '#features/plans/jobs/sync-customer';
import { reconcile } from '#features/plans/rules/reconcile';
import { describeCollection } from '#features/public-api/routes/describe-collection';
import { describeGeneration } from '#features/public-api/routes/describe-generation';
import { describePage } from '#features/public-api/routes/describe-page';
import { describePublication } from '#features/public-api/routes/describe-publication';
import { publishPicture } from '#features/publications/rules/publish-picture';
import { deliverWebhook } from '#features/webhooks/rules/deliver-webhook';
import { waitUntilMigrated } from '#platform/db/wait-until-migrated';
import { READER } from '#platform/isolation/isolated-reader';
import type { RoleConfig } from '../config/config.ts';
import { openPageBrowser } from '../isolation/open-page-browser.ts';
import { createPagePictureReader } from '../isolation/page-picture-reader.ts';
import { watchIsolation } from '../isolation/watch-isolation.ts';
import { watchPageBrowser } from '../isolation/watch-page-browser.ts';
import { checkModelKeys } from '../models/check-model-keys.ts';
import { createModels } from '../models/create-models.ts';
import { modelBudgetOf } from '../models/model-prices.ts';
import { createOnDemandStudio } from '../models/on-demand-studio.ts';
import { readPublicFile } from '../pages/read-public-file.ts';
import { warnSupervisor } from '../supervisor/supervise-program.ts';
import { createContext } from './context.ts';
import { LONG_EDGE_PX } from './download-offer.ts';
import { pauseWhenFull } from './pause-when-full.ts';
import { serveWorkerMetrics } from './serve-worker-metrics.ts';
import { sweepJob } from './sweep.ts';

// Generations at once: one is painted by all threads while others are encoded and stored, or wait for a place that one
// person (LIMIT_RUNNING_PER_USER) does not take up.
const CONCURRENT_GENERATIONS = 3;
// Waiting for hosted models takes nothing of this machine.
const CONCURRENT_HOSTED_GENERATIONS = 6;
// The number of pages that the browser loads at once.
const CONCURRENT_ANALYSES = 2;
// Drawing a print page takes up to 200 MB.
const CONCURRENT_ADS = 2;
// Waiting for receivers takes nothing of this machine; two at a time for each receiver.
const CONCURRENT_WEBHOOKS = { concurrency: 8, groupConcurrency: 2, stopsAtOnce: true };
const DRAIN_MS = 30_000;

/** Runs the jobs, once the database is migrated. */
export async function startWorker(config: RoleConfig): Promise<{ stop(): Promise<void> }> {
  // Painting uses every core, and must not slow down pages.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await waitUntilMigrated(config.databaseUrl);
  const context = await createContext(config, 'worker');
  const { db, hosted, logger, moderation, objectStore, payments, provenance, queue } = context;
  const studio = createPainter({ threads: config.studioThreads });
  const inference = createLocalInference({ threads: config.studioThreads });
  const webhookSender = createEgressWebhookSender({ allowHosts: config.egressAllowHosts });
  const pageBrowser = openPageBrowser(config, logger);
  const pagePictureReader = createPagePictureReader({
    onDeath: (how) => logger.warn(`page picture reader crashed on a picture: ${how}`),
  });
  const models = createModels({
    config,
    hosted,
    studio: createStudioImageModel({ studio, creditFree: config.studioCreditFree }),
    builtinVision: createBuiltinVisionModel({ inference }),
  });
  const studioExplainer = createStudioPromptExplainer({ creditFree: config.studioCreditFree });
  const cutoutModel = createIsnetCutoutModel({ inference });
  const deps = {
    db,
    objectStore,
    provenance,
    readPublicFile,
    adComposer: createBuiltinAdComposer(),
    adRenderer: createResvgAdRenderer(),
    pictureEditor: createBuiltInPictureEditor({
      studio,
      cutoutModel,
      findImageModel: models.generation.generationModels.find,
    }),
    cutoutModel,
    repaintModel: createStudioRepaintModel({
      studio: createOnDemandStudio({ threads: config.studioThreads }),
    }),
    upscaleModel: createEsrganUpscaleModel({ inference }),
    pictureJudge: createMobilenetPictureJudge({ inference }),
    longEdgePx: LONG_EDGE_PX,
    pageBrowser,
    readPagePicture: pagePictureReader.readPagePicture,
    extractKeywords,
    moderation,
    payments,
    queue,
    webhookSender,
    describeGeneration: (of: { userId: string; id: string; inTrash: boolean }) =>
      describeGeneration({ db, publicUrl: config.publicUrl }, of),
    describeCollection: (of: { userId: string; id: string }) =>
      describeCollection({ db, publicUrl: config.publicUrl }, of),
    describePublication: (of: { imageId: string }) =>
      describePublication({ db, publicUrl: config.publicUrl }, of),
    describePage: (of: { userId: string }) => describePage({ db, publicUrl: config.publicUrl }, of),
    isFavorite: (of: { userId: string; imageId: string }) => isFavorite(db, of),
    generationTimeoutS: config.generationTimeoutS,
    promptExplainers: new Map([['studio', studioExplainer]]),
    galleryCron: config.galleryCron,
    galleryBatch: config.galleryBatch,
    galleryKeep: config.galleryKeep,
    retention: config.running.retention,
    galleryImageModel: config.models.images[0],
    modelBudget: modelBudgetOf(config.models),
    onProgressLost: (error: unknown) => logger.debug({ err: error }, 'generation progress not recorded'),
    onFailed: (generationId: string, error: unknown) =>
      logger.error({ err: error, generationId }, 'generation failed, credits released'),
    onAdFailed: (artifactId: string, error: unknown) =>
      logger.warn({ err: error, artifactId }, 'ad composition failed'),
    onAdPictureFailed: (pictureId: string, error: unknown) =>
      logger.warn({ err: error, pictureId }, 'ad picture failed'),
    onFileFailed: (fileId: string, error: unknown) => logger.warn({ err: error, fileId }, 'download failed'),
    onSubjectFailed: (imageId: string, error: unknown) =>
      logger.info({ err: error, imageId }, 'no subject found in a picture'),
    onNotSynced: (userId: string, error: unknown) =>
      logger.error({ err: error, userId }, 'customer not updated at the payment gateway'),
    onAnalysisFailed: (analysisId: string, error: unknown) =>
      logger.warn({ err: error, analysisId }, 'ad analysis failed: could not load the page'),
    onGivenUp: (paintingId: string, error: unknown) =>
      logger.warn({ err: error, paintingId }, 'gallery picture abandoned'),
  };
  await queue.work(
    'run-generation',
    {
      concurrency: config.models.images.every((id) => id === 'studio')
        ? CONCURRENT_GENERATIONS
        : CONCURRENT_HOSTED_GENERATIONS,
      groupConcurrency: config.runningPerUser,
    },
    (attempt) => runGenerationJob({ ...deps, ...models.generation }, attempt),
  );
  await queue.work('abandon-generation', { concurrency: 1 }, (attempt) =>
    abandonGenerationJob(deps, attempt),
  );
  // One at a time, so that a paid picture waits for at most one of these.
  await queue.work('paint-gallery-image', { concurrency: 1, stopsAtOnce: true }, (attempt) =>
    paintGalleryImageJob({ ...deps, ...models.gallery }, attempt),
  );
  await queue.work('publish-picture', { concurrency: 1, stopsAtOnce: true }, ({ data, signal }) =>
    publishPicture({ ...deps, ...models.generation }, { ...data, signal }),
  );
  await queue.work('make-renditions', { concurrency: 1, stopsAtOnce: true }, ({ data, signal }) =>
    makeRenditions(deps, { ...data, signal }),
  );
  await queue.work('make-image-file', { concurrency: 1 }, (attempt) => makeImageFileJob(deps, attempt));
  // One at a time: it holds a whole 4K picture in memory. A stopped job is retried by another worker.
  await queue.work('enlarge-image', { concurrency: 1, groupConcurrency: 1, stopsAtOnce: true }, (attempt) =>
    makeImageFileJob(deps, attempt),
  );
  await queue.work('find-subject', { concurrency: 1, groupConcurrency: 1 }, (attempt) =>
    findSubjectJob(deps, attempt),
  );
  await queue.work('analyze-image', { concurrency: 2 }, (attempt) =>
    analyzeImageJob({ ...deps, ...models.ads }, attempt),
  );
  await queue.work('analyze-website', { concurrency: CONCURRENT_ANALYSES }, (attempt) =>
    analyzeWebsiteJob(deps, attempt),
  );
  // One at a time, so that a paid generation waits for at most one of these.
  await queue.work('make-ad-picture', { concurrency: 1 }, (attempt) =>
    makeAdPictureJob({ ...deps, ...models.ads }, attempt),
  );
  await queue.work('compose-ad', { concurrency: CONCURRENT_ADS }, (attempt) => composeAdJob(deps, attempt));
  await queue.work('fill-gallery', { concurrency: 1 }, async () => {
    await fillGallery(deps, { now: new Date() });
  });
  await queue.work('sweep', { concurrency: 1 }, () => sweepJob(deps));
  await queue.schedule('sweep', '* * * * *');
  await queue.work('deliver-webhook', CONCURRENT_WEBHOOKS, (attempt) => deliverWebhook(deps, attempt));
  await queue.work('sync-customer', { concurrency: 1 }, (attempt) => syncCustomerJob(deps, attempt));
  await queue.work('reconcile-payments', { concurrency: 1 }, () => reconcile(deps));
  if (payments) {
    // Webhooks sent while no worker ran may be lost. Not on the full hour, when most schedules call Stripe.
    await db.transaction().execute((trx) => queue.enqueue(trx, 'reconcile-payments', {}));
    await queue.schedule('reconcile-payments', '17 * * * *');
  } else {
    await queue.unschedule('reconcile-payments');
  }
  if (config.galleryBatch > 0) {
    await fillEmptyGallery(deps);
    await queue.schedule('fill-gallery', config.galleryCron);
  } else {
    await queue.unschedule('fill-gallery');
  }
  const pausing = await pauseWhenFull({
    queue,
    diskSpace: context.diskSpace,
    onChange: (isFull) =>
      isFull
        ? logger.error('disk almost full, storing jobs paused')
        : logger.info('disk has room again, storing jobs resumed'),
  });
  const metricsServer = await serveWorkerMetrics({
    metrics: context.metrics,
    host: config.host,
    port: config.running.workerMetricsPort,
    token: config.running.metricsToken,
  });
  const isolation = watchIsolation({ ...context, dataDir: config.dataDir, role: 'worker' }, [
    { names: ['page-picture-reader', 'model-answer-reader'], program: READER },
    { names: ['models'], program: MODELS_PROGRAM },
  ]);
  const stopping = new AbortController();
  void watchPageBrowser({
    pageBrowser,
    isRemote: config.browser.remote !== undefined,
    isolation,
    logger,
    tell: warnSupervisor,
    signal: stopping.signal,
  });
  void checkModelKeys(context, { models: config.models, signal: stopping.signal, tell: warnSupervisor });
  logger.info('worker started');
  return {
    async stop() {
      isolation.stop();
      pausing.stop();
      stopping.abort(new Error('The worker was told to stop'));
      await queue.stop(DRAIN_MS);
      await webhookSender.close();
      await pageBrowser.close();
      pagePictureReader.close();
      inference.close();
      await studioExplainer.close();
      await studio.close();
      await context.securityEvents.close();
      await db.destroy();
      metricsServer.close();
      await context.tracing.stop();
    },
  };
}
