import './name-schemas.ts';
import { createServer, maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerAccountsRoutes } from '#features/accounts/routes/accounts';
import { findOpenSession } from '#features/accounts/rules/find-open-session';
import { requireFreshSignIn } from '#features/accounts/rules/require-fresh-sign-in';
import { registerAdsRoutes } from '#features/ads/routes/ads';
import { registerAnalyzeImage } from '#features/ads/routes/analyze-image';
import { registerApiKeys } from '#features/api-keys/routes/api-keys';
import { registerProducts, registerProductUpload } from '#features/assets/routes/products';
import { registerAuditRoutes } from '#features/audit/routes/audit';
import { registerCollectionRoutes } from '#features/collections/routes/collections';
import { registerCutoutRoutes } from '#features/cutouts/routes/cutouts';
import { registerDownloadRoutes } from '#features/downloads/routes/downloads';
import { registerEditRoutes } from '#features/editing/routes/edits';
import { registerFavoriteRoutes } from '#features/favorites/routes/favorites';
import { registerGalleryRoutes } from '#features/gallery/routes/gallery';
import { registerGenerationRoutes } from '#features/generations/routes/generations';
import { registerSketchRoutes } from '#features/generations/routes/sketches';
import { registerTrashRoutes } from '#features/generations/routes/trash';
import { registerImageModelRoutes } from '#features/image-models/routes/image-models';
import { registerImageRoutes } from '#features/images/routes/images';
import { describeSearch } from '#features/library/rules/describe-search';
import { registerLiveUpdateRoutes } from '#features/live-updates/routes/events';
import { registerMcp } from '#features/mcp/routes/mcp';
import { registerModerationQueueRoutes } from '#features/moderation-queue/routes/admin-moderation';
import { registerMyAccountRoutes } from '#features/my-account/routes/account';
import { registerConnections } from '#features/oauth/routes/connections';
import { registerOauthProtocol } from '#features/oauth/routes/oauth-protocol';
import { createAnswerSlots } from '#features/openai-api/routes/answer-slots';
import { countOpenRequests, MOST_OPEN } from '#features/openai-api/routes/open-requests';
import { registerOpenaiEdits } from '#features/openai-api/routes/openai-edits';
import { registerOpenaiRoutes } from '#features/openai-api/routes/openai-images';
import { registerOperationsRoutes } from '#features/operations/routes/operations';
import { registerPeopleRoutes } from '#features/people/routes/people';
import { registerPlanRoutes } from '#features/plans/routes/plans';
import { registerPromptBuilderRoutes } from '#features/prompt-builder/routes/prompt-builder';
import { registerProvenanceRoutes } from '#features/provenance/routes/verify';
import { registerV1Account } from '#features/public-api/routes/v1-account';
import { registerV1Ads } from '#features/public-api/routes/v1-ads';
import { registerV1Collections } from '#features/public-api/routes/v1-collections';
import { registerV1Edits } from '#features/public-api/routes/v1-edits';
import { registerV1Gallery } from '#features/public-api/routes/v1-gallery';
import { registerV1Generations } from '#features/public-api/routes/v1-generations';
import { registerV1Images } from '#features/public-api/routes/v1-images';
import { registerV1Uploads } from '#features/public-api/routes/v1-uploads';
import { registerPublicationRoutes } from '#features/publications/routes/publications';
import { recordRefusals } from '#features/security-events/routes/record-refusals';
import { registerSharedPictures } from '#features/sharing/routes/shared-pictures';
import { registerFeeds } from '#features/site/routes/feeds';
import { registerCards } from '#features/social-cards/routes/cards';
import { createCardCache } from '#features/social-cards/rules/card-cache';
import { createCardWall } from '#features/social-cards/rules/card-wall';
import { registerStatementRoutes } from '#features/statement/routes/credit-history';
import { registerRefuseWhenFull } from '#features/storage/routes/refuse-when-full';
import { registerUploadRoutes } from '#features/uploads/routes/uploads';
import { registerUsersRoutes } from '#features/users/routes/users';
import { registerWebhooks } from '#features/webhooks/routes/webhooks';
import type { App } from '#platform/http/app';
import { createResponseCache } from '#platform/http/caching/response-cache';
import { registerRateLimits } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { createRequestId } from '#platform/http/requests/create-request-id';
import { observeRequests } from '#platform/http/requests/observe-requests';
import { storedTheme } from '#platform/http/requests/stored-theme';
import { nothingHere, sendError, setErrorHandlers } from '#platform/http/responses/error-handler';
import { registerSameOrigin } from '#platform/http/security/same-origin';
import { registerSecurityHeaders } from '#platform/http/security/security-headers';
import { registerSession, sessionCookieName } from '#platform/http/security/session';
import { type QueueUpload, registerImageForms, UPLOADS } from '#platform/http/uploads/image-forms';
import { createUploadQueues, type UploadQueues } from '#platform/http/uploads/upload-queue';
import { registerAdmission } from './admission.ts';
import { registerApiDocument } from './api-document.ts';
import { registerPages } from './pages.ts';

