import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Theme = 'light' | 'dark';

/** The dark theme has other colors and the same elements, so there the contrast alone is looked at again. */
const RULES: Record<Theme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** Fails on any axe violation of WCAG 2.2 AA in the page as it stands, in the light theme and in the dark one. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    expect(await findViolations(page, theme), `${state}, ${theme}`).toEqual([]);
}

/**
 * What axe finds against WCAG 2.2 AA in the page as it stands.
 * @returns one entry an element: the rule, the element, and what would mend it
 */
export async function findViolations(page: Page, theme: Theme): Promise<string[]> {
  // Without movement nothing is half-faded when it is looked at, as a notification that leaves just then.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await untilStill(page);
  for (const frame of page.frames()) {
    // Sending and reading it takes as long as looking at a small page.
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
  const found = await page.evaluate(runAxe, RULES[theme]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return found;
}

/** Runs in the page. What passes is not described: most elements pass most rules, and describing them takes longest. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const inPage: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
  );
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
