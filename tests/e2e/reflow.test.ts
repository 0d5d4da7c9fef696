import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, createUser } from '#testing/factories';
import { startBrowser, type Visit, visit } from './support/browser.ts';
import { findForcedColorFaults } from './support/forced-colors.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { waitForHydration } from './support/parts.ts';
import { findReflowFaults } from './support/reflow.ts';
import { type Stage, startStage } from './support/stage.ts';

const EMAIL = 'wilhelmina.von.hohenlohe-schillingsfuerst@department-of-pictures.university.example';

let stage: Stage;
let browser: Browser;
let visitor: Visit;
const ids = { picture: '', generation: '' };
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage({ env: { ADMIN_EMAILS: EMAIL } }), startBrowser()]);
  const { id } = await createUser(stage.db, { credits: 1_284_650, email: EMAIL });
  [ids.picture] = (await publishPictures(stage, [
    { prompt: 'A fjord under northern lights' },
    { prompt: 'Internationalisation', hasPeople: true },
  ])) as [string, string];
  ids.generation = await stage.request(id, { prompt: 'A lighthouse above the surf', imageCount: 2 });
  await stage.complete(ids.generation);
  visitor = await visit(browser, { origin: stage.origin, reducedMotion: 'reduce' });
  const value = await createSession(stage.db, id);
  await visitor.page
    .context()
    .addCookies([{ name: 'framewright', value, url: stage.origin, httpOnly: true }]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const SCREENS = [
  '/',
  '/?tab=remove-background',
  '/remove-background',
  '/?generation=GENERATION',
  '/gallery',
  '/gallery?q=a+fjord+under+northern+lights+seen+from+a+pier+of+old+wood',
  '/gallery/PICTURE',
  '/create',
  '/prompt-builder/nature/mountain-landscape',
  '/ad-creator',
  '/pricing',
  '/success?success=true',
  '/account',
  '/credits',
  '/library',
  '/verify',
  '/terms-of-service',
  '/sources',
  '/canva-alternative',
  '/no/such/page',
  '/admin/users',
  '/admin/check-credits',
  '/admin/stripe-test',
  '/admin/moderation',
  '/admin/audit',
  '/admin/operations',
];

test.each(SCREENS)(
  '%s keeps its words at four times the size and with letters twice as large, and its edges in forced colors',
  async (screen) => {
    const { page } = visitor;
    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(screen.replace('GENERATION', ids.generation).replace('PICTURE', ids.picture));
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    const found = { narrow: await findReflowFaults(page), large: [] as string[], forced: [] as string[] };
    await page.setViewportSize({ width: 1280, height: 1024 });
    await setLetters(page, 32);
    found.large = await findReflowFaults(page);
    await setLetters(page, 16);
    found.forced = await findForcedColorFaults(page);
    expect(found).toEqual({ narrow: [], large: [], forced: [] });
  },
);

/** Sets the browser's font size, which also scales breakpoints. @param size pixels; the default is 16 */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
  const shown = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(shown).toBe(size);
}
