import {
  createServer,
  type IncomingMessage,
  maxHeaderSize,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createCardCache } from '#server/domain/cards/card-cache';
import { createCardWall } from '#server/domain/cards/card-wall';
import type { DrawCardDeps } from '#server/domain/cards/draw-card';
import { type AccountDeps, registerAccount } from './account.ts';
import { registerAccountNotices } from './account-notices.ts';
import { type AccountSessionsDeps, registerAccountSessions } from './account-sessions.ts';
import { type AdAnalysesDeps, registerAdAnalyses } from './ad-analyses.ts';
import { type AdArtifactsDeps, registerAdArtifacts } from './ad-artifacts.ts';
import { type AdCampaignsDeps, registerAdCampaigns } from './ad-campaigns.ts';
import { registerAdCreatorFormats } from './ad-creator-formats.ts';
import { type AdPicturesDeps, registerAdPictures } from './ad-pictures.ts';
import { type AdPreviewsDeps, registerAdPreviews } from './ad-previews.ts';
import { type AdTextsDeps, registerAdTexts } from './ad-texts.ts';
import { type AdminAuditDeps, registerAdminAudit } from './admin-audit.ts';
import { type AdminCreditsDeps, registerAdminCredits } from './admin-credits.ts';
import { type AdminModerationDeps, registerAdminModeration } from './admin-moderation.ts';
import { type AdminOperationsDeps, registerAdminOperations } from './admin-operations.ts';
import { type AdminSecurityEventsDeps, registerAdminSecurityEvents } from './admin-security-events.ts';
import { type AdminUsersDeps, registerAdminUsers } from './admin-users.ts';
import { type AnalyzeImageDeps, registerAnalyzeImage } from './analyze-image.ts';
import { registerApiDocument } from './api-document.ts';
import { type ApiKeysDeps, registerApiKeys } from './api-keys.ts';
import { type AuthDeps, registerAuth } from './auth.ts';
import { type BillingDeps, registerBilling } from './billing.ts';
import { type CardsDeps, registerCards } from './cards.ts';
import { createRequestId } from './create-request-id.ts';
import { type CreditHistoryDeps, registerCreditHistory } from './credit-history.ts';
import { type DownloadImageDeps, registerDownloadImage } from './download-image.ts';
import { type DownloadZipDeps, registerDownloadZip } from './download-zip.ts';
import { nothingHere, sendError, setErrorHandlers } from './error-handler.ts';
import { type EventsDeps, registerEvents } from './events.ts';
import { type FeedsDeps, registerFeeds } from './feeds.ts';
import { type GalleryDeps, registerGallery } from './gallery.ts';
import { type GalleryPublishingDeps, registerGalleryPublishing } from './gallery-publishing.ts';
import { type GalleryReportsDeps, registerGalleryReports } from './gallery-reports.ts';
import { type GenerateGroundedDeps, registerGenerateGrounded } from './generate-grounded.ts';
import { type GenerationsDeps, registerGenerations } from './generations.ts';
import { type HealthDeps, registerHealth } from './health.ts';
import { type ImageFilesDeps, registerImageFiles } from './image-files.ts';
import { registerImageForms } from './image-forms.ts';
import { type ImageModelsDeps, registerImageModels } from './image-models.ts';
import { type ImagesDeps, registerImages } from './images.ts';
import { type MetricsDeps, registerMetrics } from './metrics.ts';
import { registerModels } from './models.ts';
import { observeRequests } from './observe-requests.ts';
import { collectRoutes } from './openapi/collect-routes.ts';
import { type PagesDeps, registerPages } from './pages.ts';
import { type PaymentTestDeps, registerPaymentTest } from './payment-test.ts';
import {
  type ProductsDeps,
  type ProductUploadDeps,
  registerProducts,
  registerProductUpload,
} from './products.ts';
import { type RateLimits, registerRateLimits } from './rate-limits.ts';
import { recordRefusals } from './record-refusals.ts';
import { registerRefuseWhenFull } from './refuse-when-full.ts';
import { type RemoveBackgroundDeps, registerRemoveBackground } from './remove-background.ts';
import { createResponseCache } from './response-cache.ts';
import { registerAdmission } from './route.ts';
import { registerSameOrigin } from './same-origin.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerSession, type SessionDeps, sessionCookieName } from './session.ts';
import { registerSharedPictures, type SharedPicturesDeps } from './shared-pictures.ts';
import { storedTheme } from './stored-theme.ts';
import { registerStripeWebhook, type StripeWebhookDeps } from './stripe-webhook.ts';
import { registerTemplateSets } from './template-sets.ts';
import { registerV1Gallery, type V1GalleryDeps } from './v1/v1-gallery.ts';
import { registerV1Generations, type V1GenerationsDeps } from './v1/v1-generations.ts';
import { registerV1Pictures, type V1PicturesDeps } from './v1/v1-pictures.ts';
import { registerVerify, type VerifyDeps } from './verify.ts';
import { registerVisualize, type VisualizeDeps } from './visualize.ts';
import { registerWebhooks, type WebhooksDeps } from './webhooks.ts';

