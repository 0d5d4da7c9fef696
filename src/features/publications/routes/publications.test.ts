import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findSharedObject,
  listPicturesOfCollection,
} from '#features/collections/queries/collection-pictures';
import { galleryImage } from '#features/gallery/contract/gallery';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { findOrigin } from '#features/generations/rules/find-origin';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import type { PictureJudge } from '#ports/picture-judge';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';
import { publication } from '../contract/publications.ts';
import { publishPicture } from '../rules/publish-picture.ts';
import { sweepPublications } from '../rules/sweep-publications.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const signal = new AbortController().signal;
const judges = (decision: 'allow' | 'review'): PictureJudge => ({
  id: 'test',
  judge: async () => ({ decision, reason: null, scores: {} }),
});
const judge = (imageId: string, pictureJudge = judges('allow')) =>
  publishPicture({ ...site, pictureJudge }, { imageId, signal });

async function made(who: SitePerson, prompt = uniquePrompt('a lake')) {
  const { id } = generationAccepted.parse(await (await who.post('/api/quick-generate', { prompt })).json());
  await deliver(site, id);
  const { images } = generation.parse(await (await who.call(`/api/generations/${id}`)).json());
  return { id, prompt, imageId: images[0]!.id! };
}
/** The next version of a picture, in another light. */
async function adjusted(who: SitePerson, imageId: string, changes: object = {}): Promise<string> {
  const adjust = { brightness: 0.1, ...changes };
  const asked = await who.post('/api/edits', { imageId, operation: 'adjust', adjust });
  const { id } = generationAccepted.parse(await asked.json());
  await deliver(site, id);
  return generation.parse(await (await who.call(`/api/generations/${id}`)).json()).images[0]!.id!;
}
const put = (who: SitePerson, id: string) => who.call(`/api/publications/${id}`, { method: 'PUT' });
const withdraw = async (who: SitePerson, id: string) =>
  (await who.call(`/api/publications/${id}`, { method: 'DELETE' })).status;
const publish = async (who: SitePerson, id: string) => publication.parse(await (await put(who, id)).json());
const listOf = async (who: SitePerson) =>
  publication.array().parse(await (await who.call('/api/publications')).json());
const inGallery = async (prompt: string) => {
  const found = await fetch(`${site.origin}/api/gallery/search?q=${encodeURIComponent(`"${prompt}"`)}`);
  return galleryImage.array().parse(await found.json());
};

test('a picture is judged before it is public, once for two clicks, and is taken out again', async () => {
  const ada = await createPerson(site, 5);
  const { imageId, prompt } = await made(ada);
  const asked = await Promise.all([publish(ada, imageId), publish(ada, imageId)]);
  expect(asked).toEqual(Array(2).fill({ imageId, state: 'checking', galleryId: null }));
  expect(await inGallery(prompt)).toEqual([]);
  await Promise.all([judge(imageId), judge(imageId)]);
  const [shown] = await inGallery(prompt);
  expect(await listOf(ada)).toEqual([{ imageId, state: 'public', galleryId: shown!.id }]);
  expect((await publish(ada, imageId)).galleryId).toBe(shown!.id);
  expect([await withdraw(ada, imageId), await withdraw(ada, imageId)]).toEqual([204, 204]);
  expect([await inGallery(prompt), await listOf(ada)]).toEqual([[], []]);
  await publish(ada, imageId);
  await judge(imageId);
  expect(await inGallery(prompt)).toHaveLength(1);
});

test('a doubtful picture waits for an admin, and one that is withdrawn meanwhile stays private', async () => {
  const ada = await createPerson(site, 5);
  const doubtful = await made(ada);
  await publish(ada, doubtful.imageId);
  await judge(doubtful.imageId, judges('review'));
  expect(await listOf(ada)).toMatchObject([{ state: 'review' }]);
  expect(await inGallery(doubtful.prompt)).toEqual([]);
  expect(await withdraw(ada, doubtful.imageId)).toBe(204);
  expect(await listOf(ada)).toEqual([]);
  const changed = await made(ada);
  await publish(ada, changed.imageId);
  await withdraw(ada, changed.imageId);
  await judge(changed.imageId);
  expect(await inGallery(changed.prompt)).toEqual([]);
});

