import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails on any axe violation of WCAG 2.2 AA in the page as it stands. The dark theme has other colours and the
 * same elements, so there the contrast alone is looked at again.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, 'light', state, (axe) => axe.withTags(RULES));
  await expectNoViolation(page, 'dark', state, (axe) => axe.withRules(['color-contrast']));
}

async function expectNoViolation(
  page: Page,
  colorScheme: 'light' | 'dark',
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Without movement nothing is half-faded when it is looked at, as a notification that leaves just then.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilStill(page);
  // Legacy: the other way opens a second page for every look.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
  );
  expect(found, `${state}, ${colorScheme}`).toEqual([]);
}

/** Half-faded text has half its contrast: what ends by itself is waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}