const ROUTES = [
  registerAccountsRoutes,
  registerAdsRoutes,
  registerModerationQueueRoutes,
  registerApiDocument,
  registerApiKeys,
  registerAuditRoutes,
  registerPlanRoutes,
  registerCards,
  registerConnections,
  registerStatementRoutes,
  registerDownloadRoutes,
  registerEditRoutes,
  registerFeeds,
  registerCollectionRoutes,
  registerFavoriteRoutes,
  registerGalleryRoutes,
  registerGenerationRoutes,
  registerSketchRoutes,
  registerTrashRoutes,
  registerImageModelRoutes,
  registerImageRoutes,
  registerLiveUpdateRoutes,
  registerPeopleRoutes,
  registerPromptBuilderRoutes,
  registerOauthProtocol,
  registerPublicationRoutes,
  registerOpenaiRoutes,
  registerOperationsRoutes,
  registerProducts,
  registerFormRoutes,
  registerMcp,
  registerMyAccountRoutes,
  registerSharedPictures,
  registerV1Generations,
  registerV1Edits,
  registerV1Images,
  registerV1Collections,
  registerV1Gallery,
  registerV1Account,
  registerV1Ads,
  registerProvenanceRoutes,
  registerUsersRoutes,
  registerWebhooks,
  registerPages,
];
/** Routes that take a picture in a form. */
const FORM_ROUTES = [
  registerAnalyzeImage,
  registerProductUpload,
  registerUploadRoutes,
  registerCutoutRoutes,
  registerV1Uploads,
  registerOpenaiEdits,
];

/** The intersection of what all functions of a union take as their last parameter. */
type DepsOf<Register> = (
  Register extends (app: App, deps: infer Deps) => unknown
    ? (deps: Deps) => void
    : Register extends (app: App, queueUpload: QueueUpload, deps: infer Deps) => unknown
      ? (deps: Deps) => void
      : never
) extends (deps: infer All) => void
  ? All
  : never;

type FormDeps = DepsOf<(typeof FORM_ROUTES)[number]> & { uploadQueues: UploadQueues };

export type AppDeps = Omit<
  DepsOf<(typeof ROUTES)[number]>,
  | 'cardWall'
  | 'cardCache'
  | 'countOpenRequest'
  | 'countWaitingRequest'
  | 'describeSearch'
  | 'uploadQueues'
  | 'waitForAnswerSlot'
> &
  Parameters<typeof createCardWall>[0] &
  Parameters<typeof createCardCache>[0] &
  Parameters<typeof registerRefuseWhenFull>[1] &
  Parameters<typeof findOpenSession>[0] & {
    limits: RateLimiters;
    /** CIDRs of the trusted proxies: their `X-Forwarded-For` and `X-Request-Id` are used. */
    trustProxy: readonly string[];
    /** Milliseconds for which answers to visitors are cached; 0: not at all. */
    sharedForMs: number;
    logger: FastifyBaseLogger;
  };