test('what the gallery refuses, and what an admin has removed, is not published', async () => {
  const ada = await createPerson(site, 5);
  const { imageId } = await made(ada, 'two fucking birds');
  const refused = await put(ada, imageId);
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'moderated']);
  const removed = await made(ada);
  await publish(ada, removed.imageId);
  await judge(removed.imageId, judges('review'));
  await site.db
    .updateTable('moderationCases')
    .set({ status: 'removed', decidedAt: new Date() })
    .where('imageId', '=', removed.imageId)
    .execute();
  for (const id of [removed.imageId, await adjusted(ada, await adjusted(ada, removed.imageId))]) {
    const answer = await put(ada, id);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'already_decided']);
  }
  const shared = await ada.post('/api/shared-pictures', { imageId: removed.imageId, restoresLast: true });
  expect(shared.status).toBe(409);
  expect(await listOf(ada)).toEqual([]);
});

test('a changed picture keeps the words that it was made from', async () => {
  const ada = await createPerson(site, 5);
  const { imageId } = await made(ada, 'two fucking birds');
  const refused = await put(ada, await adjusted(ada, await adjusted(ada, imageId)));
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'moderated']);
  const fine = await made(ada);
  const written = await adjusted(ada, fine.imageId, { texts: [{ words: 'two fucking birds' }] });
  expect((await put(ada, written)).status).toBe(422);
  expect((await put(ada, await adjusted(ada, written))).status).toBe(422);
  const copy = await adjusted(ada, await adjusted(ada, fine.imageId));
  await publish(ada, copy);
  await judge(copy);
  expect(await inGallery(fine.prompt)).toHaveLength(1);
});

test('words written over a picture are judged although the versions between are erased', async () => {
  const ada = await createPerson(site, 5);
  const erase = async (imageId: string) => {
    const { generationId } = await site.db
      .selectFrom('images')
      .select('generationId')
      .where('id', '=', imageId)
      .executeTakeFirstOrThrow();
    await ada.call(`/api/generations/${generationId}?permanent=true`, { method: 'DELETE' });
  };
  const { imageId } = await made(ada);
  for (const pieces of [['two fucking birds'], ['fu', 'cking']]) {
    let written = imageId;
    for (const words of pieces) {
      const earlier = written;
      written = await adjusted(ada, earlier, { texts: [{ words }] });
      if (earlier !== imageId) await erase(earlier);
    }
    const copy = await adjusted(ada, written);
    await erase(written);
    const { words } = await site.db
      .selectFrom('images')
      .select('words')
      .where('id', '=', copy)
      .executeTakeFirstOrThrow();
    expect(words.slice(1)).toEqual(pieces);
    await site.db
      .updateTable('generations')
      .set({ grounding: JSON.stringify({ prompt: 'a lake', details: { recipe: { prompt: 'a lake' } } }) })
      .where('id', '=', (query) =>
        query.selectFrom('images').select('generationId as id').where('id', '=', copy),
      )
      .execute();
    expect((await put(ada, copy)).status).toBe(422);
  }
});

/** A picture with another one, or an upload, as its background. */
async function inFrontOf(who: SitePerson, imageId: string, pictureId: string): Promise<string> {
  const edited = await adjusted(who, imageId);
  await site.db
    .updateTable('generations')
    .set({ edit: JSON.stringify({ operation: 'background', background: { kind: 'picture', pictureId } }) })
    .where('id', '=', (query) =>
      query.selectFrom('images').select('generationId as id').where('id', '=', edited),
    )
    .execute();
  const generated = await site.db
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .selectAll('generations')
    .where('images.id', '=', edited)
    .executeTakeFirstOrThrow();
  await site.db.transaction().execute(async (trx) => {
    const origin = await findOrigin(trx, generated);
    await trx.updateTable('images').set(origin).where('id', '=', edited).execute();
  });
  return edited;
}

test('a background belongs to what a picture was made from: its words, its removal, and uploads', async () => {
  const ada = await createPerson(site, 5);
  const fine = await made(ada);
  const sworn = await made(ada, 'two fucking birds');
  expect((await put(ada, await inFrontOf(ada, fine.imageId, sworn.imageId))).status).toBe(422);
  const upload = await inFrontOf(ada, fine.imageId, randomUUID());
  await publish(ada, upload);
  await judge(upload);
  expect((await listOf(ada)).map(({ state }) => state)).toEqual(['review']);
  const removed = await made(ada);
  const before = await inFrontOf(ada, fine.imageId, removed.imageId);
  await removeByAdmin(ada, removed.imageId);
  expect((await put(ada, before)).status).toBe(409);
});

