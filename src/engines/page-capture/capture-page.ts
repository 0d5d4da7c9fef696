import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEVICES } from './devices.ts';
import { findObstacle } from './find-obstacle.ts';
import { hideOverlays } from './hide-overlays.ts';
import { markAsides } from './mark-asides.ts';
import type { SightRefusal } from './messages.ts';
import { readFacts } from './read-facts.ts';
import { readLines } from './read-lines.ts';
import { readLooks } from './read-looks.ts';
import { shootLogo } from './shoot-logo.ts';
import { isSignInPage, Refused, refusalOfError } from './sight-refusal.ts';
import { watchNavigation } from './watch-navigation.ts';

const LOAD_TIMEOUT_MS = 9_000;
/** Some pages grow endlessly while scrolling. */
const MAX_SCROLLS = 10;
/** Pages that lead to another page by a `meta` element. */
const REFRESHES_MAX = 3;
const SCROLL_TIMEOUT_MS = 2_500;
/** Requests of one page, including those of its scripts and frames. */
const MAX_REQUESTS = 200;

type Seen = { sight: unknown } | { refusal: SightRefusal };
type Session = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

/**
 * Opens a page in a new browser context, and reads its content. Page scripts run, but get no permissions, dialogs,
 * downloads, windows or service workers. Never rejects.
 */
export async function capturePage(
  browser: Browser,
  { url, longestMs }: { url: string; longestMs: number },
  dropped: AbortSignal,
): Promise<Seen> {
  const timeOver = AbortSignal.timeout(longestMs);
  let context: BrowserContext | undefined;
  const end = AbortSignal.any([timeOver, dropped]);
  try {
    const late = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => reject(new Refused({ reason: 'tooSlow' })), { once: true });
    });
    late.catch(() => undefined);
    context = await browser.newContext({
      acceptDownloads: false,
      serviceWorkers: 'block',
      permissions: [],
      viewport: { width: DEVICES[0].width, height: DEVICES[0].height },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    return { sight: await Promise.race([look(context, url), late]) };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : refusalOfError(error, url) };
  } finally {
    // Closing the context also ends a page that hangs.
    await context?.close().catch(() => undefined);
  }
}

async function look(context: BrowserContext, url: string): Promise<unknown> {
  await limitRequests(context);
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new Refused({ reason: 'crashed' })));
  });
  crashed.catch(() => undefined);
  return await Promise.race([lookAt(page, context, url), crashed]);
}

async function lookAt(page: Page, context: BrowserContext, url: string): Promise<unknown> {
  const navigation = watchNavigation(page);
  await page.goto(url, { waitUntil: 'commit', timeout: 0 });
  navigation.judge();
  const session = await context.newCDPSession(page);
  await load(page, session);
  for (let hops = 0; hops < REFRESHES_MAX; hops += 1) {
    const next = await evaluate(session, readRefresh);
    if (!next) break;
    await page.goto(next, { waitUntil: 'commit', timeout: 0 });
    navigation.judge();
    await load(page, session);
  }
  const { hadCookieNotice } = await settle(page, session);
  await evaluate(session, markAsides);
  const read = { ...(await evaluate(session, readFacts)), ...(await evaluate(session, readLines)) };
  const logos = await shootLogo(session, (one) => evaluate(session, one), read.logos);
  const facts = { ...read, logos };
  const screenshots = [];
  let looks: unknown;
  for (const { device, mobile, ...size } of DEVICES) {
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 });
    if (device === 'desktop') looks = await evaluate(session, readLooks);
    await page.waitForTimeout(150);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    screenshots.push({ device, png: data });
  }

  // Scripts may have navigated since.
  const status = navigation.judge();
  const seen = { ...facts, hadCookieNotice };
  const obstacle = isSignInPage({ asked: url, reached: page.url(), page: seen })
    ? 'login'
    : findObstacle(seen);
  if (obstacle) throw new Refused({ reason: obstacle });
  return { ...facts, ...(looks as object), finalUrl: page.url(), status, screenshots };
}

