import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Theme = 'light' | 'dark';

/** The dark theme has the same elements in other colors, so only contrast is checked again. */
const RULES: Record<Theme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** Fails on any axe violation of WCAG 2.2 AA in the page's current state, in both themes. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    expect(await findViolations(page, theme), `${state}, ${theme}`).toEqual([]);
}

/**
 * Violations of WCAG 2.2 AA that axe finds in the page's current state.
 * @returns one entry for each element: rule, element and remedy
 */
export async function findViolations(page: Page, theme: Theme): Promise<string[]> {
  // Without motion, nothing is half-faded during the check, such as a closing notification.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await waitForAnimations(page);
  for (const frame of page.frames()) {
    // Loading axe takes as long as checking a small page.
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
  const found = await page.evaluate(runAxe, RULES[theme]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return found;
}

/** Runs in the page. Passing rules are left out of the report, because describing them takes longest. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const inPage: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
  );
}

/** Waits for animations to end: half-faded text has half its contrast. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}
