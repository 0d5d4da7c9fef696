import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isListed, PAGES } from '#features/site/content/pages';
import { listRoutes } from '#testing/list-routes';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
let admin: SitePerson;
let user: SitePerson;
let routes: { method: string; path: string }[];
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
  user = await createPerson(site, 0);
  // Read from the app, so that a new route is tested automatically.
  routes = listRoutes(site.app)
    .map((route) => {
      const [method = '', path = ''] = route.split(' ');
      return { method, path: path.replaceAll(/:\w+/g, () => randomUUID()) };
    })
    .filter(({ path }) => /^\/api\/(admin|test-stripe)\b/.test(path));
});
afterAll(() => site.close());

/** With parameters and a body that are wrong for all of them. */
async function statusesOf(call: SitePerson['call']) {
  const answers = routes.map(async ({ method, path }) => {
    const init =
      method === 'GET'
        ? { method }
        : { method, body: '{"email": 1}', headers: { 'content-type': 'application/json' } };
    const { status } = await call(`${path}?limit=nonsense&status=nonsense`, init);
    return { route: `${method} ${path}`, status };
  });
  return await Promise.all(answers);
}

describe('every route for admins', () => {
  test('is a 401 for visitors, whatever they send', async () => {
    expect(routes.length).toBeGreaterThanOrEqual(5);
    const answers = await statusesOf((path, init) => fetch(site.origin + path, init));
    expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  });

  test('is a 403 for everybody else, whatever they send', async () => {
    const answers = await statusesOf(user.call);
    expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
  });

  test('reads what an admin sends', async () => {
    const answers = await statusesOf(admin.call);
    expect(answers.filter(({ status }) => [401, 403].includes(status) || status >= 500)).toEqual([]);
  });

  test('is left out of what search engines may list', () => {
    const places = Object.values(PAGES).filter(({ paths }) =>
      paths.some((path) => path.startsWith('/admin/')),
    );
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(places.filter((page) => isListed(page) || page.access !== 'admin')).toEqual([]);
  });
});