export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type AppDeps = AccountDeps &
  AccountSessionsDeps &
  AdAnalysesDeps &
  AdArtifactsDeps &
  AdPicturesDeps &
  AdCampaignsDeps &
  AdPreviewsDeps &
  AdTextsDeps &
  AdminAuditDeps &
  AdminCreditsDeps &
  AdminModerationDeps &
  AdminOperationsDeps &
  AdminSecurityEventsDeps &
  AdminUsersDeps &
  AnalyzeImageDeps &
  ApiKeysDeps &
  AuthDeps &
  BillingDeps &
  Omit<CardsDeps, 'cardWall' | 'cardCache'> &
  DrawCardDeps &
  CreditHistoryDeps &
  DownloadImageDeps &
  DownloadZipDeps &
  EventsDeps &
  FeedsDeps &
  GalleryDeps &
  GalleryPublishingDeps &
  GalleryReportsDeps &
  GenerateGroundedDeps &
  GenerationsDeps &
  HealthDeps &
  ImageFilesDeps &
  ImageModelsDeps &
  ImagesDeps &
  MetricsDeps &
  Omit<PagesDeps, 'cardWall'> &
  PaymentTestDeps &
  ProductsDeps &
  ProductUploadDeps &
  Parameters<typeof registerRefuseWhenFull>[1] &
  RemoveBackgroundDeps &
  SessionDeps &
  SharedPicturesDeps &
  StripeWebhookDeps &
  V1GalleryDeps &
  V1GenerationsDeps &
  V1PicturesDeps &
  VerifyDeps &
  VisualizeDeps &
  WebhooksDeps & {
    limits: RateLimits;
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
  const routes = collectRoutes(app);
  const cardWall = createCardWall(deps);

  await registerSecurityHeaders(app, deps);
  // Before the cache, which keeps no answer that sets a cookie.
  await app.register(cookie);
  cache.register(app);
  await app.register(compress, COMPRESSION);
  registerSameOrigin(app, deps);
  registerRateLimits(app, deps.limits);
  registerSession(app, deps);
  registerRefuseWhenFull(app, deps);
  registerAdmission(app, deps);

  registerHealth(app, deps);
  registerAccount(app, deps);
  registerAccountSessions(app, deps);
  registerAccountNotices(app, deps);
  registerAdAnalyses(app, deps);
  registerAdArtifacts(app, deps);
  await registerAdCampaigns(app, deps);
  registerAdCreatorFormats(app);
  registerAdPictures(app, deps);
  registerAdPreviews(app, deps);
  registerAdTexts(app, deps);
  registerAdminAudit(app, deps);
  registerAdminCredits(app, deps);
  registerAdminModeration(app, deps);
  registerAdminOperations(app, deps);
  registerAdminSecurityEvents(app, deps);
  registerAdminUsers(app, deps);
  registerApiDocument(app, routes, deps);
  registerApiKeys(app, deps);
  registerAuth(app, deps);
  registerBilling(app, deps);
  registerCards(app, { ...deps, cardWall, cardCache: createCardCache(deps) });
  registerCreditHistory(app, deps);
  registerDownloadImage(app, deps);
  await registerDownloadZip(app, deps);
  registerEvents(app, deps);
  registerFeeds(app, deps);
  registerGallery(app, deps);
  registerGalleryPublishing(app, deps);
  registerGalleryReports(app, deps);
  registerGenerateGrounded(app, deps);
  registerGenerations(app, deps);
  registerImageFiles(app, deps);
  registerImageModels(app, deps);
  registerImages(app, deps);
  registerMetrics(app, deps);
  registerModels(app);
  registerProducts(app, deps);
  await registerImageForms(app, [
    (forms, queueUpload) => registerAnalyzeImage(forms, queueUpload, deps),
    (forms, queueUpload) => registerProductUpload(forms, queueUpload, deps),
    (forms, queueUpload) => registerRemoveBackground(forms, queueUpload, deps),
    (forms, queueUpload) => registerV1Pictures(forms, queueUpload, deps),
  ]);
  registerPaymentTest(app, deps);
  registerSharedPictures(app, deps);
  await registerStripeWebhook(app, deps);
  registerTemplateSets(app);
  registerV1Gallery(app, deps);
  registerV1Generations(app, deps);
  await registerVerify(app, deps);
  registerVisualize(app, deps);
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
