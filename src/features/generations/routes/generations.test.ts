import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createPerson, deliver } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { generation, generationAccepted } from '../contract/generations.ts';
import { findGeneration } from '../queries/generations.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

const person = async (credits: number) => {
  const { post, ...rest } = await createPerson(site, credits);
  const generate = (body: unknown, key?: string, headers: Record<string, string> = {}) =>
    post('/api/quick-generate', body, { ...(key && { 'idempotency-key': key }), ...headers });
  return { ...rest, generate };
};

describe('a request for a picture', () => {
  test('holds its price and returns its id', async () => {
    const ada = await person(2);
    const answer = await ada.generate({ prompt: '  a\tquiet\u0007 lake ' });
    expect(answer.status).toBe(202);
    const accepted = generationAccepted.parse(await answer.json());
    expect(accepted).toMatchObject({ status: 'generating', creditsCharged: 1 });
    const shown = generation.parse(await (await ada.call(`/api/generations/${accepted.id}`)).json());
    expect(shown).toMatchObject({
      customPrompt: 'a quiet lake',
      modelId: 'quick-generation',
      status: 'generating',
      resultImageUrl: null,
      creditsCharged: 0,
    });
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 1, held: 1 });
  });

  test('keeps the asked seed and what is to be left out; without a seed it has a random one', async () => {
    const ada = await person(3);
    const ask = async (body: object) => {
      const { id } = generationAccepted.parse(await (await ada.generate(body)).json());
      return generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    };
    const prompt = 'a quiet lake';
    expect(await ask({ prompt, seed: 4_294_967_295, negativePrompt: ' boats, people ' })).toMatchObject({
      seed: 4_294_967_295,
      settings: { negativePrompt: 'boats, people', outputFormat: 'square' },
    });
    const [one, other] = [await ask({ prompt }), await ask({ prompt })];
    expect(one.seed).not.toBe(other.seed);
    expect(one.settings).toBeNull();
    expect((await ada.generate({ prompt, seed: -1 })).status).toBe(400);
  });

  test('stores whether its prompt may be enhanced; by default it may', async () => {
    const ada = await person(2);
    const ask = async (body: object) => {
      const { id } = generationAccepted.parse(await (await ada.generate(body)).json());
      return (await findGeneration(site.db, id))!.enhance;
    };
    expect(await ask({ prompt: 'a quiet lake' })).toBe(true);
    expect(await ask({ prompt: 'a quiet lake', enhance: false })).toBe(false);
  });

  test('with style, format and number has that size, holds the total price, and has no other settings', async () => {
    const ada = await person(5);
    const said = { style: 'artistic', outputFormat: 'banner', imageCount: 3 };
    const answer = await ada.generate({ prompt: 'a quiet lake', ...said });
    const accepted = generationAccepted.parse(await answer.json());
    expect(accepted.creditsCharged).toBe(3);
    const shown = generation.parse(await (await ada.call(`/api/generations/${accepted.id}`)).json());
    expect(shown).toMatchObject({ modelId: 'quick-generation', style: 'artistic', imageCount: 3 });
    expect(shown.settings).toEqual({ style: 'artistic', outputFormat: 'banner' });
    expect(await findGeneration(site.db, accepted.id)).toMatchObject({ width: 1728, height: 576 });
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 2, held: 3 });
  });

  test.each([
    ['style', { style: 'baroque' }],
    ['outputFormat', { outputFormat: '4:3' }],
    ['imageCount', { imageCount: 5 }],
    ['exampleAsset', { assetId: randomUUID(), exampleAsset: { name: 'x', imageUrl: '/favicon.png' } }],
    ['exampleAsset.imageUrl', { exampleAsset: { name: 'x', imageUrl: '/favicon.png' } }],
  ])('with an invalid %s is a 400 that names it and costs nothing', async (field, changes) => {
    const ada = await person(5);
    const answer = await ada.generate({ prompt: 'a quiet lake', ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 5, held: 0 });
  });

  test('with one of the user’s pictures uses it as the asset; another user’s is a 404', async () => {
    const [ada, grace] = [await person(3), await person(3)];
    const { id } = generationAccepted.parse(await (await ada.generate({ prompt: 'a mug' })).json());
    await deliver(site, id);
    const { images } = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    const assetId = images[0]!.id;
    const answer = await ada.generate({ prompt: 'on a desk', assetId });
    const built = generationAccepted.parse(await answer.json());
    expect(await findGeneration(site.db, built.id)).toMatchObject({ productId: assetId });
    const stolen = await grace.generate({ prompt: 'on a desk', assetId });
    expect(stolen.status).toBe(404);
    expect(await stolen.json()).toMatchObject({ code: 'not_found', field: 'assetId' });
    expect((await grace.generate({ prompt: 'on a desk', assetId: '' })).status).toBe(404);
  });

  test('sent fifty times concurrently with ten credits is accepted ten times and refused forty times', async () => {
    const ada = await person(10);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ada.generate({ prompt: 'a quiet lake' }, randomUUID())),
    );
    const refused = answers.filter((answer) => answer.status === 402);
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(10);
    expect(refused).toHaveLength(40);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        code: 'insufficient_credits',
        creditsRequired: 1,
        creditsAvailable: 0,
      });
    }
    const { extra, held } = await findLedgerAccounts(site.db, ada.id);
    expect([extra.balance, held.balance]).toEqual([0, 10]);
  });

  test('repeated with the same Idempotency-Key returns the first answer and charges nothing', async () => {
    const ada = await person(5);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.generate({ prompt: 'a quiet lake' }, key)));
    const later = await ada.generate({ prompt: ' a quiet lake' }, key);
    const ids = await Promise.all([...answers, later].map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await findLedgerAccounts(site.db, ada.id)).extra.balance).toBe(4);
  });

  test('with the key of another request is refused; keys of other users do not matter', async () => {
    const [ada, grace] = [await person(2), await person(2)];
    const key = randomUUID();
    expect((await ada.generate({ prompt: 'a quiet lake' }, key)).status).toBe(202);
    const reused = await ada.generate({ prompt: 'a wild sea' }, key);
    expect(reused.status).toBe(409);
    expect(await reused.json()).toMatchObject({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    expect((await grace.generate({ prompt: 'a quiet lake' }, key)).status).toBe(202);
  });

  test.each([
    ['nothing', {}],
    ['a blank prompt', { prompt: '  \n ' }],
    ['control characters alone', { prompt: '\u0000\u0007\u202e' }],
    ['2,001 characters', { prompt: 'x'.repeat(2_001) }],
    ['no text', { prompt: 42 }],
    ['a list', { prompt: ['a'] }],
  ])('with %s is a 400 that names the prompt, and costs nothing', async (_, body) => {
    const ada = await person(1);
    const answer = await ada.generate(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field: 'prompt' });
    expect((await findLedgerAccounts(site.db, ada.id)).extra.balance).toBe(1);
  });

  test('accepts 2,000 characters of any script', async () => {
    const ada = await person(2);
    expect((await ada.generate({ prompt: '😀'.repeat(2_000) })).status).toBe(202);
    expect((await ada.generate({ prompt: '静かな湖'.repeat(500) })).status).toBe(202);
  });

  test('with an invalid or huge body is a 4xx', async () => {
    const ada = await person(1);
    expect((await ada.generate('{"prompt":')).status).toBe(400);
    expect((await ada.generate({ prompt: 'x'.repeat(400_000) })).status).toBe(413);
    const key = await ada.generate({ prompt: 'a lake' }, 'k'.repeat(201));
    expect(await key.json()).toMatchObject({ field: 'Idempotency-Key' });
    const form = await ada.call('/api/quick-generate', {
      method: 'POST',
      body: new URLSearchParams({ prompt: 'x' }),
    });
    expect(form.status).toBe(415);
  });

  test('without a session is a 401 with the text that the pages look for', async () => {
    const answer = await fetch(`${site.origin}/api/quick-generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a lake' }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'Please sign in to generate images' });
  });

  test.each([
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another site, by Origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('from %s is a 403 and costs nothing', async (_, headers) => {
    const ada = await person(1);
    const answer = await ada.generate({ prompt: 'a lake' }, undefined, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'cross_site' });
    expect((await findLedgerAccounts(site.db, ada.id)).extra.balance).toBe(1);
  });
});

describe('reading generations', () => {
  test('lists the user’s own, newest first, with all fields and the number of images', async () => {
    const ada = await person(3);
    const ids: string[] = [];
    for (const prompt of ['first', 'second', 'third']) {
      ids.unshift((await (await ada.generate({ prompt })).json()).id);
    }
    await deliver(site, ids[0]!);
    await deliver(site, ids[2]!);
    const answer = await ada.call('/api/generations?limit=500');
    const list = z.array(generation).parse(await answer.json());
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(list[0]).toMatchObject({
      status: 'completed',
      scene: 'Lake',
      category: 'nature',
      creditsCharged: 1,
      notes: ['Left out: the swans.'],
      resultImageUrls: [list[0]!.resultImageUrl],
    });
    const page = await ada.call('/api/generations?limit=1&offset=1');
    expect(
      z
        .array(generation)
        .parse(await page.json())
        .map(({ id }) => id),
    ).toEqual([ids[1]]);
  });

  test.each(['limit=0', 'limit=501', 'limit=1.5', 'limit=x', 'offset=-1', 'offset=99999999'])(
    'refuses %s and names it',
    async (query) => {
      const ada = await person(0);
      const answer = await ada.call(`/api/generations?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ field: query.split('=')[0] });
    },
  );

  test('of another user, unknown or with a malformed id is the same 404', async () => {
    const [ada, grace] = [await person(1), await person(1)];
    const { id } = await (await ada.generate({ prompt: 'mine' })).json();
    for (const path of [id, randomUUID(), '1', "'; DROP TABLE users"]) {
      const answer = await grace.call(`/api/generations/${encodeURIComponent(path)}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('deleting a generation', () => {
  async function delivered(count = 1) {
    const ada = await createPerson(site, 5);
    const { id } = await (
      await ada.post('/api/visualize', { customPrompt: 'mine', imageCount: count })
    ).json();
    await deliver(site, id, { count });
    const shown = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    return { ada, id, images: shown.images };
  }
  const statusOf = async (path: string) => (await fetch(`${site.origin}${path}`)).status;

  test('deletes its pictures and leaves the ledger unchanged', async () => {
    const { ada, id, images } = await delivered(2);
    expect(await statusOf(images[0]!.url)).toBe(200);
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
    for (const { url } of images) expect(await statusOf(url)).toBe(404);
    const list = await ada.call('/api/generations');
    expect(await list.json()).toEqual([]);
    expect(list.headers.get('x-total-count')).toBe('0');
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 3, held: 0 });
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('whose key is sent again charges and makes nothing, and says that the generation was deleted', async () => {
    const ada = await person(5);
    const key = randomUUID();
    const ask = (prompt = 'a quiet lake') => ada.generate({ prompt }, key);
    const { id } = generationAccepted.parse(await (await ask()).json());
    await deliver(site, id);
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
    const answers = await Promise.all([1, 2, 3].map(() => ask()));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        code: 'not_found',
        error: expect.stringContaining('has been deleted'),
      });
    }
    expect((await ask('a wild sea')).status).toBe(409);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 4, held: 0 });
    expect((await ada.generate({ prompt: 'a quiet lake' }, randomUUID())).status).toBe(202);
  });

  test('or one of its pictures leaves the others; deleting the last deletes the generation', async () => {
    const { ada, id, images } = await delivered(2);
    const [first, second] = images;
    const remove = (imageId: string) =>
      ada.call(`/api/generations/${id}/images/${imageId}`, { method: 'DELETE' });
    expect((await remove(first!.id)).status).toBe(204);
    expect((await remove(first!.id)).status).toBe(404);
    expect([await statusOf(first!.url), await statusOf(second!.url)]).toEqual([404, 200]);
    const left = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    expect(left.resultImageUrls).toEqual([second!.url]);
    expect((await remove(second!.id)).status).toBe(204);
    expect((await ada.call(`/api/generations/${id}`)).status).toBe(404);
  });

  test('that is running cancels it and releases its credits, even if its job goes on', async () => {
    const ada = await person(2);
    const { id } = await (await ada.generate({ prompt: 'mine' })).json();
    expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 2, held: 0 });
    await deliver(site, id);
    expect(await (await ada.call('/api/auth/credits')).json()).toEqual({ credits: 2, held: 0 });
    expect((await ada.call(`/api/generations/${id}`)).status).toBe(404);
  });

  test('during delivery charges the delivered pictures or nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = await person(1);
      const { id } = await (await ada.generate({ prompt: 'mine' })).json();
      const [answer] = await Promise.all([
        ada.call(`/api/generations/${id}`, { method: 'DELETE' }),
        deliver(site, id),
      ]);
      expect(answer.status).toBe(204);
      const { credits, held } = await (await ada.call('/api/auth/credits')).json();
      expect([0, 1]).toContain(credits);
      expect(held).toBe(0);
      expect((await ada.call(`/api/generations/${id}`)).status).toBe(404);
    }
  });

  test('removes it from the gallery too', async () => {
    const ada = await person(1);
    const { id } = await (await ada.generate({ prompt: 'a public lake', publish: true })).json();
    await deliver(site, id);
    const inGallery = async () =>
      (await (await fetch(`${site.origin}/api/gallery/active`)).json()).map(
        (image: { prompt: string }) => image.prompt,
      );
    expect(await inGallery()).toContain('a public lake');
    await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
    expect(await inGallery()).not.toContain('a public lake');
  });

  test('of another user, unknown or with a malformed id is a 404 and deletes nothing', async () => {
    const { ada, id, images } = await delivered(2);
    const grace = await person(0);
    const paths = [id, `${id}/images/${images[0]!.id}`, randomUUID(), 'x', `${id}/images/x`];
    for (const path of paths)
      expect((await grace.call(`/api/generations/${path}`, { method: 'DELETE' })).status).toBe(404);
    const other = await delivered(2);
    const foreign = `${other.id}/images/${images[0]!.id}`;
    expect((await other.ada.call(`/api/generations/${foreign}`, { method: 'DELETE' })).status).toBe(404);
    const visitor = await fetch(`${site.origin}/api/generations/${id}`, { method: 'DELETE' });
    expect(visitor.status).toBe(401);
    expect((await (await ada.call(`/api/generations/${id}`)).json()).images).toHaveLength(2);
  });
});

describe('a picture', () => {
  test('is served with its content type, and downloaded with a file name', async () => {
    const ada = await person(1);
    const { id } = await (await ada.generate({ prompt: 'mine' })).json();
    await deliver(site, id);
    const { resultImageUrl } = await (await ada.call(`/api/generations/${id}`)).json();
    const shown = await fetch(`${site.origin}${resultImageUrl}?t=1`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=3600, immutable',
    });
    const download = await ada.call('/api/download-image', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageUrl: `${site.origin}${resultImageUrl}?t=1`, generationId: id }),
    });
    expect(download.status).toBe(200);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename="framewright-${id}.png"`);
    expect(await download.bytes()).toEqual(await shown.bytes());
  });

  test.each([
    'https://evil.example/images/00000000000000000000000000000000.png',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/images/../../etc/passwd',
    '//evil.example/images/00000000000000000000000000000000.png',
    'data:image/png;base64,AAAA',
    '/api/auth/user',
  ])('of another address (%s) is not fetched', async (imageUrl) => {
    const answer = await fetch(`${site.origin}/api/download-image`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageUrl }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'imageUrl' });
  });

  test('without a generation is a 404, even if its object exists', async () => {
    const key = 'c'.repeat(32);
    await site.objectStore.put(key, Buffer.from('secret'), 'image/png');
    for (const path of [
      `/images/${key}.png`,
      '/images/x.png',
      `/images/${'d'.repeat(32)}.png`,
      '/images/..%2fx',
    ]) {
      expect((await fetch(`${site.origin}${path}`)).status).toBe(404);
    }
  });
});
