import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { createOidcIdentityProvider } from '#adapters/identity-providers/oidc/oidc-identity-provider';
import { findWidenableRecipe } from '#adapters/image-models/studio/studio-recipe';
import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import type { CutoutOffer } from '#features/cutouts/rules/admit-cutout';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { ConfiguredModels } from '#features/image-models/rules/configured-models';
import type { ModelBudget } from '#features/image-models/rules/model-budget';
import { openEventHub } from '#features/live-updates/rules/open-event-hub';
import type { Payments } from '#features/plans/rules/payments';
import type { Pages, PolicyEmbeds } from '#features/site/contract/page-state';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { readConfig } from '#main/config/config';
import type { OidcConfig } from '#main/config/sign-in';
import { startIdentityProvider } from '#main/embedded/identity-provider';
import { createAdPreviewer } from '#main/isolation/ad-previewer';
import { createCardPainter } from '#main/isolation/card-painter';
import { createOriginReader } from '#main/isolation/origin-reader';
import { createPictureReader } from '#main/isolation/picture-reader';
import { buildApp } from '#main/wiring/app';
import { findDownloadOffer } from '#main/wiring/download-offer';
import { observeQueue } from '#main/wiring/observe-queue';
import { openTrust } from '#main/wiring/open-provenance';
import { createPool } from '#platform/db/client';
import type { App } from '#platform/http/app';
import { createRateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { RATE_LIMIT_LIST, type RateLimitName } from '#platform/limits/rate-limits';
import { createMetrics } from '#platform/telemetry/metrics';
import type { DiskSpace } from '#ports/disk-space';
import type { PictureSketchers } from '#ports/picture-sketcher';
import type { PromptExplainers } from '#ports/prompt-explainer';
import type { SceneReader } from '#ports/scene-reader';
import type { TextModel } from '#ports/text-model';
import { freePort } from './free-port.ts';
import { TEST_CARD } from './test-card.ts';
import { createTestContext, type TestContext } from './test-context.ts';

export interface TestApp extends TestContext {
  app: App;
  /** Scheme, host and port it listens on. */
  origin: string;
  /** Makes the identity provider unreachable, for good. */
  stopIdentityProvider(): Promise<void>;
}

const TEST_LIMITS = Object.fromEntries(
  RATE_LIMIT_LIST.flatMap(([name, { variable }]) => (variable ? [[name, 100_000]] : [])),
);

const TEST_STREAM_LIMITS = { total: 1_000, perUser: 100, perAddress: 1_000 };

/**
 * The real HTTP side on a loopback port, with the development identity provider. The pages are those of the test:
 * the built ones are tested in a browser.
 */
export async function startTestApp({
  limits = {},
  signupCredits = 10,
  signupCreditsPerNetworkDay = null,
  oidc,
  clientFolder,
  sharedForMs = 0,
  downloads = {},
  cutouts = { model: 'red', cost: 1 },
  webhookHosts = [],
  payments = null,
  imageModels = [TEST_CARD],
  promptExplainers,
  sceneReader = { readScene: async () => ({ objects: [] }) },
  pictureSketchers,
  textModel = createBuiltinTextModel(),
  configuredModels = { models: [], budgetUsd: undefined },
  modelBudget,
  metricsToken,
  logger = pino({ level: 'silent' }),
  policyEmbeds = {},
  streamLimits = {},
  adminAcrs = [],
  storageLimits,
  diskSpace,
  trustProxy = [],
  beside,
}: {
  /** Calls in an hour or a minute, where a test reaches a limit. */
  limits?: Partial<Record<RateLimitName, number>>;
  signupCredits?: number;
  /** New users of a network who get them in a day; null as with the development provider. */
  signupCreditsPerNetworkDay?: number | null;
  /** The identity provider; default: the development provider. */
  oidc?: OidcConfig;
  /** CIDRs of proxies whose forwarded address is believed. */
  trustProxy?: readonly string[];
  /** Where the built client would be; an empty folder when it is not given. */
  clientFolder?: string;
  /** How pictures can be enlarged, where it is not as in the product. */
  downloads?: Partial<ReturnType<typeof findDownloadOffer>>;
  /** How long visitors share answers; never when it is not given, so that tests see what they did. */
  sharedForMs?: number;
  /** The cut-out model; null for none. */
  cutouts?: CutoutOffer | null;
  /** `host:port` of receivers that are called without TLS. */
  webhookHosts?: readonly string[];
  /** The payment gateway (`startTestBilling`); default: none. */
  payments?: Payments | null;
  /** The models on offer, the default first. */
  imageModels?: readonly [ImageModelSummary, ...ImageModelSummary[]];
  /** The prompt explainer; default: every prompt is drawn. */
  promptExplainers?: PromptExplainers;
  /** Reads scenes; default: nothing in a picture can be chosen. */
  sceneReader?: SceneReader;
  /** Painters of sketches; default: none. */
  pictureSketchers?: PictureSketchers;
  /** The text model; default: the built-in one. */
  textModel?: TextModel;
  /** The models on the operations page; default: none. */
  configuredModels?: ConfiguredModels;
  /** Daily budget of hosted models; default: no limit. */
  modelBudget?: ModelBudget;
  /** Token of the metrics; default: none. */
  metricsToken?: string;
  /** Where its log goes; nowhere when it is not given. */
  logger?: Logger;
  /** Hosted documents in the place of our own; none when it is not given. */
  policyEmbeds?: PolicyEmbeds;
  streamLimits?: Partial<typeof TEST_STREAM_LIMITS>;
  /** Ways to sign in that admins must use; any when it is not given. */
  adminAcrs?: readonly string[];
  /** How much may be stored; as much as anybody likes when it is not given. */
  storageLimits?: Partial<StorageLimits>;
  /** The room on its disks; endless when it is not given. */
  diskSpace?: DiskSpace;
  /** Another of the same site: both have one database and one store, which end with that one. */
  beside?: TestApp;
} = {}): Promise<TestApp> {
  const context = beside ?? (await createTestContext());
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-app-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startIdentityProvider({ dataDir, port, publicUrl: origin });
  const pool = createPool({
    url: context.databaseUrl,
    connections: 2,
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 5_000,
    applicationName: 'framewright-test-limits',
    onConnectionError: () => undefined,
  });
  const pictureReader = createPictureReader({ onDeath: () => undefined });
  const originReader = createOriginReader({
    trust: await openTrust({ dataDir: context.dataDir, signer: undefined }),
    onDeath: () => undefined,
  });
  const adPreviewer = createAdPreviewer({ objectStore: context.objectStore, onDeath: () => undefined });
  const metrics = createMetrics({ role: 'web' });
  const events = openEventHub({
    databaseUrl: context.databaseUrl,
    applicationName: `events at ${port}`,
    onLost: () => undefined,
  });
  const cardPainter = createCardPainter({ onDeath: () => undefined });
  const app = await buildApp({
    ...context,
    storageLimits: { ...context.storageLimits, ...storageLimits },
    diskSpace: diskSpace ?? context.diskSpace,
    queue: observeQueue(context.queue, { metrics, onFailed: () => undefined }),
    adPreviewer,
    events,
    streamLimits: { ...TEST_STREAM_LIMITS, ...streamLimits },
    cardPainter,
    readUpload: pictureReader.readUpload,
    readOrigin: originReader.readOrigin,
    identityProvider: createOidcIdentityProvider(oidc ?? provider.oidc),
    limits: createRateLimiters(pool, { ...TEST_LIMITS, ...limits }),
    pages: NAMELESS_PAGES,
    clientFolder: clientFolder ?? dataDir,
    publicUrl: origin,
    callbackUrl: `${origin}/api/auth/callback`,
    trustProxy,
    sharedForMs,
    adminEmails: ['admin@example.test'],
    adminAcrs,
    signupCredits,
    signupCreditsPerNetworkDay,
    imageModels,
    ...(promptExplainers && { promptExplainers }),
    sceneReader,
    editCost: 1,
    canSeeWider: (details) => findWidenableRecipe(details) !== undefined,
    ...(pictureSketchers && { pictureSketchers }),
    configuredModels,
    modelBudget,
    enhancesPrompts: false,
    isCreditFree: false,
    ...findDownloadOffer(),
    ...downloads,
    cutouts,
    webhookHosts,
    payments,
    textModel,
    supportEmail: 'support@example.test',
    salesEmail: 'sales@example.test',
    policyEmbeds,
    isReady: async () => true,
    logger,
    metrics,
    metricsToken,
    retention: readConfig({}).running.retention,
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...context,
    app,
    origin,
    stopIdentityProvider: () => provider.stop(),
    async close() {
      await app.close();
      await events.stop();
      adPreviewer.close();
      cardPainter.close();
      pictureReader.close();
      originReader.close();
      await provider.stop().catch(() => undefined);
      await pool.end();
      if (!beside) await context.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const NAMELESS_PAGES: Pages = {
  queriesFor: () => ['credits', 'generations'],
  render: async ({ state, queries }, card) => ({
    status: state.url === '/nowhere' ? 404 : 200,
    html: `<!doctype html><title>${state.user?.email ?? 'visitor'}</title><meta property="og:image" content="${card.url}">${JSON.stringify(queries)}`,
  }),
  plainFrame: () => ({ head: '', header: '<header></header>' }),
};
