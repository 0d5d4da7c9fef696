import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { unpackChromium } from '#engines/page-capture/unpack-chromium';

/**
 * The same browser without any guard: no proxy, and every name and address but the site's leads to the canary.
 * @param passed `host:port`, reached as they are
 */
export async function launchUnguarded(canaryPort: number, passed: readonly string[]): Promise<Browser> {
  const rules = [...passed.map((host) => `MAP ${host} ${host}`), `MAP * 127.0.0.1:${canaryPort}`];
  return await chromium.launch({
    executablePath: join(await unpackChromium(), 'chromium'),
    args: [`--host-resolver-rules=${rules.join(',')}`, '--disable-gpu'],
  });
}

/** Opens a page as anybody would, and waits until `isDone`, or for `longestMs`. */
export async function openUnguarded(
  browser: Browser,
  url: string,
  { isDone, longestMs }: { isDone(): boolean; longestMs: number },
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  const end = Date.now() + longestMs;
  while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  await context.close();
}
