import type { Locator, Page } from 'playwright-core';
import { notifications } from '../../tests/e2e/support/parts.ts';
import type { Action } from './screen.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** The first element with this role and name; a string must match exactly. */
const find = (page: Page, role: Role, name: Name): Locator =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();

/** Waits until the element is hydrated: earlier actions on it would be lost. */
async function findHydrated(page: Page, role: Role, name: Name): Promise<Locator> {
  const target = find(page, role, name);
  await target.evaluate(async (element) => {
    const isHydrated = () => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    for (let frame = 0; frame < 600 && !isHydrated(); frame++) await new Promise(requestAnimationFrame);
  });
  return target;
}

export const click =
  (role: Role, name: Name): Action =>
  async (page) =>
    (await findHydrated(page, role, name)).click();

export const hover =
  (role: Role, name: Name): Action =>
  (page) =>
    find(page, role, name).hover();

/** Focuses like the Tab key, so that the focus ring shows. */
export function focus(role: Role, name: Name): Action {
  return async (page) => {
    await page.keyboard.press('Tab');
    await find(page, role, name).focus();
  };
}

export const fill =
  (role: 'textbox' | 'searchbox', name: Name, text: string): Action =>
  async (page) =>
    (await findHydrated(page, role, name)).fill(text);

export const keys =
  (...pressed: string[]): Action =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

/** Waits until the page shows this text; case matters, since buttons may contain it in another case. */
export const see =
  (text: Name): Action =>
  (page) =>
    page
      .getByText(typeof text === 'string' ? new RegExp(text.replace(/\W/g, '\\$&')) : text)
      .first()
      .waitFor();

/** Waits for a notification, and holds it in place. */
export function toast(title: string): Action {
  return async (page) => {
    const shown = notifications(page).filter({ hasText: title }).first();
    await shown.waitFor();
    await shown.hover();
  };
}

/** Chooses a file in the file input with this label. */
export const choose =
  (label: Name, file: { name: string; mimeType: string; buffer: Buffer }): Action =>
  (page) =>
    page.getByLabel(label).and(page.locator('input')).first().setInputFiles(file);

export const scroll =
  (pixels: number): Action =>
  (page) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), pixels);

/** Requests to these addresses never get an answer. */
export const hold =
  (addresses: string | RegExp): Action =>
  (page) =>
    page.route(addresses, () => undefined);

/** Requests to these addresses are refused. */
export const refuse =
  (addresses: string | RegExp, status = 503, body: object = UNAVAILABLE): Action =>
  (page) =>
    page.route(addresses, (route) => route.fulfill({ status, json: body }));

const UNAVAILABLE = { error: 'The database is not available', code: 'unavailable' };

/** Requests to these addresses get this answer. */
export const answer =
  (addresses: string | RegExp, body: unknown, headers: Record<string, string> = {}): Action =>
  (page) =>
    page.route(addresses, (route) => route.fulfill({ json: body, headers }));

/** Serves painted pictures for gallery rows without files. */
export const substitutePictures: Action = (page, { pictures }) =>
  page.route('**/images/**', async (route) => {
    // Fails if the page is closed meanwhile.
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return;
    if (answer.ok()) return await route.fulfill({ response: answer });
    const [, place = '0'] = /([0-9a-f]{4})(?:-|\.|$)/.exec(route.request().url()) ?? [];
    const { bytes: body } = pictures[Number.parseInt(place, 16) % pictures.length]!;
    await route.fulfill({ body, contentType: 'image/webp' });
  });
