import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { findViolations } from '../../tests/e2e/support/accessibility.ts';
import { enterState } from './enter-state.ts';
import type { ScreenResult, Subject } from './screen-result.ts';
import type { Site } from './site.ts';

/** axe never finishes on a page that is navigating to an address without an answer. */
const AXE_TIMEOUT_MS = 60_000;

/** Checks a state with axe in each theme, on one page. */
export async function checkAccessibility(
  { browser, site }: { browser: Browser; site: Site },
  { screen, state, width, themes }: Subject,
): Promise<ScreenResult> {
  const { page, troubles, close } = await enterState({ browser, site }, { state, width, theme: themes[0] });
  for (const theme of themes)
    try {
      const found = await Promise.race([findViolations(page, theme), timeout()]);
      troubles.push(...found.map((violation) => `${theme}: ${violation}`));
    } catch (error) {
      troubles.push(`not checked: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
    }
  await close();
  const { expects } = state;
  return {
    ...{ screen: screen.name, state: state.name, width, files: {} },
    troubles: troubles.filter((trouble) => !expects?.test(trouble)),
  };
}

async function timeout(): Promise<never> {
  await wait(AXE_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`axe took more than ${AXE_TIMEOUT_MS / 1_000} s`);
}