test('a copy of a removed picture has neither a link nor a place on shared pages, also once that is erased', async () => {
  const ada = await createPerson(site, 5);
  const { id, imageId } = await made(ada);
  const copy = await adjusted(ada, await adjusted(ada, imageId));
  const share = () => ada.post('/api/shared-pictures', { imageId: copy, restoresLast: true });
  const { url } = (await (await share()).json()) as { url: string };
  const collection = (await (
    await ada.post('/api/collections', { name: 'Lakes', parentId: null })
  ).json()) as { id: string };
  const { rows } = await sql<{ token: string }>`UPDATE collections SET share_token = ${'a'.repeat(32)}
    WHERE id = ${collection.id} RETURNING share_token AS token`.execute(site.db);
  const seen = async () => [
    (await fetch(url.replace('/shared/', '/api/shared/'))).status,
    (await listPicturesOfCollection(site.db, { id: collection.id, limit: 9, offset: 0, isShared: true }))
      .total,
    (await findSharedObject(site.db, { token: rows[0]!.token, imageId: copy })) !== undefined,
  ];
  await site.db
    .insertInto('collectionImages')
    .values({ collectionId: collection.id, imageId: copy, position: 9 })
    .execute();
  expect(await seen()).toEqual([200, 1, true]);
  await removeByAdmin(ada, imageId);
  await ada.call(`/api/generations/${id}?permanent=true`, { method: 'DELETE' });
  expect(await seen()).toEqual([404, 0, false]);
  expect((await share()).status).toBe(409);
});

/** As an admin's decision does. */
async function removeByAdmin(who: SitePerson, imageId: string): Promise<void> {
  await publish(who, imageId);
  await judge(imageId, judges('review'));
  await site.db
    .updateTable('moderationCases')
    .set({ status: 'removed', decidedAt: new Date() })
    .where('imageId', '=', imageId)
    .execute();
}

test('a picture that was taken out or deleted gets its place again, and is no newer for it', async () => {
  const ada = await createPerson(site, 5);
  const newest = async () =>
    galleryImage.array().parse(await (await fetch(`${site.origin}/api/gallery/active?limit=3`)).json());
  const ids = async () => (await newest()).map(({ prompt }) => prompt);
  const prompts: string[] = [];
  const shown = async () => {
    const picture = await made(ada);
    await publish(ada, picture.imageId);
    await judge(picture.imageId);
    prompts.unshift(picture.prompt);
    return picture;
  };
  const [first, second] = [await shown(), await shown()];
  const third = { ...(await made(ada)) };
  for (const picture of [first, second]) await withdraw(ada, picture.imageId);
  // It comes while the newest one is out, and must not get its number.
  await publish(ada, third.imageId);
  await judge(third.imageId);
  prompts.unshift(third.prompt);
  for (const picture of [second, first]) {
    await publish(ada, picture.imageId);
    await judge(picture.imageId);
  }
  expect(await ids()).toEqual(prompts);
  const before = await newest();
  await ada.call(`/api/generations/${third.id}`, { method: 'DELETE' });
  const fourth = await shown();
  await ada.post(`/api/trash/${third.id}/restore`, {});
  expect(await ids()).toEqual([fourth.prompt, ...prompts.filter((one) => one !== fourth.prompt)].slice(0, 3));
  expect((await newest())[1]!.generatedAt).toBe(before[0]!.generatedAt);
  expect(await site.db.selectFrom('formerGalleryPlaces').selectAll().execute()).toEqual([]);
});

test('withdrawing a reported picture is no way past its review', async () => {
  const [ada, bob] = [await createPerson(site, 5), await createPerson(site, 0)];
  const { imageId, prompt } = await made(ada);
  await publish(ada, imageId);
  await judge(imageId);
  const [shown] = await inGallery(prompt);
  const report = await bob.post(`/api/gallery/${shown!.id}/report`, { reason: 'violence' });
  expect(report.status).toBeLessThan(300);
  await withdraw(ada, imageId);
  await publish(ada, imageId);
  await judge(imageId);
  expect(await listOf(ada)).toMatchObject([{ state: 'review' }]);
  expect(await inGallery(prompt)).toEqual([]);
});

