import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEVICES } from './devices.ts';
import { hideOverlays } from './hide-overlays.ts';
import { MOST_REQUESTS } from './limits.ts';
import type { SightRefusal } from './messages.ts';
import { readFacts } from './read-facts.ts';
import { readLines } from './read-lines.ts';
import { readLooks } from './read-looks.ts';
import { isSignInPage, Refused, refusalOfError } from './sight-refusal.ts';
import { watchNavigation } from './watch-navigation.ts';

const LONGEST_LOAD_MS = 9_000;
/** Some pages grow for as long as somebody scrolls. */
const MOST_SCREENS = 10;
const LONGEST_SCROLL_MS = 2_500;

type Seen = { sight: unknown } | { refusal: SightRefusal };
type Session = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

/**
 * Opens a page in a context of its own, which is thrown away, and notes what it shows. Page scripts run, but get no
 * permission, dialog, download, window or service worker. Never rejects.
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
      viewport: { width: DEVICES[0]!.width, height: DEVICES[0]!.height },
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    return { sight: await Promise.race([look(context, url), late]) };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : refusalOfError(error, url) };
  } finally {
    // A page that hangs does not keep its process.
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
  await settle(page, session);
  const facts = { ...(await evaluate(session, readFacts)), ...(await evaluate(session, readLines)) };
  const screenshots = [];
  let looks: unknown;
  for (const { device, mobile, ...size } of DEVICES) {
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 });
    if (device === 'desktop') looks = await evaluate(session, readLooks);
    await page.waitForTimeout(150);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    screenshots.push({ device, png: data });
  }

  // Scripts may have gone elsewhere since.
  const status = navigation.judge();
  if (isSignInPage({ asked: url, reached: page.url(), facts })) throw new Refused({ reason: 'login' });
  return { ...facts, ...(looks as object), finalUrl: page.url(), status, screenshots };
}

/**
 * Waits until the page has drawn what it loads by itself, and what it loads when somebody scrolls, and clears away what
 * lies over it.
 */
async function settle(page: Page, session: Session): Promise<void> {
  const reach = (state: 'domcontentloaded' | 'load' | 'networkidle', timeout: number) =>
    page.waitForLoadState(state, { timeout }).catch(() => undefined);
  const loaded = async () => {
    await reach('domcontentloaded', LONGEST_LOAD_MS);
    await reach('load', 5_000);
    await reach('networkidle', 2_500);
    // Programs that draw a page begin with an empty one.
    for (let look = 0; look < 15 && (await isYetEmpty(session)); look += 1) await page.waitForTimeout(200);
  };
  // What is still to come by then is left out.
  await Promise.race([loaded(), page.waitForTimeout(LONGEST_LOAD_MS)]);
  const { hidden, pressed } = await evaluate(session, hideOverlays);
  if (pressed) await page.waitForTimeout(600);
  const scrolled = Date.now();
  for (let screen = 0; screen < MOST_SCREENS && Date.now() - scrolled < LONGEST_SCROLL_MS; screen += 1) {
    if (!(await hasMoreBelow(session))) break;
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(80);
  }
  for (let look = 0; look < 10 && !(await hasAllPictures(session)); look += 1) await page.waitForTimeout(150);
  // Some come late, or when somebody scrolls.
  if (hidden === 0) await evaluate(session, hideOverlays);
  await page.mouse.wheel(0, -100_000);
  await page.waitForTimeout(100);
}

async function isYetEmpty(session: Session): Promise<boolean> {
  const read = () => ({
    isEmpty: document.scripts.length > 0 && (document.body?.innerText ?? '').trim().length < 40,
  });
  return (await evaluate(session, read)).isEmpty;
}

async function hasMoreBelow(session: Session): Promise<boolean> {
  const read = () => ({
    isMore: scrollY + innerHeight < (document.scrollingElement?.scrollHeight ?? 0) - 4,
  });
  return (await evaluate(session, read)).isMore;
}

async function hasAllPictures(session: Session): Promise<boolean> {
  const read = () => ({ isComplete: Array.from(document.images).every((image) => image.complete) });
  return (await evaluate(session, read)).isComplete;
}

async function limitRequests(context: BrowserContext): Promise<void> {
  let asked = 0;
  await context.route('**/*', (route) => {
    asked += 1;
    const passed = asked > MOST_REQUESTS ? route.abort() : route.continue();
    // The page may be gone.
    return passed.catch(() => undefined);
  });
}

/** Runs a function beside the page's own scripts, which cannot change what it finds in its world. */
async function evaluate<Found extends object>(session: Session, read: () => Found): Promise<Found> {
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
    throw new Error(exceptionDetails.exception?.description ?? `Reading it failed: ${exceptionDetails.text}`);
  return result.value as Found;
}
