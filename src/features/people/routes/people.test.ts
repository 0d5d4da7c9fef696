import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryImageDetail } from '#features/gallery/contract/gallery';
import { createGalleryImages } from '#testing/gallery-factories';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { ownPage, person, reportedPage } from '../contract/people.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const choose = (who: SitePerson, name: string) =>
  who.call('/api/account/page', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
const remove = async (who: SitePerson) => (await who.call('/api/account/page', { method: 'DELETE' })).status;
const ownOf = async (who: SitePerson) => ownPage.parse(await (await who.call('/api/account/page')).json());
const visit = (name: string, query = '') => fetch(`${site.origin}/api/people/${name}${query}`);
const publish = (userId: string, prompts: readonly string[]) =>
  createGalleryImages(
    site.db,
    prompts.map((prompt) => ({ prompt, userId })),
  );

test('nobody has a page until they choose one; it shows what they published, and ends when they remove it', async () => {
  const [ada, bob] = [await createPerson(site, 0), await createPerson(site, 0)];
  const [picture] = await publish(ada.id, ['one', 'two', 'three']);
  await publish(bob.id, ['not hers']);
  const detail = async () =>
    galleryImageDetail.parse(await (await fetch(`${site.origin}/api/gallery/${picture!.id}`)).json());
  expect(await ownOf(ada)).toEqual({ name: null, isRemoved: false });
  expect([(await visit('ada')).status, (await detail()).personName]).toEqual([404, null]);
  expect((await choose(ada, 'Ada')).status).toBe(200);
  const page = person.parse(await (await visit('ada')).json());
  expect(page).toMatchObject({ name: 'ada', pictureCount: 3 });
  expect(page.pictures.map(({ prompt }) => prompt)).toEqual(['three', 'two', 'one']);
  const second = person.parse(await (await visit('ada', '?limit=1&offset=1')).json());
  expect(second.pictures.map(({ prompt }) => prompt)).toEqual(['two']);
  expect(JSON.stringify(page)).not.toContain(ada.id);
  expect((await detail()).personName).toBe('ada');
  await choose(ada, 'ada-l');
  expect([(await visit('ada')).status, (await visit('ada-l')).status]).toEqual([404, 200]);
  expect([await remove(ada), await remove(ada)]).toEqual([204, 204]);
  expect([(await visit('ada-l')).status, (await detail()).personName]).toEqual([404, null]);
});

test('a name is given once, also to two people at once, and so are those that look like it', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(site, 0)));
  const names = ['carol', 'caro1', 'ca-rol', 'carol'];
  const answers = await Promise.all(people.map((one, at) => choose(one, names[at]!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  const refused = await answers.find(({ status }) => status === 400)!.json();
  expect(refused).toMatchObject({ code: 'invalid_request', field: 'name' });
  expect((await choose(people[0]!, 'shit-head')).status).toBe(400);
  expect((await fetch(`${site.origin}/api/account/page`, { method: 'PUT' })).status).toBe(401);
});

test('a page is reported once by each, and an admin keeps or removes it for good', async () => {
  const [dora, eve, admin] = [
    await createPerson(site, 0),
    await createPerson(site, 0),
    await createAdmin(site),
  ];
  await choose(dora, 'dora');
  const report = async (who: SitePerson) =>
    (await who.post('/api/people/dora/report', { reason: 'rights', note: 'my work' })).status;
  const reported = async () =>
    reportedPage.array().parse(await (await admin.call('/api/admin/people/reports')).json());
  expect([await report(eve), await report(eve), await report(dora)]).toEqual([204, 204, 204]);
  const [page] = await reported();
  expect(page).toMatchObject({ name: 'dora' });
  expect(page!.reports).toHaveLength(2);
  const decide = async (by: SitePerson, decision: string) =>
    (await by.post(`/api/admin/people/${page!.id}/decide`, { decision })).status;
  expect([await decide(eve, 'remove'), (await eve.call('/api/admin/people/reports')).status]).toEqual([
    403, 403,
  ]);
  expect(await decide(admin, 'keep')).toBe(204);
  expect([await reported(), (await visit('dora')).status]).toEqual([[], 200]);
  await report(eve);
  expect([await decide(admin, 'remove'), await decide(admin, 'remove')]).toEqual([204, 404]);
  expect([await reported(), (await visit('dora')).status]).toEqual([[], 404]);
  expect(await ownOf(dora)).toEqual({ name: 'dora', isRemoved: true });
  expect([await remove(dora), (await choose(dora, 'dora2')).status]).toEqual([204, 409]);
  expect((await choose(eve, 'dora')).status).toBe(400);
  const audit = await site.db
    .selectFrom('adminAudit')
    .select('action')
    .where('subject', '=', 'page:dora')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['keep-page', 'remove-page']);
});

test('removing a reported page is no way past its reports', async () => {
  const [gil, hal, admin] = [
    await createPerson(site, 0),
    await createPerson(site, 0),
    await createAdmin(site),
  ];
  const reported = async () =>
    reportedPage.array().parse(await (await admin.call('/api/admin/people/reports')).json());
  const decide = async (id: string, decision: string) =>
    (await admin.post(`/api/admin/people/${id}/decide`, { decision })).status;
  await choose(gil, 'gil-one');
  await hal.post('/api/people/gil-one/report', { reason: 'rights', note: 'my work' });
  expect(await remove(gil)).toBe(204);
  expect([(await visit('gil-one')).status, await ownOf(gil)]).toEqual([
    404,
    { name: null, isRemoved: false },
  ]);
  // Nobody else gets the name meanwhile.
  expect((await choose(hal, 'gil-one')).status).toBe(400);
  const [hidden] = await reported();
  expect(hidden).toMatchObject({ name: 'gil-one', isHidden: true, reports: [{ note: 'my work' }] });
  const renamed = await choose(gil, 'gil-two');
  expect([renamed.status, (await renamed.json()).code]).toEqual([409, 'already_decided']);
  expect((await choose(gil, 'gil-one')).status).toBe(200);
  expect(await reported()).toMatchObject([{ id: hidden!.id, name: 'gil-one', isHidden: false }]);
  await remove(gil);
  expect(await decide(hidden!.id, 'keep')).toBe(204);
  expect([await reported(), (await choose(hal, 'gil-one')).status]).toEqual([[], 200]);
  await choose(gil, 'gil-three');
  await hal.post('/api/people/gil-three/report', { reason: 'rights', note: null });
  await remove(gil);
  const [again] = await reported();
  expect(await decide(again!.id, 'remove')).toBe(204);
  expect((await choose(gil, 'gil-four')).status).toBe(409);
});

test('the page of a suspended person is a 404, and malformed names are, too', async () => {
  const fay = await createPerson(site, 0);
  await choose(fay, 'fay');
  await site.db
    .updateTable('users')
    .set({ suspendedAt: new Date(), suspensionReason: 'spam' })
    .where('id', '=', fay.id)
    .execute();
  for (const name of ['fay', 'nobody-here', 'x', '%00', 'FAY']) expect((await visit(name)).status).toBe(404);
});