/** Waits until the page has loaded. Content that loads later is left out. */
async function load(page: Page, session: Session): Promise<void> {
  const reach = (state: 'domcontentloaded' | 'load' | 'networkidle', timeout: number) =>
    page.waitForLoadState(state, { timeout }).catch(() => undefined);
  const loaded = async () => {
    await reach('domcontentloaded', LOAD_TIMEOUT_MS);
    await reach('load', 5_000);
    await reach('networkidle', 2_500);
    // Pages drawn by scripts are empty at first.
    for (let tries = 0; tries < 15 && (await evaluate(session, isEmpty)); tries += 1)
      await page.waitForTimeout(200);
  };
  await Promise.race([loaded(), page.waitForTimeout(LOAD_TIMEOUT_MS)]);
}

/** Scrolls down so that lazy content loads too, and hides overlays. */
async function settle(page: Page, session: Session): Promise<{ hadCookieNotice: boolean }> {
  const { hidden, pressed, hadCookieNotice } = await evaluate(session, hideOverlays);
  if (pressed) await page.waitForTimeout(600);
  const scrolled = Date.now();
  for (let screen = 0; screen < MAX_SCROLLS && Date.now() - scrolled < SCROLL_TIMEOUT_MS; screen += 1) {
    if (!(await evaluate(session, hasMoreBelow))) break;
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(80);
  }
  for (let tries = 0; tries < 10 && !(await evaluate(session, hasAllPictures)); tries += 1)
    await page.waitForTimeout(150);
  // A slow picture that leads the page is worth more patience.
  for (let tries = 0; tries < 16 && !(await evaluate(session, hasLeadingPictures)); tries += 1)
    await page.waitForTimeout(150);
  // Some overlays appear late, or while scrolling.
  if (hidden === 0) await evaluate(session, hideOverlays);
  await page.mouse.wheel(0, -100_000);
  await page.waitForTimeout(100);
  return { hadCookieNotice };
}

// These run in the page: see `evaluate`.
const isEmpty = () => document.scripts.length > 0 && (document.body?.innerText ?? '').trim().length < 40;
const hasMoreBelow = () => scrollY + innerHeight < (document.scrollingElement?.scrollHeight ?? 0) - 4;
/** Where a page of its own accord soon leads to. Pages that only reload themselves stay. */
const readRefresh = () => {
  const content = document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content') ?? '';
  const [, seconds, address] =
    /^\s*(\d+)[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?(.+?)["']?\s*$/i.exec(content) ?? [];
  const url = address === undefined ? null : URL.parse(address, document.baseURI);
  if (!url || Number(seconds) > 15 || !/^https?:$/.test(url.protocol)) return null;
  return url.href.split('#')[0] === location.href.split('#')[0] ? null : url.href;
};
const hasLeadingPictures = () =>
  Array.from(document.images).every(
    (image) => image.complete || image.getBoundingClientRect().top + scrollY > innerHeight,
  );
const hasAllPictures = () => Array.from(document.images).every((image) => image.complete);

async function limitRequests(context: BrowserContext): Promise<void> {
  let count = 0;
  await context.route('**/*', (route) => {
    count += 1;
    const handled = count > MAX_REQUESTS ? route.abort() : route.continue();
    // The page may have been closed.
    return handled.catch(() => undefined);
  });
}

/** Runs a function in an isolated world of the page, where the page's scripts cannot change its globals. */
async function evaluate<Found>(session: Session, read: () => Found): Promise<Found> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'framewright',
  });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${read.toString()})()`,
    contextId: executionContextId,
    returnByValue: true,
    timeout: 4_000,
  });
  if (exceptionDetails)
    throw new Error(
      exceptionDetails.exception?.description ?? `Reading the page failed: ${exceptionDetails.text}`,
    );
  return result.value as Found;
}