// JSON bodies have a few thousand characters; uploads have their own limit.
const BODY_LIMIT_BYTES = 256 * 1024;

// The gallery's first page takes 30 kB in all encodings, a page 100 kB.
const SHARED_MAX_BYTES = 32 * 1024 * 1024;
// Fastify's default.
const KEEP_ALIVE_MS = 72_000;
const CLOSING_MS = 50;

// Pages and JSON are compressed on the fly, at a quality that takes a millisecond. Pictures are compressed already.
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  customTypes: /^(text\/html|application\/(json|xml|rss\+xml))/,
  threshold: 1_024,
  // Requests are never decompressed.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** Builds the HTTP server, which does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const nameOf = createRequestId(deps.trustProxy);
  const cache = createResponseCache({
    nameOf,
    freshForMs: deps.sharedForMs,
    maxBytes: SHARED_MAX_BYTES,
    readCookies(header) {
      const cookies = app.parseCookie(header);
      const hasSession = cookies[sessionCookieName(deps.publicUrl)] !== undefined;
      return { hasSession, theme: storedTheme(cookies, deps.publicUrl) };
    },
    onAnswer: deps.metrics.countSharedAnswer,
  });
  const app = Fastify({
    // Cached answers are sent before any hook runs.
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        if (!cache.answer(request, response)) handler(request, response);
      }),
    loggerInstance: deps.logger,
    trustProxy: deps.trustProxy.length > 0 ? [...deps.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // No limit for path parameters: otherwise Fastify would answer without key check and rate limit.
    routerOptions: { maxParamLength: maxHeaderSize },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nameOf,
    // A malformed address is a 404.
    frameworkErrors: (_error, request, reply) => sendError(nothingHere(), request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setErrorHandlers(app);
  closeConnectionsAsTheyIdle(app);
  observeRequests(app, deps);
  recordRefusals(app, deps);
  const cardWall = createCardWall(deps);

  await registerSecurityHeaders(app, deps);
  // Before the cache, which skips answers that set a cookie.
  await app.register(cookie);
  cache.register(app);
  await app.register(compress, COMPRESSION);
  registerSameOrigin(app, deps);
  registerRateLimits(app, deps.limits);
  registerSession(app, {
    publicUrl: deps.publicUrl,
    findOpenSession: (token) => findOpenSession(deps, token),
    requireFreshSignIn,
  });
  registerRefuseWhenFull(app, deps);
  registerAdmission(app, deps);

  const routeDeps = {
    ...deps,
    cardWall,
    cardCache: createCardCache(deps),
    countOpenRequest: countOpenRequests(MOST_OPEN.tools),
    countWaitingRequest: countOpenRequests(MOST_OPEN.pictures),
    waitForAnswerSlot: createAnswerSlots(),
    uploadQueues: createUploadQueues(UPLOADS),
    describeSearch: (q: string) => describeSearch(q, deps.queryReader),
  };
  for (const register of ROUTES) await register(app, routeDeps);
  return app;
}

async function registerFormRoutes(app: App, deps: FormDeps): Promise<void> {
  await registerImageForms(
    app,
    deps.uploadQueues,
    FORM_ROUTES.map((register) => (forms, queueUpload) => register(forms, queueUpload, deps)),
  );
}

/**
 * When the server closes, Node closes only connections that are idle at that moment. This also closes those that become
 * idle later, and those on which no request was ever sent (browsers open such connections ahead), which Node counts as
 * busy.
 */
function closeConnectionsAsTheyIdle(app: App): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // A data listener on the socket would disable Node's fast path.
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      for (const socket of unused) socket.destroy();
      app.server.closeIdleConnections();
    }, CLOSING_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
