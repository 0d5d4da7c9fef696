import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readFocus } from './focus.ts';

/** More Tab presses than any flow needs. */
const MOST_STOPS = 60;

/**
 * Presses Tab until the target has the focus. Fails if it is never reached, or if an element on the way is invisible,
 * covered, unnamed, or has no visible focus.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  const faults: string[] = [];
  const focused = target.and(page.locator(':focus'));
  do {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    passed.push(focus?.name ?? 'nothing');
    for (const fault of focus?.faults ?? []) faults.push(`${focus?.name}: ${fault}`);
  } while ((await focused.count()) === 0 && passed.length < MOST_STOPS);
  expect(faults).toEqual([]);
  if ((await focused.count()) === 0) throw new Error(`${target} is not reached by ${passed.join(', ')}`);
}

/** Waits until the target has the focus, for example after a dialog closes. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((it) => it === document.activeElement)).toBe(true);
}

/** Fails if Tab leaves the dialog, in either direction, or reaches an element without visible focus. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await dialog
    .locator(':focus')
    .or(dialog.and(page.locator(':focus')))
    .waitFor({ state: 'attached' });
  const stops = await dialog.evaluate(
    (it) => it.querySelectorAll('a, button, input, select, textarea, [tabindex="0"]').length,
  );
  const keys = [...Array(Math.min(stops, 12) + 1).fill('Tab'), 'Shift+Tab', 'Shift+Tab'];
  const faults: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    if (!(await dialog.evaluate((it) => it.contains(document.activeElement))))
      faults.push(`${focus?.name ?? 'nothing'} is outside`);
    for (const fault of focus?.faults ?? []) faults.push(`${focus?.name}: ${fault}`);
  }
  expect(faults).toEqual([]);
}
