import './name-schemas.ts';
import { createServer, maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type AccountsDeps, registerAccountsRoutes } from '#features/accounts/routes/accounts';
import { findOpenSession } from '#features/accounts/rules/find-open-session';
import { requireFreshSignIn } from '#features/accounts/rules/require-fresh-sign-in';
import { type AdsDeps, registerAdsRoutes } from '#features/ads/routes/ads';
import { type AnalyzeImageDeps, registerAnalyzeImage } from '#features/ads/routes/analyze-image';
import { type ApiKeysDeps, registerApiKeys } from '#features/api-keys/routes/api-keys';
import {
  type ProductsDeps,
  type ProductUploadDeps,
  registerProducts,
  registerProductUpload,
} from '#features/assets/routes/products';
import { type AuditDeps, registerAuditRoutes } from '#features/audit/routes/audit';
import { type CutoutsDeps, registerCutoutRoutes } from '#features/cutouts/routes/cutouts';
import { type DownloadsDeps, registerDownloadRoutes } from '#features/downloads/routes/downloads';
import { type GalleryDeps, registerGalleryRoutes } from '#features/gallery/routes/gallery';
import { type GenerationsDeps, registerGenerationRoutes } from '#features/generations/routes/generations';
import { type ImageModelsDeps, registerImageModelRoutes } from '#features/image-models/routes/image-models';
import { type ImagesDeps, registerImageRoutes } from '#features/images/routes/images';
import { type LiveUpdatesDeps, registerLiveUpdateRoutes } from '#features/live-updates/routes/events';
import {
  type AdminModerationDeps,
  registerModerationQueueRoutes,
} from '#features/moderation-queue/routes/admin-moderation';
import { type MyAccountDeps, registerMyAccountRoutes } from '#features/my-account/routes/account';
import { type OperationsDeps, registerOperationsRoutes } from '#features/operations/routes/operations';
import { type PlansDeps, registerPlanRoutes } from '#features/plans/routes/plans';
import { registerPromptBuilderRoutes } from '#features/prompt-builder/routes/prompt-builder';
import { registerProvenanceRoutes, type VerifyDeps } from '#features/provenance/routes/verify';
import { registerV1Gallery, type V1GalleryDeps } from '#features/public-api/routes/v1-gallery';
import { registerV1Generations, type V1GenerationsDeps } from '#features/public-api/routes/v1-generations';
import { registerV1Pictures, type V1PicturesDeps } from '#features/public-api/routes/v1-pictures';
import { recordRefusals } from '#features/security-events/routes/record-refusals';
import { registerSharedPictures, type SharedPicturesDeps } from '#features/sharing/routes/shared-pictures';
import { type FeedsDeps, registerFeeds } from '#features/site/routes/feeds';
import { type CardsDeps, registerCards } from '#features/social-cards/routes/cards';
import { createCardCache } from '#features/social-cards/rules/card-cache';
import { createCardWall } from '#features/social-cards/rules/card-wall';
import type { DrawCardDeps } from '#features/social-cards/rules/draw-card';
import { registerStatementRoutes, type StatementDeps } from '#features/statement/routes/credit-history';
import { registerRefuseWhenFull } from '#features/storage/routes/refuse-when-full';
import { registerUsersRoutes, type UsersDeps } from '#features/users/routes/users';
import { registerWebhooks, type WebhooksDeps } from '#features/webhooks/routes/webhooks';
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
import { registerImageForms } from '#platform/http/uploads/image-forms';
import { registerAdmission } from './admission.ts';
import { registerApiDocument } from './api-document.ts';
import { type PagesDeps, registerPages } from './pages.ts';

