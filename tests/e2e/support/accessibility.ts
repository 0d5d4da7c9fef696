import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Theme = 'light' | 'dark';

/** The dark theme has the same elements in other colors, so only contrast is checked again. */
const RULES: Record<Theme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** IBM's engine alone: the packages around it send what they find to IBM. */
const ENGINE = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/**
 * Rules of IBM's engine by the elements for which they do not hold: the menus and lists of Radix, which are at the end of the
 * document, and its notifications, which F8 reaches, with the guards around both; boxes that scroll, which axe wants to be
 * reachable; the switch, whose `aria-checked` Biome requires.
 */
const EXEMPT: Readonly<Record<string, string>> = {
  combobox_focusable_elements: '[aria-expanded=true]',
  aria_content_in_landmark: '[data-radix-popper-content-wrapper] *',
  element_tabbable_role_valid: '[data-toasts] *, span[tabindex], pre, [class*=overflow-]',
  aria_attribute_valid: '[role=switch]',
};

/** Fails on any violation of WCAG 2.2 AA in the page's current state, in both themes. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    expect(await findViolations(page, theme), `${state}, ${theme}`).toEqual([]);
}

/**
 * Violations of WCAG 2.2 AA that axe and IBM's engine find in the page's current state.
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
  if (theme === 'light') {
    if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE);
    found.push(...(await page.evaluate(runEngine, EXEMPT)));
  }
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

/** Runs in the page. */
async function runEngine(exempt: Readonly<Record<string, string>>): Promise<string[]> {
  // It takes text that is only clipped for hidden from screen readers.
  const unclipped = new CSSStyleSheet();
  unclipped.replaceSync('[class*=sr-only] { clip-path: none !important }');
  document.adoptedStyleSheets.push(unclipped);
  const { Checker }: typeof import('accessibility-checker-engine/ace.js') = Reflect.get(window, 'ace');
  const { results } = await new Checker().check(document, ['IBM_Accessibility']);
  document.adoptedStyleSheets.pop();
  return results.flatMap(({ ruleId, value, node, message, snippet }) => {
    // What a dialog hides cannot be reached: the dialog keeps the focus.
    const except = ['[aria-hidden=true], [aria-hidden=true] *', exempt[ruleId] ?? []].flat().join();
    const isExempt = node instanceof Element && node.matches(except);
    return value.join() === 'VIOLATION,FAIL' && !isExempt ? [`${ruleId}: ${message}\n${snippet}`] : [];
  });
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
