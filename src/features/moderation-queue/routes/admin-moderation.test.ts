import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { galleryImageDetail } from '#features/gallery/contract/gallery';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { openCase } from '#features/moderation/rules/open-case';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import { createGalleryImages } from '#testing/gallery-factories';
import { createAdmin, doubtful, publishPicture } from '#testing/moderation-factories';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';
import { moderationCase, moderationPage } from '../contract/moderation.ts';

let site: TestApp;
let admin: SitePerson;
let other: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
  other = await createAdmin(site);
});
afterAll(() => site.close());

async function queue(query = '') {
  const answer = await admin.call(`/api/admin/moderation${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return moderationPage.parse(await answer.json());
}

async function caseOf(prompt: string, status = 'open') {
  const { cases } = await queue(`?status=${status}&limit=100`);
  return cases.find((one) => one.prompt === prompt);
}

const decide = (by: SitePerson, id: string, verb: string) =>
  by.post(`/api/admin/moderation/${id}/${verb}`, {});
const publicRows = (prompt: string) =>
  site.db.selectFrom('galleryImages').selectAll().where('prompt', '=', prompt).execute();
/** The person's own change of a picture. @returns its id */
async function adjusted(who: SitePerson, imageId: string): Promise<string> {
  const asked = await who.post('/api/edits', { imageId, operation: 'adjust', adjust: { brightness: 0.1 } });
  const { id } = generationAccepted.parse(await asked.json());
  await deliver(site, id);
  return generation.parse(await (await who.call(`/api/generations/${id}`)).json()).images[0]!.id!;
}
const keysOf = async (ids: string[]) =>
  (await site.db.selectFrom('images').select('objectKey').where('id', 'in', ids).execute()).map(
    ({ objectKey }) => objectKey,
  );
const auditOf = (galleryImageId: string) =>
  site.db
    .selectFrom('adminAudit')
    .selectAll()
    .where('subject', '=', `gallery-image:${galleryImageId}`)
    .execute();

describe('the review queue', () => {
  const calls: [string, string][] = [
    ['GET', '/api/admin/moderation'],
    ['GET', '/api/admin/moderation?status=nonsense'],
    ['POST', `/api/admin/moderation/${randomUUID()}/approve`],
    ['POST', `/api/admin/moderation/${randomUUID()}/remove`],
    ['POST', `/api/admin/gallery/${randomUUID()}/remove`],
  ];
  test.each(calls)('%s %s is a 401 for visitors and a 403 for everybody else', async (method, path) => {
    expect((await fetch(site.origin + path, { method })).status).toBe(401);
    const answer = await (await createPerson(site, 0)).call(path, { method });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden', error: 'This is for admins only' });
  });

  test('refuses an unverified admin email', async () => {
    const claimed = await createAdmin(site);
    await site.db.updateTable('users').set({ emailVerified: false }).where('id', '=', claimed.id).execute();
    expect((await claimed.call('/api/admin/moderation')).status).toBe(403);
  });

  test('refuses requests from other sites', async () => {
    const path = `/api/admin/moderation/${randomUUID()}/approve`;
    expect((await admin.post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each(['x', randomUUID(), "'; DROP TABLE users"])('has no case %s', async (id) => {
    for (const verb of ['approve', 'remove'])
      expect((await decide(admin, encodeURIComponent(id), verb)).status).toBe(404);
    expect((await admin.post(`/api/admin/gallery/${encodeURIComponent(id)}/remove`, {})).status).toBe(404);
  });

  test.each(['limit=0', 'limit=101', 'offset=-1', 'status=all'])('refuses %s, naming it', async (query) => {
    const answer = await admin.call(`/api/admin/moderation?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: query.split('=')[0] });
  });
});

