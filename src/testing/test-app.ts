import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Pages } from '#contract/page-state';
import { createOidcIdentityProvider } from '#server/adapters/identity-providers/oidc/oidc-identity-provider';
import { createBuiltinTextModel } from '#server/adapters/text-models/builtin/builtin-text-model';
import { createPool } from '#server/db/client';
import type { Payments } from '#server/domain/billing/payments';
import type { CutoutOffer } from '#server/domain/cutouts/admit-cutout';
import { type App, buildApp } from '#server/http/app';
import { createAdPreviewer } from '#server/main/ad-previewer';
import { listenOnce } from '#server/main/check-machine';
import { findDownloadOffer } from '#server/main/download-offer';
import { startIdentityProvider } from '#server/main/embedded/identity-provider';
import { openTrust } from '#server/main/open-provenance';
import { createOriginReader } from '#server/main/origin-reader';
import { createPictureReader } from '#server/main/picture-reader';
import { createRateLimiters } from '#server/main/rate-limiters';
import type { TextModel } from '#server/ports/text-model';
import { CookieBrowser } from './cookie-browser.ts';
import { createTestContext, type TestContext } from './test-context.ts';

export interface TestApp extends TestContext {
  app: App;
  /** Scheme, host and port it listens on. */
  origin: string;
  /** Makes the identity provider unreachable, for good. */
  stopIdentityProvider(): Promise<void>;
}

export const TEST_LIMITS = {
  signInPerHour: 1_000,
  paidPerHour: 1_000,
  uploadPerHour: 10_000,
  reportPerHour: 1_000,
  imageFilePerHour: 1_000,
  enlargementPerHour: 1_000,
  promoCodePerHour: 1_000,
  verifyPerHour: 1_000,
  accountExportPerHour: 1_000,
  adCallPerHour: 1_000,
  adCallTotalPerHour: 10_000,
  adAnalysisPerHour: 1_000,
  adAnalysisTotalPerHour: 10_000,
  adPreviewPerMinute: 10_000,
  readPerMinute: 100_000,
  runningPerUser: 2,
};

/**
 * The real HTTP side on a loopback port, with the development identity provider. The pages are those of the test:
 * the built ones are tested in a browser.
 */
export async function startTestApp({
  limits = {},
  signupCredits = 10,
  clientFolder,
  sharedForMs = 0,
  downloads = {},
  cutouts = { model: 'red', cost: 1 },
  payments = null,
  textModel = createBuiltinTextModel(),
}: {
  limits?: Partial<typeof TEST_LIMITS>;
  signupCredits?: number;
  /** Where the built client would be; an empty folder when it is not given. */
  clientFolder?: string;
  /** How pictures can be enlarged, where it is not as in the product. */
  downloads?: Partial<ReturnType<typeof findDownloadOffer>>;
  /** How long visitors share answers; never when it is not given, so that tests see what they did. */
  sharedForMs?: number;
  /** What takes backgrounds out; null where nothing does. */
  cutouts?: CutoutOffer | null;
  /** What takes payments (`startTestBilling`); nothing does when it is not given. */
  payments?: Payments | null;
  /** What writes texts, where it is not the built-in one. */
  textModel?: TextModel;
} = {}): Promise<TestApp> {
  const context = await createTestContext();
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-app-'));
  const port = await listenOnce(0, '127.0.0.1');
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
  const app = await buildApp({
    ...context,
    adPreviewer,
    readUpload: pictureReader.readUpload,
    readOrigin: originReader.readOrigin,
    identityProvider: createOidcIdentityProvider(provider.oidc),
    limits: createRateLimiters(pool, { ...TEST_LIMITS, ...limits }),
    pages: NAMELESS_PAGES,
    clientFolder: clientFolder ?? dataDir,
    publicUrl: origin,
    callbackUrl: `${origin}/api/auth/callback`,
    trustProxy: [],
    sharedForMs,
    adminEmails: ['admin@example.test'],
    signupCredits,
    imageModels: [{ id: 'test-card', name: 'Test card', cost: 1 }],
    ...findDownloadOffer(),
    ...downloads,
    cutouts,
    payments,
    textModel,
    supportEmail: 'support@example.test',
    salesEmail: 'sales@example.test',
    isReady: async () => true,
    logger: pino({ level: 'silent' }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...context,
    app,
    origin,
    stopIdentityProvider: () => provider.stop(),
    async close() {
      await app.close();
      adPreviewer.close();
      pictureReader.close();
      originReader.close();
      await provider.stop().catch(() => undefined);
      await pool.end();
      await context.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const NAMELESS_PAGES: Pages = {
  queriesFor: () => ['credits', 'generations'],
  render: async ({ state, queries }) => ({
    status: state.url === '/nowhere' ? 404 : 200,
    html: `<!doctype html><title>${state.user?.email ?? 'visitor'}</title>${JSON.stringify(queries)}`,
  }),
};

/** Signs in through the whole flow. @returns the browser with its session, and where it was sent in the end */
export async function signIn(
  origin: string,
  {
    email,
    returnTo,
    browser = new CookieBrowser(),
  }: { email: string; returnTo?: string; browser?: CookieBrowser },
): Promise<{ browser: CookieBrowser; landing: Response; callbackUrl: URL }> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const follow = async (from: Response, base: URL | string, init?: RequestInit) => {
    const url = new URL(from.headers.get('location')!, base);
    return { url, answer: await browser.go(url, init) };
  };
  const login = await browser.go(`${origin}/api/auth/login${query}`);
  const form = await follow(login, origin);
  const page = form.answer.status === 200 ? form : await follow(form.answer, form.url);
  const sent = await browser.go(page.url, {
    method: 'POST',
    body: new URLSearchParams({ email, firstName: 'Ada', lastName: 'Lovelace' }),
  });
  const resumed = await follow(sent, page.url);
  const callbackUrl = new URL(resumed.answer.headers.get('location')!, resumed.url);
  return { browser, landing: await browser.go(callbackUrl), callbackUrl };
}
