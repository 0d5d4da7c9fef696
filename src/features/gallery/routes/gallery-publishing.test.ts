import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { storeImage } from '#features/images/rules/store-image';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createSession, createUser } from '#testing/factories';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

async function person(credits: number) {
  const { id } = await createUser(site.db, { credits });
  const cookie = `framewright=${await createSession(site.db, id)}`;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${site.origin}${path}`, { ...init, headers: { cookie, ...init.headers } });
  return {
    id,
    call,
    generate: (body: object, key: string = randomUUID()) =>
      call('/api/quick-generate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    withdraw: (id: string) => call(`/api/gallery/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  };
}

/** Delivers gray pictures for a generation, as its job would. */
async function deliver(generationId: string, category: string | null = 'travel'): Promise<void> {
  const image = await storeImage(site, {
    image: { pixels: new Uint8Array(64 * 64 * 3).fill(90), width: 64, height: 64 },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Island',
      category,
      hasPeople: true,
      notes: [],
      details: {},
    },
  });
  await completeGeneration(site, generationId, [image]);
}

async function publicPictures(prompt: string) {
  return await site.db.selectFrom('galleryImages').selectAll().where('prompt', '=', prompt).execute();
}

describe('a picture requested for the gallery', () => {
  test('is in the gallery once when it is done, with its facts', async () => {
    const ada = await person(1);
    const prompt = uniquePrompt('an island');
    const { id } = await (await ada.generate({ prompt, publish: true })).json();
    expect(await publicPictures(prompt)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => deliver(id)));
    expect(await publicPictures(prompt)).toMatchObject([
      { userId: ada.id, category: 'travel', hasPeople: true },
    ]);
  });

  test('is abstract if its category is unknown', async () => {
    const ada = await person(1);
    const prompt = uniquePrompt('a riddle');
    const { id } = await (await ada.generate({ prompt, publish: true })).json();
    await deliver(id, 'professional');
    expect(await publicPictures(prompt)).toMatchObject([{ category: 'abstract' }]);
  });

  test('stays private if it was not requested for the gallery', async () => {
    const ada = await person(1);
    const prompt = uniquePrompt('a secret');
    const { id } = await (await ada.generate({ prompt })).json();
    await deliver(id);
    expect(await publicPictures(prompt)).toEqual([]);
  });

  test('is a different request from a private one, also for its Idempotency-Key', async () => {
    const ada = await person(2);
    const key = randomUUID();
    expect((await ada.generate({ prompt: 'a lake' }, key)).status).toBe(202);
    expect((await ada.generate({ prompt: 'a lake', publish: true }, key)).status).toBe(409);
    expect((await findLedgerAccounts(site.db, ada.id)).extra.balance).toBe(1);
  });

  test('numbers increase in the order of commits', async () => {
    const ada = await person(10);
    const prompt = uniquePrompt('a crowd');
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await (await ada.generate({ prompt, publish: true })).json()).id,
      ),
    );
    await Promise.all(ids.map((id) => deliver(id)));
    const rows = await publicPictures(prompt);
    expect(rows).toHaveLength(10);
    const byNumber = rows.toSorted((a, b) => a.number - b.number);
    const byTime = rows.toSorted((a, b) => a.generatedAt.getTime() - b.generatedAt.getTime());
    expect(byNumber).toEqual(byTime);
  });
});

describe('moderation', () => {
  test('refuses to publish blocked prompts, and holds no credits for them', async () => {
    const ada = await person(1);
    const answer = await ada.generate({ prompt: 'a n u d e woman on a beach', publish: true });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'moderated',
      field: 'prompt',
      error: expect.stringMatching(/describe the picture without/),
    });
    const { extra, held } = await findLedgerAccounts(site.db, ada.id);
    expect([extra.balance, held.balance]).toEqual([1, 0]);
  });

  test('allows private pictures, except for the most serious reasons', async () => {
    const ada = await person(2);
    expect((await ada.generate({ prompt: 'a nude, charcoal on paper' })).status).toBe(202);
    const answer = await ada.generate({ prompt: 'erotic picture of a child' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'moderated' });
    expect((await findLedgerAccounts(site.db, ada.id)).held.balance).toBe(1);
  });

  test('allows harmless words', async () => {
    const ada = await person(1);
    expect((await ada.generate({ prompt: 'nude lipstick colours', publish: true })).status).toBe(202);
  });
});

describe('withdrawing a picture', () => {
  test('removes it from the gallery and its counts, and leaves it in the library', async () => {
    const ada = await person(1);
    const prompt = uniquePrompt('mine again');
    const { id } = await (await ada.generate({ prompt, publish: true })).json();
    await deliver(id);
    const [shown] = await publicPictures(prompt);
    const total = async () =>
      (
        await site.db
          .selectFrom('galleryCounts')
          .select((select) => select.fn.sum<number>('count').as('count'))
          .where('category', '=', '')
          .executeTakeFirstOrThrow()
      ).count;
    const before = Number(await total());
    expect((await ada.withdraw(shown!.id)).status).toBe(204);
    expect(await publicPictures(prompt)).toEqual([]);
    expect(Number(await total())).toBe(before - 1);
    expect(await (await ada.call(`/api/generations/${id}`)).json()).toMatchObject({ status: 'completed' });
    expect((await ada.withdraw(shown!.id)).status).toBe(404);
  });

  test('is a 401 for visitors, and the same 404 for others’ pictures, the gallery’s own and malformed ids', async () => {
    const [ada, grace] = [await person(1), await person(0)];
    const prompt = uniquePrompt('not yours');
    const { id } = await (await ada.generate({ prompt, publish: true })).json();
    await deliver(id);
    const [shown] = await publicPictures(prompt);
    const visitor = await fetch(`${site.origin}/api/gallery/${shown!.id}`, { method: 'DELETE' });
    expect(visitor.status).toBe(401);
    const bodies = [];
    for (const one of [shown!.id, randomUUID(), 'x', "'; DROP TABLE users"]) {
      const answer = await grace.withdraw(one);
      expect(answer.status).toBe(404);
      const { requestId: _, ...body } = await answer.json();
      bodies.push(JSON.stringify(body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(await publicPictures(prompt)).toHaveLength(1);
  });
});
