import type { Browser } from 'playwright-core';
import { createSession } from '#testing/factories';
import { type Visit, visit } from '../../tests/e2e/support/browser.ts';
import { waitForHydration } from '../../tests/e2e/support/parts.ts';
import type { Theme } from './read-options.ts';
import type { State } from './screen.ts';
import type { Site } from './site.ts';

/** Window heights by width, CSS pixels. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1_024, 1024: 768, 1440: 900, 1920: 1_080 };
const ACTION_TIMEOUT_MS = 15_000;

/** A page in a state; failed actions are in `troubles`. */
export type Entered = Visit & { height: number };

/** Opens a page, and runs the actions of the state. */
export async function enterState(
  { browser, site }: { browser: Browser; site: Site },
  { state, width, theme }: { state: State; width: number; theme: Theme | undefined },
): Promise<Entered> {
  const height = HEIGHTS[width] ?? 900;
  const isTouched = width < 1_024;
  const origin = state.isHosted ? await site.hostedOrigin() : site.stage.origin;
  const visitor = await visit(browser, {
    origin,
    ...{ width, height },
    ...(isTouched && { hasTouch: true, deviceScaleFactor: 2 }),
    ...(theme && { colorScheme: theme }),
    reducedMotion: 'reduce',
  });
  const { page, troubles } = visitor;
  try {
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    await signIn(visitor, site, { ...state, origin });
    for (const action of state.before ?? []) await action(page, site);
    await page.goto(typeof state.path === 'string' ? state.path : await state.path(site));
    if (!state.isPlain) await waitForHydration(page);
    for (const action of state.actions ?? []) await action(page, site);
  } catch (error) {
    troubles.push(
      `action failed: ${error instanceof Error ? error.message.split('\n', 3).join(' ') : error}`,
    );
  }
  return { ...visitor, height };
}

async function signIn(
  { page }: Visit,
  site: Site,
  { as, origin }: State & { origin: string },
): Promise<void> {
  if (!as) return;
  const { id } = await site.people.find(as);
  const value = await createSession(site.stage.db, id);
  await page.context().addCookies([{ name: 'framewright', value, url: origin, httpOnly: true }]);
}
