import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { findViolations } from '../../tests/e2e/support/accessibility.ts';
import { enterState } from './enter-state.ts';
import type { Site } from './site.ts';
import type { Sitting, Subject } from './sitting.ts';

/** A page that is being left for an address without an answer never lets axe in. */
const LOOK_MS = 60_000;

/** Looks at a state with axe in each theme, on one page. */
export async function judge(
  { browser, site }: { browser: Browser; site: Site },
  { screen, state, width, themes }: Subject,
): Promise<Sitting> {
  const { page, troubles, close } = await enterState({ browser, site }, { state, width, theme: themes[0] });
  for (const theme of themes)
    try {
      const found = await Promise.race([findViolations(page, theme), tooLate()]);
      troubles.push(...found.map((violation) => `${theme}: ${violation}`));
    } catch (error) {
      troubles.push(`not looked at: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
    }
  await close();
  const { expects } = state;
  return {
    ...{ screen: screen.name, state: state.name, width, files: {} },
    troubles: troubles.filter((trouble) => !expects?.test(trouble)),
  };
}

async function tooLate(): Promise<never> {
  await wait(LOOK_MS, undefined, { ref: false });
  throw new Error(`axe took more than ${LOOK_MS / 1_000} s`);
}
