import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Parts of pages that several tests use. */

export const promptBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your prompt' });

export const generateButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Generate', exact: true });

export const creditBalance = (page: Page): Locator => page.getByTitle('Your credits');

export const libraryButton = (page: Page): Locator => page.getByRole('button', { name: 'View Library' });

/** The region that F8 focuses. */
export const notificationRegion = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notification/ });

const ALIVE_MS = 30_000;
const LOOK_MS = 50;

/**
 * Waits until the page is hydrated. The notification region comes with hydration; parts whose code arrives later are hydrated
 * later, and an earlier click on them is lost.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await notificationRegion(page).waitFor({ state: 'attached' });
  // Does not use Vitest's poll, because `npm run screenshots` calls it too.
  const deadline = Date.now() + ALIVE_MS;
  for (let lifeless = -1; lifeless !== 0; ) {
    lifeless = await page.evaluate(countLifeless);
    if (Date.now() > deadline) throw new Error(`${lifeless} controls of ${page.url()} do not answer`);
    if (lifeless > 0) await page.waitForTimeout(LOOK_MS);
  }
}

/** Runs in the page. @returns how many controls are not hydrated, except those that hydrate when they are scrolled near */
function countLifeless(): number {
  const isAlive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'));
  return [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (control) => !isAlive(control) && !control.closest('[data-hydrates="near"]'),
  ).length;
}

/** The visible notifications. */
export const notifications = (page: Page): Locator => notificationRegion(page).locator('li');

/** Waits for this exact notification; fails if there are others. */
export async function expectNotification(page: Page, title: string, description: string): Promise<void> {
  await notifications(page).filter({ hasText: title }).filter({ hasText: description }).waitFor();
  expect(await notifications(page).locator('div > div').allInnerTexts()).toEqual([title, description]);
}

/** Waits until the picture has been decoded. @returns its size, and how many different colors a sample has */
export async function readPicture(
  image: Locator,
): Promise<{ width: number; height: number; colors: number }> {
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = new OffscreenCanvas(64, 64);
    // With `srcset`, `naturalWidth` is in CSS pixels.
    const file = new Image();
    file.src = element.currentSrc;
    await file.decode();
    const brush = canvas.getContext('2d')!;
    brush.drawImage(file, 0, 0, 64, 64);
    const { data } = brush.getImageData(0, 0, 64, 64);
    const colors = new Set(new Uint32Array(data.buffer));
    return { width: file.naturalWidth, height: file.naturalHeight, colors: colors.size };
  });
}