export type AppDeps = AccountsDeps &
  AdsDeps &
  AdminModerationDeps &
  AnalyzeImageDeps &
  ApiKeysDeps &
  AuditDeps &
  Omit<CardsDeps, 'cardWall' | 'cardCache'> &
  DrawCardDeps &
  CutoutsDeps &
  DownloadsDeps &
  FeedsDeps &
  GalleryDeps &
  GenerationsDeps &
  ImageModelsDeps &
  ImagesDeps &
  LiveUpdatesDeps &
  MyAccountDeps &
  OperationsDeps &
  Omit<PagesDeps, 'cardWall'> &
  PlansDeps &
  ProductsDeps &
  ProductUploadDeps &
  Parameters<typeof registerRefuseWhenFull>[1] &
  Parameters<typeof findOpenSession>[0] &
  SharedPicturesDeps &
  StatementDeps &
  V1GalleryDeps &
  V1GenerationsDeps &
  V1PicturesDeps &
  UsersDeps &
  VerifyDeps &
  WebhooksDeps & {
    limits: RateLimiters;
    /** CIDRs of proxies that are believed what address they forward for, and what they call a request. */
    trustProxy: readonly string[];
    /** Milliseconds for which visitors share the answers of shared routes; 0: never. */
    sharedForMs: number;
    logger: FastifyBaseLogger;
  };

// A JSON body of this product is a few thousand characters; uploads have their own limit.
const BODY_LIMIT_BYTES = 256 * 1024;

// A first page of the gallery takes 30 kB in all its forms, a page 100 kB.
const SHARED_MAX_BYTES = 32 * 1024 * 1024;
// As Fastify's own server has it.
const KEEP_ALIVE_MS = 72_000;
const CLOSING_MS = 50;

// Pages and JSON are compressed as they are sent: a quality that costs a millisecond. Pictures are compressed already.
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  customTypes: /^(text\/html|application\/(json|xml|rss\+xml))/,
  threshold: 1_024,
  // No request need be compressed: nothing that a stranger sends is inflated.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** The whole HTTP side of the product, not yet listening. */
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
    // What visitors share is answered before anything else sees the request.
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        if (!cache.answer(request, response)) handler(request, response);
      }),
    loggerInstance: deps.logger,
    trustProxy: deps.trustProxy.length > 0 ? [...deps.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // A route answers for any part of its address: where it were too long, nothing would be said of keys and rates.
    routerOptions: { maxParamLength: maxHeaderSize },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nameOf,
    // An address that is no address is one where nothing is.
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
  // Before the cache, which keeps no answer that sets a cookie.
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

  registerAccountsRoutes(app, deps);
  await registerAdsRoutes(app, deps);
  registerModerationQueueRoutes(app, deps);
  registerApiDocument(app, deps);
  registerApiKeys(app, deps);
  registerAuditRoutes(app, deps);
  await registerPlanRoutes(app, deps);
  registerCards(app, { ...deps, cardWall, cardCache: createCardCache(deps) });
  registerStatementRoutes(app, deps);
  await registerDownloadRoutes(app, deps);
  registerFeeds(app, deps);
  registerGalleryRoutes(app, deps);
  registerGenerationRoutes(app, deps);
  registerImageModelRoutes(app, deps);
  registerImageRoutes(app, deps);
  registerLiveUpdateRoutes(app, deps);
  registerPromptBuilderRoutes(app);
  registerOperationsRoutes(app, deps);
  registerProducts(app, deps);
  await registerImageForms(app, [
    (forms, queueUpload) => registerAnalyzeImage(forms, queueUpload, deps),
    (forms, queueUpload) => registerProductUpload(forms, queueUpload, deps),
    (forms, queueUpload) => registerCutoutRoutes(forms, queueUpload, deps),
    (forms, queueUpload) => registerV1Pictures(forms, queueUpload, deps),
  ]);
  await registerMyAccountRoutes(app, deps);
  registerSharedPictures(app, deps);
  registerV1Gallery(app, deps);
  registerV1Generations(app, deps);
  await registerProvenanceRoutes(app, deps);
  registerUsersRoutes(app, deps);
  registerWebhooks(app, deps);
  await registerPages(app, { ...deps, cardWall });
  return app;
}

/**
 * A server that closes ends the connections that are idle at that moment. One whose request ends later would keep it for
 * as long as browsers are kept waiting for their next, and so would one that never sent a request, which node counts as
 * busy: browsers open such ones ahead.
 */
function closeConnectionsAsTheyIdle(app: App): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Listening for the socket's data would take node's fast way of reading it.
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      for (const socket of unused) socket.destroy();
      app.server.closeIdleConnections();
    }, CLOSING_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