test('changing a reported picture is no way past its review, for nobody, nor withdrawing it after', async () => {
  const [ada, bob, eve] = [
    await createPerson(site, 5),
    await createPerson(site, 0),
    await createPerson(site, 9),
  ];
  const { imageId, prompt } = await made(ada);
  await publish(ada, imageId);
  await judge(imageId);
  const [shown] = await inGallery(prompt);
  const earlier = await adjusted(eve, imageId);
  const [open, withdrawn] = [await adjusted(eve, earlier), await adjusted(eve, earlier)];
  await bob.post(`/api/gallery/${shown!.id}/report`, { reason: 'violence' });
  await publish(eve, open);
  await judge(open);
  await withdraw(ada, imageId);
  await publish(eve, withdrawn);
  await judge(withdrawn);
  expect((await listOf(eve)).map(({ state }) => state)).toEqual(['review', 'review']);
  const cases = site.db.selectFrom('moderationCases').select('reason').where('userId', '=', eve.id);
  expect(await cases.execute()).toEqual([{ reason: 'violence' }, { reason: 'violence' }]);
  expect(await inGallery(prompt)).toEqual([]);
});

test('a copy that is being judged when its picture is removed stays private', async () => {
  const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
  const { imageId, prompt } = await made(ada);
  await publish(ada, imageId);
  await judge(imageId);
  const copy = await adjusted(eve, imageId);
  await withdraw(ada, imageId);
  await publish(eve, copy);
  await removeByAdmin(ada, imageId);
  await judge(copy);
  expect([await listOf(eve), await inGallery(prompt)]).toEqual([[], []]);
});

test('what is made of another person’s picture has its public prompt, and nothing from before that', async () => {
  const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
  const earlier = await made(ada, 'two fucking birds');
  const imageId = await adjusted(ada, earlier.imageId);
  const shown = {
    userId: ada.id,
    prompt: uniquePrompt('a quiet lake'),
    category: 'nature',
    hasPeople: false,
  };
  await site.db.transaction().execute((trx) => insertGalleryImage(trx, { ...shown, imageId }));
  const copy = await adjusted(eve, await adjusted(eve, imageId));
  expect((await publish(eve, copy)).state).toBe('checking');
  await judge(copy);
  expect(await inGallery(shown.prompt)).toHaveLength(2);
});

test('only own pictures, outside the trash, are published', async () => {
  const [ada, bob] = [await createPerson(site, 5), await createPerson(site, 5)];
  const { id, imageId, prompt } = await made(ada);
  for (const unknown of [imageId, randomUUID(), 'x']) {
    expect((await put(bob, unknown)).status).toBe(404);
    expect(await withdraw(bob, unknown)).toBe(404);
  }
  expect((await fetch(`${site.origin}/api/publications/${imageId}`, { method: 'PUT' })).status).toBe(401);
  await publish(ada, imageId);
  await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
  expect((await put(ada, imageId)).status).toBe(404);
  await judge(imageId);
  expect(await inGallery(prompt)).toEqual([]);
  const erased = await made(ada);
  await publish(ada, erased.imageId);
  await ada.call(`/api/generations/${erased.id}?permanent=true`, { method: 'DELETE' });
  await judge(erased.imageId);
  expect(await inGallery(erased.prompt)).toEqual([]);
});

test('a request whose job is gone is forgotten, and can be made again', async () => {
  const ada = await createPerson(site, 5);
  const { imageId } = await made(ada);
  await publish(ada, imageId);
  await site.db
    .updateTable('publications')
    .set({ createdAt: new Date(0) })
    .execute();
  await sweepPublications(site);
  expect(await listOf(ada)).toHaveLength(1);
  await site.owner
    .deleteFrom('pgboss.job' as never)
    .where('name' as never, '=', 'publish-picture' as never)
    .execute();
  await sweepPublications(site);
  expect(await listOf(ada)).toEqual([]);
  expect((await publish(ada, imageId)).state).toBe('checking');
});