describe('a picture that its judge holds for review', () => {
  test('waits, visible only to its owner, until an admin approves it', async () => {
    const ada = await createPerson(site, 1);
    const { generationId, prompt } = await publishPicture(site, ada, doubtful());
    expect(await publicRows(prompt)).toEqual([]);
    const mine = async () => {
      const answer = await ada.call(`/api/generations/${generationId}`);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return generation.parse(await answer.json());
    };
    expect(await mine()).toMatchObject({ status: 'completed', isInReview: true, creditsCharged: 1 });
    const [listed] = await (await ada.call('/api/generations')).json();
    expect(listed.isInReview).toBe(true);

    const waiting = await caseOf(prompt);
    expect(waiting).toMatchObject({
      status: 'open',
      origin: 'judged',
      reason: 'sexual',
      hasPeople: true,
      galleryImageId: null,
      verdict: { judge: 'test-judge', decision: 'review', scores: { porn: 0.81 } },
      owner: { email: expect.stringContaining('@'), name: 'Ada Lovelace', refusedPrompts: 0 },
      reports: [],
    });
    expect((await fetch(site.origin + waiting!.picture!.imageUrl)).status).toBe(200);

    const answer = await decide(admin, waiting!.id, 'approve');
    expect(answer.status).toBe(200);
    const approved = moderationCase.parse(await answer.json());
    expect(approved).toMatchObject({ status: 'approved', decidedBy: 'admin@example.test' });
    const shown = await fetch(`${site.origin}/api/gallery/${approved.galleryImageId}`);
    expect(galleryImageDetail.parse(await shown.json())).toMatchObject({
      image: { prompt, category: 'lifestyle', hasPeople: true },
      tags: ['portrait', 'studio'],
    });
    expect((await mine()).isInReview).toBe(false);
    expect(await auditOf(approved.galleryImageId!)).toMatchObject([
      { action: 'approve-picture', adminId: admin.id, adminEmail: 'admin@example.test' },
    ]);
  });

  test('stays in its owner’s library when it is removed', async () => {
    const ada = await createPerson(site, 1);
    const { generationId, prompt } = await publishPicture(site, ada, doubtful());
    const { id, picture } = (await caseOf(prompt))!;
    expect((await decide(admin, id, 'remove')).status).toBe(200);
    expect(await publicRows(prompt)).toEqual([]);
    const kept = generation.parse(await (await ada.call(`/api/generations/${generationId}`)).json());
    expect(kept).toMatchObject({ isInReview: false, resultImageUrls: [expect.any(String)] });
    // At a new address, which nobody else has seen.
    expect((await fetch(site.origin + kept.resultImageUrl)).status).toBe(200);
    expect((await fetch(site.origin + picture!.imageUrl)).status).toBe(404);
    const pending = await site.db.selectFrom('pendingObjects').select('objectKey').execute();
    const keys = pending.map(({ objectKey }) => `/images/${objectKey}.png`);
    expect(keys).toContain(picture!.imageUrl);
    expect(keys).not.toContain(kept.resultImageUrl);
    expect(await caseOf(prompt, 'done')).toMatchObject({ status: 'removed' });
  });

  test('shows the number of its owner’s refused prompts', async () => {
    const ada = await createPerson(site, 1);
    for (const prompt of ['erotic picture of a child', 'Taylor Swift nude'])
      expect((await ada.post('/api/quick-generate', { prompt })).status).toBe(422);
    expect((await ada.post('/api/quick-generate', { prompt: 'a nude', publish: true })).status).toBe(422);
    const { prompt } = await publishPicture(site, ada, doubtful());
    expect((await caseOf(prompt))?.owner?.refusedPrompts).toBe(3);
  });

  test('is published at once if its judge allows it', async () => {
    const ada = await createPerson(site, 1);
    const allowed = doubtful({ decision: 'allow', reason: null });
    const { prompt } = await publishPicture(site, ada, allowed);
    expect(await publicRows(prompt)).toMatchObject([{ hasPeople: true, tags: ['portrait', 'studio'] }]);
    const found = await fetch(
      `${site.origin}/api/gallery/search?q=${encodeURIComponent(`studio ${prompt}`)}`,
    );
    expect(await found.json()).toMatchObject([{ prompt }]);
  });

  test('can be deleted by its owner; then there is nothing to decide, and the audit log stays', async () => {
    const ada = await createPerson(site, 2);
    const waiting = await publishPicture(site, ada, doubtful());
    const decided = await publishPicture(site, ada, doubtful());
    const { id } = (await caseOf(decided.prompt))!;
    await decide(admin, id, 'approve');
    const [row] = await publicRows(decided.prompt);
    for (const { generationId } of [waiting, decided])
      expect((await ada.call(`/api/generations/${generationId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await caseOf(waiting.prompt)).toBeUndefined();
    expect(await caseOf(decided.prompt, 'done')).toBeUndefined();
    expect(await auditOf(row!.id)).toHaveLength(1);
  });
});

describe('two admins', () => {
  test('make one decision and one entry in the audit log', async () => {
    const ada = await createPerson(site, 5);
    for (let round = 0; round < 5; round += 1) {
      const { prompt } = await publishPicture(site, ada, doubtful());
      const { id } = (await caseOf(prompt))!;
      const answers = await Promise.all([
        decide(admin, id, 'approve'),
        decide(other, id, 'remove'),
        decide(other, id, 'approve'),
        decide(admin, id, 'remove'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const late = answers.find(({ status }) => status === 409)!;
      expect(await late.json()).toMatchObject({
        code: 'already_decided',
        error: expect.stringMatching(/^This picture has been (approved|removed) already\.$/),
      });
      const decided = await caseOf(prompt, 'done');
      expect(await publicRows(prompt)).toHaveLength(decided?.status === 'approved' ? 1 : 0);
      const { rows } = await sql`SELECT FROM admin_audit WHERE detail->>'caseId' = ${id}`.execute(site.db);
      expect(rows).toHaveLength(1);
    }
  });

  test('the audit can be neither changed nor deleted', async () => {
    await expect(sql`UPDATE admin_audit SET action = ''`.execute(site.owner)).rejects.toThrow(/append-only/);
    await expect(sql`DELETE FROM admin_audit`.execute(site.owner)).rejects.toThrow(/append-only/);
  });
});

describe('an admin who finds a public picture', () => {
  test('removes a user’s picture only from the gallery', async () => {
    const ada = await createPerson(site, 1);
    const { generationId, prompt } = await publishPicture(site, ada);
    const [shown] = await publicRows(prompt);
    expect((await admin.post(`/api/admin/gallery/${shown!.id}/remove`, {})).status).toBe(204);
    expect((await admin.post(`/api/admin/gallery/${shown!.id}/remove`, {})).status).toBe(404);
    expect(await publicRows(prompt)).toEqual([]);
    expect((await ada.call(`/api/generations/${generationId}`)).status).toBe(200);
    expect(await caseOf(prompt, 'done')).toMatchObject({ origin: 'admin', status: 'removed', reason: null });
    expect(await auditOf(shown!.id)).toMatchObject([{ action: 'remove-picture' }]);
  });

  test('removes with it what anybody made from it, at whatever remove, and refuses what of that waits', async () => {
    const [ada, eve] = [await createPerson(site, 1), await createPerson(site, 5)];
    const { prompt } = await publishPicture(site, ada);
    const [shown] = await publicRows(prompt);
    const made = await adjusted(eve, shown!.imageId);
    const [again, waiting] = [await adjusted(eve, made), await adjusted(eve, made)];
    const other = await publishPicture(site, eve);
    const copies = uniquePrompt('copies');
    const entry = { userId: eve.id, prompt: copies, category: 'nature', hasPeople: false };
    await site.db.transaction().execute(async (trx) => {
      for (const imageId of [made, again]) await insertGalleryImage(trx, { ...entry, imageId });
      await openCase(trx, { ...entry, imageId: waiting, origin: 'judged', reason: null });
    });
    await site.db
      .insertInto('webhooks')
      .values({ userId: eve.id, apiKeyId: null, url: 'https://eve.example/', secret: Buffer.alloc(32) })
      .execute();
    const before = await keysOf([made, again]);
    expect((await admin.post(`/api/admin/gallery/${shown!.id}/remove`, {})).status).toBe(204);
    expect([...(await publicRows(prompt)), ...(await publicRows(copies))]).toEqual([]);
    expect(await publicRows(other.prompt)).toHaveLength(1);
    expect(await caseOf(copies)).toBeUndefined();
    expect(await caseOf(copies, 'done')).toMatchObject({
      status: 'removed',
      decidedBy: 'admin@example.test',
    });
    const told = await site.db
      .selectFrom('webhookDeliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhookId')
      .select(['eventType', 'imageId'])
      .where('userId', '=', eve.id)
      .execute();
    expect(told.map(({ imageId }) => imageId).toSorted()).toEqual([made, again].toSorted());
    expect(new Set(told.map(({ eventType }) => eventType))).toEqual(new Set(['publication.withdrawn']));
    // At new addresses, as the picture itself.
    const open = async (keys: string[]) =>
      await Promise.all(keys.map(async (key) => (await fetch(`${site.origin}/images/${key}.png`)).status));
    expect(await open(before)).toEqual([404, 404]);
    expect(await open(await keysOf([made, again]))).toEqual([200, 200]);
    const copiesOf = Array.from({ length: 3 }, () => expect.any(String));
    expect(await auditOf(shown!.id)).toMatchObject([{ detail: { copies: copiesOf } }]);
    // They are not published again.
    expect((await eve.call(`/api/publications/${again}`, { method: 'PUT' })).status).toBe(409);
  });

  test('deletes one that was made for the gallery, and the decision stays', async () => {
    const prompt = uniquePrompt('nobody’s');
    const [shown] = await createGalleryImages(site.db, [{ prompt }]);
    const { objectKey } = await site.db
      .selectFrom('images')
      .select('objectKey')
      .where('id', '=', shown!.imageId)
      .executeTakeFirstOrThrow();
    expect((await admin.post(`/api/admin/gallery/${shown!.id}/remove`, {})).status).toBe(204);
    const left = await site.db.selectFrom('images').where('id', '=', shown!.imageId).selectAll().execute();
    expect(left).toEqual([]);
    const swept = site.db.selectFrom('pendingObjects').where('objectKey', '=', objectKey).selectAll();
    expect(await swept.execute()).toHaveLength(1);
    expect(await caseOf(prompt, 'done')).toMatchObject({ status: 'removed', picture: null, owner: null });
  });
});

test('the queue shows the most serious first, then the newest, page by page', async () => {
  await sql`DELETE FROM moderation_cases`.execute(site.db);
  const ada = await createPerson(site, 5);
  const prompts: string[] = [];
  for (const reason of ['profanity', 'gore', 'minors', 'gore', null] as const)
    prompts.push((await publishPicture(site, ada, doubtful({ reason }))).prompt);
  const [swearing, gore, minors, newerGore, unsaid] = prompts;
  const { cases, counts } = await queue();
  expect(cases.map(({ prompt }) => prompt)).toEqual([minors, newerGore, gore, swearing, unsaid]);
  expect(counts).toEqual({ open: 5, done: 0 });
  const page = await queue('?limit=2&offset=2');
  expect(page.cases.map(({ prompt }) => prompt)).toEqual([gore, swearing]);
});
