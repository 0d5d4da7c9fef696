import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { findWidenableRecipe } from '#adapters/image-models/studio/studio-recipe';
import { createStudioPictureSketcher } from '#adapters/picture-sketchers/studio/studio-picture-sketcher';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createStudioQueryReader } from '#adapters/query-readers/studio/studio-query-reader';
import { areInstalled } from '#engines/inference/installed';
import { openEventHub } from '#features/live-updates/rules/open-event-hub';
import { createPool } from '#platform/db/client';
import { waitUntilMigrated } from '#platform/db/wait-until-migrated';
import { createRateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { READER } from '#platform/isolation/isolated-reader';
import type { RoleConfig } from '../config/config.ts';
import { createAdPreviewer } from '../isolation/ad-previewer.ts';
import { createCardPainter } from '../isolation/card-painter.ts';
import { createOriginReader } from '../isolation/origin-reader.ts';
import { createPictureReader } from '../isolation/picture-reader.ts';
import { watchIsolation } from '../isolation/watch-isolation.ts';
import { createTextModel } from '../models/create-text-model.ts';
import { listConfiguredModels } from '../models/list-configured-models.ts';
import { listImageModels } from '../models/list-image-models.ts';
import { modelBudgetOf } from '../models/model-prices.ts';
import { loadPages } from '../pages/load-pages.ts';
import { readPublicFile } from '../pages/read-public-file.ts';
import { buildApp } from './app.ts';
import { createContext } from './context.ts';
import { findDownloadOffer } from './download-offer.ts';
import { openTrust } from './open-provenance.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SHARED_FOR_MS = 2_000;

/** Serves pages and API, once the database is migrated. */
export async function startWeb(
  config: RoleConfig,
  { isDev = false } = {},
): Promise<{ stop(): Promise<void> }> {
  await waitUntilMigrated(config.databaseUrl);
  const context = await createContext(config, 'web');
  // The rate limiter runs its own SQL, on separate connections.
  const limiterPool = createPool({ ...context.database, connections: 2 });
  const pictureReader = createPictureReader({
    onDeath: (how) => context.logger.warn(`upload reader crashed on a picture: ${how}`),
  });
  const originReader = createOriginReader({
    trust: await openTrust(config),
    onDeath: (how) => context.logger.warn(`credentials reader crashed on a picture: ${how}`),
  });
  const adPreviewer = createAdPreviewer({
    objectStore: context.objectStore,
    onDeath: (how) => context.logger.warn(`ad previewer crashed: ${how}`),
  });
  const events = openEventHub({
    databaseUrl: config.databaseUrl,
    applicationName: `${context.database.applicationName}-events`,
    onLost: (error) =>
      context.logger.warn({ err: error }, 'event connection lost, browsers poll until it is back'),
  });
  const openPages = isDev ? (await import('../dev/load-source-pages.ts')).loadSourcePages : loadPages;
  let isStopping = false;
  const cardPainter = createCardPainter({
    onDeath: (how) => context.logger.warn(`card painter crashed: ${how}`),
  });
  const studioExplainer = createStudioPromptExplainer({ creditFree: config.studioCreditFree });
  const studioSketcher = createStudioPictureSketcher({ creditFree: config.studioCreditFree });
  const app = await buildApp({
    ...context,
    textModel: createTextModel({ models: config.models, hosted: context.hosted, purpose: 'ads' }),
    adPreviewer,
    cardPainter,
    readPublicFile,
    readUpload: pictureReader.readUpload,
    readOrigin: originReader.readOrigin,
    ...(await openPages(ROOT, {
      beginsTraces: config.running.traceEndpoint !== undefined,
      dataDir: config.dataDir,
    })),
    limits: createRateLimiters(limiterPool, config.limits),
    events,
    streamLimits: config.running.streamLimits,
    publicUrl: config.publicUrl,
    callbackUrl: `${config.publicUrl}/api/auth/callback`,
    trustProxy: config.trustProxy,
    retention: config.running.retention,
    metricsToken: config.running.metricsToken,
    sharedForMs: SHARED_FOR_MS,
    adminEmails: config.adminEmails,
    adminAcrs: config.adminAcrs,
    signupCredits: config.signupCredits,
    signupCreditsPerNetworkDay: config.oidc.isDevelopment ? null : config.signupCreditsPerNetworkDay,
    imageModels: listImageModels(config, context.hosted),
    promptExplainers: new Map([['studio', studioExplainer]]),
    sceneReader: studioExplainer,
    editCost: config.generationCost,
    canSeeWider: (details) => findWidenableRecipe(details) !== undefined,
    pictureSketchers: new Map([['studio', studioSketcher]]),
    queryReader: createStudioQueryReader(),
    modelBudget: modelBudgetOf(config.models),
    configuredModels: listConfiguredModels(config.models, context.hosted),
    isCreditFree: config.studioCreditFree,
    enhancesPrompts:
      config.models.text !== 'builtin' && context.hosted.missing(config.models.text) === undefined,
    ...findDownloadOffer(),
    cutouts: areInstalled('onnxruntime-node', '@imgly/background-removal-data')
      ? { model: 'isnet', cost: config.generationCost }
      : null,
    webhookHosts: config.egressAllowHosts,
    supportEmail: config.supportEmail,
    salesEmail: config.salesEmail,
    policyEmbeds: config.policyEmbeds,
    isReady: () =>
      sql`SELECT 1`.execute(context.db).then(
        () => !isStopping,
        () => false,
      ),
  });
  const isolation = watchIsolation({ ...context, dataDir: config.dataDir, role: 'web' }, [
    {
      names: ['picture-reader', 'credentials-reader', 'card-painter', 'ad-previewer'],
      program: READER,
    },
  ]);
  await app.listen({ port: config.port, host: config.host });
  return {
    async stop() {
      isStopping = true;
      await delay(config.drainS * 1_000);
      await app.close();
      await events.stop();
      isolation.stop();
      adPreviewer.close();
      cardPainter.close();
      studioSketcher.close();
      await studioExplainer.close();
      pictureReader.close();
      originReader.close();
      await context.queue.stop(0);
      await context.securityEvents.close();
      await context.db.destroy();
      await context.tracing.stop();
      await limiterPool.end();
    },
  };
}
