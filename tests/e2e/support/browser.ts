import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { unpackChromium } from '#engines/page-capture/unpack-chromium';
import { createSession, createUser } from '#testing/factories';
import type { Stage } from './stage.ts';

/** @param args more command-line switches of Chromium */
export async function startBrowser({ args = [] }: { args?: readonly string[] } = {}): Promise<Browser> {
  return await chromium.launch({
    executablePath: join(await unpackChromium(), 'chromium'),
    args: [
      '--no-sandbox',
      '--headless=new',
      '--disable-gpu',
      // Compositing is done by the CPU anyway; in the browser's process it needs no transfer.
      '--in-process-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Subpixel positioning as on users' screens: bare Linux rounds letter widths to whole pixels, so lines would break
      // elsewhere when a font replaces its fallback.
      '--font-render-hinting=none',
      ...args,
    ],
  });
}

/** A page with its own cookies and storage, and a list of its errors. */
export interface Visit {
  page: Page;
  /**
   * Errors and warnings of the console, exceptions, requests without an answer, answers of 400 and above as
   * `401 POST /api/quick-generate`, and violations of the content security policy, in order.
   */
  troubles: string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  origin: string;
  /** Pixels; high enough for most of a page. */
  width?: number;
  height?: number;
}

export async function visit(
  browser: Browser,
  { origin, width = 1440, height = 900, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    // A worker's requests would bypass `page.route`.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(45_000);
  const troubles: string[] = [];
  await context.exposeBinding(POLICY_BROKEN, (_source, what: string) => troubles.push(`policy: ${what}`));
  await context.addInitScript(reportBrokenPolicy, POLICY_BROKEN);
  const watch = (page: Page) => watchForTroubles(page, origin, troubles);
  context.on('page', watch);
  const page = await context.newPage();
  return { page, troubles, close: () => context.close() };
}

/** Like `visit`, signed in as a new user with this many credits. */
export async function visitSignedIn(
  browser: Browser,
  stage: Stage,
  { credits = 10, ...options }: Partial<VisitOptions> & { credits?: number } = {},
): Promise<Visit & { userId: string }> {
  const visitor = await visit(browser, { origin: stage.origin, ...options });
  const user = await createUser(stage.db, { credits });
  const token = await createSession(stage.db, user.id);
  await visitor.page
    .context()
    .addCookies([{ name: 'framewright', value: token, url: stage.origin, httpOnly: true }]);
  return { ...visitor, userId: user.id };
}

/** Fills in the identity provider's form, which the page must show. */
export async function fillSignInForm(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=firstName]').fill('Ada');
  await page.locator('input[name=lastName]').fill('Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const POLICY_BROKEN = 'tellOfBrokenPolicy';

/** Runs in the page before its scripts. Violations of report-only policies do not appear in the console. */
function reportBrokenPolicy(tell: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    const report: unknown = Reflect.get(window, tell);
    if (typeof report === 'function')
      report(`${effectiveDirective} ${blockedURI} from ${sourceFile || document.URL}:${lineNumber}`);
  });
}

function watchForTroubles(page: Page, origin: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The response itself is listed, too.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.text().startsWith('Service Worker registration blocked')) return;
    troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(describe(response, origin));
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Polls that were running when the page closed.
    if (why === 'net::ERR_ABORTED') return;
    troubles.push(`${why} ${request.method()} ${request.url().replace(origin, '')}`);
  });
}

function describe(response: Response, origin: string): string {
  return `${response.status()} ${response.request().method()} ${response.url().replace(origin, '')}`;
}
