import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moderationPage } from '#features/moderation-queue/contract/moderation';
import { REPORTS_THAT_HIDE } from '#platform/limits/limits';
import { createGalleryImages } from '#testing/gallery-factories';
import { createAdmin, publishPicture } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';

let site: TestApp;
let admin: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: ['127.0.0.1'] });
  admin = await createAdmin(site);
});
afterAll(() => site.close());

async function publicPicture(): Promise<{ id: string; prompt: string }> {
  const prompt = uniquePrompt('a harbour');
  const [row] = await createGalleryImages(site.db, [{ prompt }]);
  return { id: row!.id, prompt };
}

async function report(id: string, body: unknown = { reason: 'other' }, by?: SitePerson) {
  const path = `/api/gallery/${encodeURIComponent(id)}/report`;
  if (by) return await by.post(path, body);
  return await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function caseOf(prompt: string, status = 'open') {
  const answer = await admin.call(`/api/admin/moderation?status=${status}&limit=100`);
  return moderationPage.parse(await answer.json()).cases.find((one) => one.prompt === prompt);
}

const isPublic = async (id: string) => (await fetch(`${site.origin}/api/gallery/${id}`)).status === 200;
const DAY_MS = 86_400_000;
const people = async (count: number) =>
  await Promise.all(Array.from({ length: count }, (_, index) => reporter({ network: index })));

let networks = 0;
/** A user whose reports count towards hiding, unless the options change that. */
async function reporter({
  network = 100 + networks++,
  days = 8,
  emailVerified = true,
  email,
}: {
  network?: number;
  days?: number;
  emailVerified?: boolean;
  email?: string;
} = {}): Promise<SitePerson> {
  const person = await createPerson(site, 0);
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await site.db
    .updateTable('users')
    .set({ createdAt, emailVerified, ...(email ? { email } : {}) })
    .where('id', '=', person.id)
    .execute();
  const headers = { 'x-forwarded-for': `198.51.${network}.7` };
  return { ...person, post: (path, body, more = {}) => person.post(path, body, { ...headers, ...more }) };
}

describe('a report', () => {
  test('of a visitor opens a case with the note, and the picture stays public', async () => {
    const { id, prompt } = await publicPicture();
    const answer = await report(id, { reason: 'real-person', note: '  That is my neighbour.  ' });
    expect(answer.status).toBe(204);
    expect(await caseOf(prompt)).toMatchObject({
      origin: 'report',
      reason: 'real-person',
      reportCount: 1,
      galleryImageId: id,
      reports: [{ reason: 'real-person', note: 'That is my neighbour.', isVisitor: true }],
    });
    expect(await isPublic(id)).toBe(true);
  });

  test('counts once per person, however often and fast it is sent', async () => {
    const { id, prompt } = await publicPicture();
    const ada = await createPerson(site, 0);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => report(id, { reason: 'sexual' }, ada)),
      ...Array.from({ length: 8 }, () => report(id, { reason: 'hate' })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const opened = await caseOf(prompt);
    expect(opened?.reportCount).toBe(2);
    expect(opened?.reports.map(({ isVisitor }) => isVisitor).toSorted()).toEqual([false, true]);
    expect(await isPublic(id)).toBe(true);
  });

  test('keeps the most serious reason', async () => {
    const { id, prompt } = await publicPicture();
    const [ada, grace] = await people(2);
    await report(id, { reason: 'rights' });
    await report(id, { reason: 'minors' }, ada);
    await report(id, { reason: 'other' }, grace);
    expect((await caseOf(prompt))?.reason).toBe('minors');
  });

  test.each([
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'other', note: 'x'.repeat(501) }, 'note'],
    [{ reason: 'other', note: 5 }, 'note'],
  ])('of %j is refused, naming %s', async (body, field) => {
    const { id, prompt } = await publicPicture();
    const answer = await report(id, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
    expect(await caseOf(prompt)).toBeUndefined();
  });

  test('of an unknown picture is a 404', async () => {
    for (const id of [randomUUID(), 'x', '%00', "'; DROP TABLE users"]) {
      const answer = await report(id);
      expect(answer.status).toBe(404);
    }
  });

  test('from a page of another site is refused', async () => {
    const { id } = await publicPicture();
    const ada = await createPerson(site, 0);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await ada.post(`/api/gallery/${id}/report`, { reason: 'other' }, headers)).status).toBe(403);
  });

  test('does not store who reported or from where', async () => {
    const { id } = await publicPicture();
    const { id: elsewhere } = await publicPicture();
    for (const one of [id, elsewhere]) await report(one);
    const rows = await site.db
      .selectFrom('galleryReports')
      .selectAll()
      .where('galleryImageId', 'in', [id, elsewhere])
      .execute();
    expect(new Set(rows.map(({ reporter }) => reporter.toString('hex'))).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe(`${REPORTS_THAT_HIDE} reports of different people`, () => {
  test('hide a picture until an admin approves it, at the same address', async () => {
    const { id, prompt } = await publicPicture();
    const reporters = await people(REPORTS_THAT_HIDE + 3);
    const answers = await Promise.all(reporters.map((one) => report(id, { reason: 'hate' }, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(REPORTS_THAT_HIDE);
    expect(await isPublic(id)).toBe(false);
    const hidden = await caseOf(prompt);
    expect(hidden).toMatchObject({ reportCount: REPORTS_THAT_HIDE, galleryImageId: null });
    const again = reporters[answers.findIndex(({ status }) => status === 204)];
    expect((await report(id, { reason: 'hate' }, again)).status).toBe(204);

    expect((await admin.post(`/api/admin/moderation/${hidden!.id}/approve`, {})).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect(await caseOf(prompt, 'done')).toMatchObject({ status: 'approved', galleryImageId: id });
  });

  test('do not hide an approved picture, but open a new case', async () => {
    const { id, prompt } = await publicPicture();
    await report(id, { reason: 'rights' });
    await admin.post(`/api/admin/moderation/${(await caseOf(prompt))!.id}/approve`, {});
    for (const one of await people(REPORTS_THAT_HIDE + 1)) await report(id, { reason: 'rights' }, one);
    expect(await isPublic(id)).toBe(true);
    expect(await caseOf(prompt)).toMatchObject({ status: 'open', reportCount: REPORTS_THAT_HIDE + 1 });
  });

  test('do not prevent its withdrawal, and no approval publishes it afterwards', async () => {
    const ada = await createPerson(site, 1);
    const { prompt } = await publishPicture(site, ada);
    const { id } = await site.db
      .selectFrom('galleryImages')
      .select('id')
      .where('prompt', '=', prompt)
      .executeTakeFirstOrThrow();
    for (const one of await people(REPORTS_THAT_HIDE)) await report(id, { reason: 'hate' }, one);
    const hidden = await caseOf(prompt);
    expect((await ada.call(`/api/gallery/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await admin.post(`/api/admin/moderation/${hidden!.id}/approve`, {})).status).toBe(404);
    expect(await isPublic(id)).toBe(false);
  });

  test('and a concurrent removal leave it removed', async () => {
    const { id, prompt } = await publicPicture();
    const reporters = await people(REPORTS_THAT_HIDE);
    const [removal, ...answers] = await Promise.all([
      admin.post(`/api/admin/gallery/${id}/remove`, {}),
      ...reporters.map((one) => report(id, { reason: 'sexual' }, one)),
    ]);
    expect([204, 404]).toContain(removal.status);
    for (const { status } of answers) expect([204, 404]).toContain(status);
    expect(await isPublic(id)).toBe(false);
    const open = await caseOf(prompt);
    expect(open === undefined).toBe(removal.status === 204);
  });
});

describe('reports open a case without hiding the picture', () => {
  const count = REPORTS_THAT_HIDE + 2;
  const each = (make: (index: number) => Promise<SitePerson>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  test.each([
    ['of fresh accounts', () => each(() => reporter({ days: 0 }))],
    ['of accounts without a verified email', () => each(() => reporter({ emailVerified: false }))],
    ['of one network', () => each(() => reporter({ network: 77 }))],
    [
      'of one mailbox',
      () => each((index) => reporter({ email: `m.ailbox${'.'.repeat(index % 2)}x+${index}@gmail.com` })),
    ],
  ])('%s', async (_whose, make) => {
    const { id, prompt } = await publicPicture();
    const reporters = await make();
    for (const one of reporters) expect((await report(id, { reason: 'hate' }, one)).status).toBe(204);
    expect(await isPublic(id)).toBe(true);
    expect(await caseOf(prompt)).toMatchObject({ reportCount: count });
    // Control: the same number of reports by older accounts hides it.
    for (const one of await people(REPORTS_THAT_HIDE)) await report(id, { reason: 'hate' }, one);
    expect(await isPublic(id)).toBe(false);
  });

  test('of visitors, from any number of addresses', async () => {
    const { id, prompt } = await publicPicture();
    for (let network = 0; network < count; network += 1) {
      const answer = await fetch(`${site.origin}/api/gallery/${id}/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${network}.1` },
        body: JSON.stringify({ reason: 'hate' }),
      });
      expect(answer.status).toBe(204);
    }
    expect(await isPublic(id)).toBe(true);
    expect(await caseOf(prompt)).toMatchObject({ reportCount: count });
  });

  test('beyond ten per person and day', async () => {
    const [busy, ...others] = await people(REPORTS_THAT_HIDE);
    for (let done = 0; done < 10; done += 1)
      await report((await publicPicture()).id, { reason: 'hate' }, busy);
    const { id } = await publicPicture();
    for (const one of [busy!, ...others]) await report(id, { reason: 'hate' }, one);
    expect(await isPublic(id)).toBe(true);
  });
});

test('reports are limited by person and by address', async () => {
  const small = await startTestApp({ limits: { report: 2 } });
  try {
    const images = await createGalleryImages(
      small.db,
      [1, 2, 3].map((n) => ({ prompt: `a pier ${n}` })),
    );
    const ada = await createPerson(small, 0);
    const call = (id: string) => ada.post(`/api/gallery/${id}/report`, { reason: 'other' });
    const statuses = [];
    for (const { id } of images) statuses.push((await call(id)).status);
    expect(statuses).toEqual([204, 204, 429]);
    const visitor = await fetch(`${small.origin}/api/gallery/${images[2]!.id}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'other' }),
    });
    expect(visitor.status).toBe(204);
  } finally {
    await small.close();
  }
});
