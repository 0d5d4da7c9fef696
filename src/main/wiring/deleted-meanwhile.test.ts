import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockUser } from '#features/accounts/queries/users';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { updateUserDeleted } from '#features/my-account/queries/account-deletion';
import { deleteOwnedRows } from '#features/my-account/queries/owned-rows';
import { createGalleryImages } from '#testing/gallery-factories';
import { listRoutes } from '#testing/list-routes';
import { samplePhoto } from '#testing/sample-pictures';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Bodies of requests that change something; the others get an empty one. */
const bodiesOf = (imageId: string): Readonly<Record<string, unknown>> => ({
  'POST /api/quick-generate': { prompt: 'a quiet lake' },
  'POST /api/visualize': { customPrompt: 'a quiet lake' },
  'POST /api/api-keys': { name: 'a key', scopes: ['generations:read'] },
  'POST /api/collections': { name: 'Spring' },
  'POST /api/shared-pictures': { imageId },
  'POST /api/webhooks': { url: 'https://example.com/hook' },
  'POST /api/gallery/:id/report': { reason: 'other' },
  'POST /api/account/delete': { email: 'nobody@example.test' },
});
/** Left out: endless streams, and routes that answer no user of this site. */
const LEFT_OUT = /\/events|\/stream|\/callback|stripe\/webhook|\/api\/v1\/|\/metrics/;

async function bodyFor(
  route: string,
  imageId: string,
): Promise<{ body?: string | FormData; headers?: Record<string, string> }> {
  if (route.startsWith('GET ')) return {};
  if (/POST \/api\/(products\/upload|remove-background)$/.test(route)) {
    const form = new FormData();
    const photo = new Uint8Array(await samplePhoto('png'));
    form.set('image', new Blob([photo], { type: 'image/png' }), 'a.png');
    return { body: form };
  }
  return {
    body: JSON.stringify(bodiesOf(imageId)[route] ?? {}),
    headers: { 'content-type': 'application/json' },
  };
}

test('every request that runs while its account is deleted gets a readable refusal', async () => {
  const routes = listRoutes(site.app).filter((route) => route.includes(' /api/') && !LEFT_OUT.test(route));
  expect(routes.length).toBeGreaterThan(60);
  const [publicPicture] = await createGalleryImages(site.db, [{ prompt: 'a public lake' }]);
  const statuses = new Map<string, number>();
  for (const route of routes) {
    const ada = await createPerson(site, 5);
    const [method = '', path = ''] = route.split(' ');
    const { generationId, imageId } = /:|shared/.test(path) ? await pictureOf(ada) : NO_PICTURE;
    const ids: Record<string, string> = {
      ':id': path.includes('gallery') ? publicPicture!.id : generationId,
      ':imageId': imageId,
    };
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    // Like deleteAccount, held open: the request finds its session and then waits for what is locked, if it needs that.
    const deletion = site.db.transaction().execute(async (trx) => {
      await lockUser(trx, ada.id);
      await lockLedgerAccounts(trx, ada.id);
      await updateUserDeleted(trx, ada.id);
      await deleteOwnedRows(trx, ada.id);
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    const sent = await bodyFor(route, imageId);
    let isAnswered = false;
    const address = path.replace(/:\w+|\*/g, (name) => ids[name] ?? crypto.randomUUID());
    const asked = ada.call(address, { method, redirect: 'manual', ...sent }).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await isAnyoneWaiting())) await wait(5);
    release.resolve();
    await deletion;
    const answer = await asked;
    statuses.set(route, answer.status);
    if (answer.status >= 400 && answer.headers.get('content-type')?.includes('json'))
      expect(await answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    else await answer.body?.cancel();
  }
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
  // The control: these had passed the session check before the account was deleted.
  const reached = [
    'quick-generate',
    'visualize',
    'api-keys',
    'webhooks',
    'products/upload',
    'gallery/:id/report',
  ];
  for (const route of reached.map((name) => `POST /api/${name}`))
    expect([route, statuses.get(route)]).toEqual([route, 401]);
}, 120_000);

const NO_PICTURE = { generationId: crypto.randomUUID(), imageId: crypto.randomUUID() };

async function pictureOf(person: SitePerson): Promise<typeof NO_PICTURE> {
  const { id } = await (await person.post('/api/visualize', { customPrompt: 'mine' })).json();
  await deliver(site, id);
  const { images } = await (await person.call(`/api/generations/${id}`)).json();
  return { generationId: id, imageId: images[0].id };
}

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
    site.db,
  );
  return rows.length > 0;
}
