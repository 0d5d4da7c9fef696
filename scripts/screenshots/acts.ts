import type { Locator, Page } from 'playwright-core';
import { notifications } from '../../tests/e2e/support/parts.ts';
import type { Act } from './screen.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** The first that is called so: word for word, where it is no pattern. */
const find = (page: Page, role: Role, name: Name): Locator =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();

/** What is done to an element before its code has come would be lost. */
async function findAlive(page: Page, role: Role, name: Name): Promise<Locator> {
  const target = find(page, role, name);
  await target.evaluate(async (element) => {
    const isAlive = () => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    for (let frame = 0; frame < 600 && !isAlive(); frame++) await new Promise(requestAnimationFrame);
  });
  return target;
}

export const click =
  (role: Role, name: Name): Act =>
  async (page) =>
    (await findAlive(page, role, name)).click();

export const hover =
  (role: Role, name: Name): Act =>
  (page) =>
    find(page, role, name).hover();

/** Focuses as the Tab key does, so that its ring is seen. */
export function focus(role: Role, name: Name): Act {
  return async (page) => {
    await page.keyboard.press('Tab');
    await find(page, role, name).focus();
  };
}

export const fill =
  (role: 'textbox' | 'searchbox', name: Name, text: string): Act =>
  async (page) =>
    (await findAlive(page, role, name)).fill(text);

export const keys =
  (...pressed: string[]): Act =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

/** Waits until the page says this, in these very letters: a button's own words may have it in others. */
export const see =
  (text: Name): Act =>
  (page) =>
    page
      .getByText(typeof text === 'string' ? new RegExp(text.replace(/\W/g, '\\$&')) : text)
      .first()
      .waitFor();

/** Waits for a notification, and holds it in place. */
export function toast(title: string): Act {
  return async (page) => {
    const shown = notifications(page).filter({ hasText: title }).first();
    await shown.waitFor();
    await shown.hover();
  };
}

/** Gives a file to the picker of this label. */
export const choose =
  (label: Name, file: { name: string; mimeType: string; buffer: Buffer }): Act =>
  (page) =>
    page.getByLabel(label).first().setInputFiles(file);

export const scroll =
  (pixels: number): Act =>
  (page) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), pixels);

/** Requests to these addresses never get an answer. */
export const hold =
  (addresses: string | RegExp): Act =>
  (page) =>
    page.route(addresses, () => undefined);

/** Requests to these addresses are refused. */
export const refuse =
  (addresses: string | RegExp, status = 503, body: object = UNAVAILABLE): Act =>
  (page) =>
    page.route(addresses, (route) => route.fulfill({ status, json: body }));

const UNAVAILABLE = { error: 'The database is away', code: 'unavailable' };

/** Requests to these addresses are answered so. */
export const answer =
  (addresses: string | RegExp, body: unknown, headers: Record<string, string> = {}): Act =>
  (page) =>
    page.route(addresses, (route) => route.fulfill({ json: body, headers }));

/** The files of a crowd do not exist: what was painted stands in for them. */
export const lendPictures: Act = (page, { pictures }) =>
  page.route('**/images/**', async (route) => {
    const answer = await route.fetch();
    if (answer.ok()) return await route.fulfill({ response: answer });
    const [, place = '0'] = /([0-9a-f]{4})(?:-|\.|$)/.exec(route.request().url()) ?? [];
    const { bytes: body } = pictures[Number.parseInt(place, 16) % pictures.length]!;
    await route.fulfill({ body, contentType: 'image/webp' });
  });
