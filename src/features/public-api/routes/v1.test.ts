import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { deleteAccount } from '#features/my-account/rules/delete-account';
import { pictureLink } from '#features/sharing/contract/shared-pictures';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import { createGalleryImages } from '#testing/gallery-factories';
import { createPerson, deliver, failPicture, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import {
  v1GalleryDetail,
  v1GalleryPage,
  v1Generation,
  v1GenerationList,
  v1Page,
  v1Person,
  v1Reference,
  v1TrashList,
} from '../contract/public-api.ts';
import { v1AssetList, v1Statement } from '../contract/v1-account.ts';
import { v1ImageFile, v1Version } from '../contract/v1-images.ts';

let site: TestApp;
let person: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  person = await createPerson(site, 100);
});
afterAll(() => site.close());

const ALL: ApiScope[] = [
  'generations:write',
  'generations:read',
  'cutouts:write',
  'gallery:read',
  'library:read',
  'library:write',
];

async function program(on = site, userId = person.id, scopes = ALL) {
  const { key, secret } = await createApiKey(on, { userId, name: 'Test', scopes });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${on.origin}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, ...init.headers },
    });
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    call('/generations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { key, secret, call, ask };
}

const drawPng = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

describe('a generation', () => {
  test('is requested, completed, and read with absolute URLs', async () => {
    const { call, ask, key } = await program();
    const asked = await ask({ prompt: 'A harbour in winter', aspectRatio: '16:9', count: 2 });
    expect(asked.status).toBe(202);
    const accepted = v1Generation.parse(await asked.json());
    expect(asked.headers.get('location')).toBe(`/api/v1/generations/${accepted.id}`);
    expect(accepted).toMatchObject({ status: 'generating', object: 'generation', count: 2, images: [] });
    await deliver(site, accepted.id, { count: 2 });
    const read = v1Generation.parse(await (await call(`/generations/${accepted.id}`)).json());
    expect(read).toMatchObject({ status: 'completed', creditsCharged: 2, failure: null });
    expect(accepted.notes).toEqual([]);
    expect(read.notes).toEqual(['Left out: the swans.']);
    expect(read.images[0]?.url.startsWith(`${site.origin}/images/`)).toBe(true);
    expect((await fetch(read.images[0]!.url)).status).toBe(200);
    const list = v1GenerationList.parse(await (await call('/generations?limit=1')).json());
    expect(list.data).toEqual([read]);
    const written = await call(`/generations/${read.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Cover","tags":["Winter"]}',
    });
    const named = { ...read, name: 'Cover', tags: ['winter'] };
    expect(v1Generation.parse(await written.json())).toEqual(named);
    const found = await call('/generations?q=cover&tag=winter');
    expect(v1GenerationList.parse(await found.json()).data).toEqual([named]);
    expect(v1GenerationList.parse(await (await call('/generations?q=zebra')).json()).data).toEqual([]);
    const row = await site.db
      .selectFrom('generations')
      .select(['apiKeyId', 'width', 'height'])
      .where('id', '=', read.id)
      .executeTakeFirst();
    expect(row).toEqual({ apiKeyId: key.id, width: 1280, height: 720 });
  });

  test('that failed has a reason', async () => {
    const { call, ask } = await program();
    const { id } = v1Generation.parse(await (await ask({ prompt: 'A quiet street' })).json());
    await failPicture(site, id);
    const read = v1Generation.parse(await (await call(`/generations/${id}`)).json());
    expect(read).toMatchObject({ status: 'failed', creditsCharged: 0, failure: { remedy: null } });
  });

  test('is charged once per Idempotency-Key, for all keys of the owner', async () => {
    const first = await program();
    const second = await program();
    const name = { 'idempotency-key': 'one-harbour' };
    const { id } = v1Generation.parse(await (await first.ask({ prompt: 'One harbour' }, name)).json());
    const again = await second.ask({ prompt: 'One harbour' }, name);
    expect(v1Generation.parse(await again.json()).id).toBe(id);
    expect((await second.ask({ prompt: 'Another' }, name)).status).toBe(409);
  });

  test('of another user is not found', async () => {
    const other = await program(site, (await createPerson(site, 5)).id);
    const { ask } = await program();
    const { id } = v1Generation.parse(await (await ask({ prompt: 'Mine alone' })).json());
    expect((await other.call(`/generations/${id}`)).status).toBe(404);
  });

  test('with too long an id is not found, and the rate limit headers are sent', async () => {
    const { call } = await program();
    const { status, headers } = await call(`/generations/${'a'.repeat(5_000)}`);
    expect(status).toBe(404);
    expect(headers.get('ratelimit-limit')).not.toBeNull();
  });

  test('with an unknown field is refused', async () => {
    const { ask } = await program();
    const refused = await ask({ prompt: 'A harbour', aspect: '16:9' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('the trash', () => {
  test('keeps a deleted generation until it is restored or erased', async () => {
    const { call, ask } = await program();
    const { id } = v1Generation.parse(await (await ask({ prompt: 'A pier at noon' })).json());
    await deliver(site, id);
    const before = v1Generation.parse(await (await call(`/generations/${id}`)).json());
    const remove = async (query = '') =>
      (await call(`/generations/${id}${query}`, { method: 'DELETE' })).status;
    expect(await remove()).toBe(204);
    expect([(await call(`/generations/${id}`)).status, await remove()]).toEqual([404, 404]);
    const list = v1TrashList.parse(await (await call('/trash?limit=1')).json());
    expect(list.data).toMatchObject([
      { id, prompt: 'A pier at noon', imageIds: before.images.map((image) => image.id) },
    ]);
    const restored = await call(`/trash/${id}/restore`, { method: 'POST' });
    expect(v1Generation.parse(await restored.json())).toEqual(before);
    expect((await call(`/trash/${id}/restore`, { method: 'POST' })).status).toBe(404);
    expect(await remove('?permanent=true')).toBe(204);
    expect(v1TrashList.parse(await (await call('/trash')).json())).toEqual({ data: [], total: 0 });
  });

  test('takes single pictures of a generation, and is emptied', async () => {
    const { call, ask } = await program();
    const { id } = v1Generation.parse(await (await ask({ prompt: 'A pier', count: 2 })).json());
    await deliver(site, id, { count: 2 });
    const read = async () => v1Generation.parse(await (await call(`/generations/${id}`)).json());
    const [first, second] = (await read()).images;
    const remove = async (path: string) => (await call(path, { method: 'DELETE' })).status;
    const left = async () => (await read()).images.map((image) => image.id);
    expect(await remove(`/generations/${id}?imageId=${first!.id}`)).toBe(204);
    expect(await left()).toEqual([second!.id]);
    const restore = { method: 'POST', body: JSON.stringify({ imageIds: [first!.id] }) };
    const restored = await call(`/trash/${id}/restore`, {
      ...restore,
      headers: { 'content-type': 'application/json' },
    });
    expect(restored.status).toBe(200);
    expect(await left()).toEqual([first!.id, second!.id]);
    expect(await remove(`/generations/${id}?imageId=${first!.id}`)).toBe(204);
    expect(await remove(`/trash/${id}?imageId=${first!.id}`)).toBe(204);
    expect(await remove(`/trash/${id}?imageId=${first!.id}`)).toBe(404);
    expect(await remove(`/generations/${id}`)).toBe(204);
    expect(await remove('/trash')).toBe(204);
    expect(v1TrashList.parse(await (await call('/trash')).json())).toEqual({ data: [], total: 0 });
  });

  test('needs scopes of its own, and is the owner’s', async () => {
    const { call, ask } = await program();
    const { id } = v1Generation.parse(await (await ask({ prompt: 'A quay' })).json());
    await deliver(site, id);
    const old = await program(site, person.id, ['generations:write', 'generations:read']);
    const bob = await program(site, (await createPerson(site, 0)).id);
    const remove = { method: 'DELETE' };
    expect((await old.call(`/generations/${id}`, remove)).status).toBe(403);
    expect((await old.call('/trash')).status).toBe(403);
    expect((await bob.call(`/generations/${id}`, remove)).status).toBe(404);
    expect((await call(`/generations/${id}`, remove)).status).toBe(204);
    expect((await old.call(`/trash/${id}/restore`, { method: 'POST' })).status).toBe(403);
    expect((await bob.call(`/trash/${id}/restore`, { method: 'POST' })).status).toBe(404);
  });
});

test('a public picture has those like it, and a person’s page what they published', async () => {
  const ada = await createPerson(site, 0);
  const [first] = await createGalleryImages(site.db, [
    { prompt: 'A heron in the reeds', userId: ada.id },
    { prompt: 'A heron at dawn', userId: ada.id },
  ]);
  const { call } = await program(site, ada.id, ['gallery:read', 'library:read', 'page:write']);
  const choose = (name: string) =>
    call('/page', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  expect((await (await program(site, ada.id)).call('/page', { method: 'DELETE' })).status).toBe(403);
  expect((await call('/people/heron-painter')).status).toBe(404);
  expect((await choose('x')).status).toBe(400);
  const page = { object: 'page', name: 'heron-painter', isRemoved: false };
  const address = `${site.origin}/people/heron-painter`;
  expect(v1Page.parse(await (await choose('Heron-Painter')).json())).toEqual({ ...page, page: address });
  expect(v1Page.parse(await (await call('/page')).json())).toEqual({ ...page, page: address });
  const detail = v1GalleryDetail.parse(await (await call(`/gallery/${first!.id}`)).json());
  expect(detail).toMatchObject({ prompt: 'A heron in the reeds', person: 'heron-painter', creditLine: null });
  expect(detail.similar.map(({ prompt }) => prompt)).toContain('A heron at dawn');
  expect(detail.similar[0]!.url.startsWith(site.origin)).toBe(true);
  const shown = v1Person.parse(await (await call('/people/heron-painter?limit=1')).json());
  expect(shown).toMatchObject({ page: address, total: 2, data: [{ prompt: 'A heron at dawn' }] });
  expect((await call('/page', { method: 'DELETE' })).status).toBe(204);
  expect((await call('/people/heron-painter')).status).toBe(404);
});

test('a picture is refined, enlarged, shared, and lists its versions', async () => {
  const ada = await createPerson(site, 9);
  const { call, ask } = await program(site, ada.id, [...ALL, 'credits:read', 'gallery:write']);
  const send = (path: string, method: string, body?: object) =>
    call(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const { id } = v1Generation.parse(await (await ask({ prompt: 'A lake' })).json());
  await deliver(site, id);
  const [image] = v1Generation.parse(await (await call(`/generations/${id}`)).json()).images;
  const refined = await send(`/images/${image!.id}/refinements`, 'POST', { prompt: 'A lake at night' });
  expect(refined.status).toBe(202);
  const next = v1Generation.parse(await refined.json());
  await deliver(site, next.id);
  const versions = z
    .object({ data: z.array(v1Version) })
    .parse(await (await call(`/images/${image!.id}/versions`)).json());
  expect(versions.data.map(({ generationId, prompt }) => [generationId, prompt])).toEqual([
    [id, 'A lake'],
    [next.id, 'A lake at night'],
  ]);
  expect(versions.data[1]!.parentId).toBe(image!.id);
  const enlarging = await send(`/images/${image!.id}/enlargement`, 'POST');
  expect(enlarging.status).toBe(202);
  expect(v1ImageFile.parse(await enlarging.json())).toMatchObject({ status: 'making', imageUrl: image!.url });
  const link = pictureLink.parse(await (await send(`/images/${image!.id}/link`, 'PUT')).json());
  expect((await fetch(link.url.replace('/shared/', '/api/shared/'))).status).toBe(200);
  expect((await send(`/images/${image!.id}/link`, 'DELETE')).status).toBe(204);
  expect((await fetch(link.url.replace('/shared/', '/api/shared/'))).status).toBe(404);
  const strange = await program();
  for (const path of ['refinements', 'enlargement'])
    expect(
      (
        await strange.call(`/images/${image!.id}/${path}`, {
          method: 'POST',
          ...(path === 'refinements' && {
            headers: { 'content-type': 'application/json' },
            body: '{"prompt":"mine now"}',
          }),
        })
      ).status,
    ).toBe(404);

  expect(await (await call('/credits')).json()).toEqual({ credits: 7, held: 0 });
  const history = v1Statement.parse(await (await call('/credits/history?limit=2')).json());
  expect(history.data.map(({ generationId, amount }) => [generationId, amount])).toEqual([
    [next.id, -1],
    [id, -1],
  ]);
  for (const path of ['/credits', '/credits/history']) expect((await strange.call(path)).status).toBe(403);
  // It makes a picture public, which is not to order the library.
  for (const method of ['PUT', 'DELETE'])
    expect((await strange.call(`/images/${image!.id}/link`, { method })).status).toBe(403);
});

test('reference pictures are listed and deleted', async () => {
  const ada = await createPerson(site, 9);
  const { call } = await program(site, ada.id);
  const form = new FormData();
  form.set('image', new Blob([await drawPng()], { type: 'image/png' }), 'leaf.png');
  const stored = v1Reference.parse(await (await call('/references', { method: 'POST', body: form })).json());
  const list = async () => v1AssetList.parse(await (await call('/references')).json());
  expect(await list()).toMatchObject({
    total: 1,
    data: [{ id: stored.id, originalName: 'leaf.png', uses: 0 }],
  });
  expect((await (await program()).call(`/references/${stored.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await call(`/references/${stored.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual({ total: 0, data: [] });
});

test('ads are refused without an address, and with one that is none', async () => {
  const { call } = await program();
  const make = async (body: object) => {
    const answer = await call('/ads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ platform: 'facebook', ...body }),
    });
    return [answer.status, (await answer.json()).field];
  };
  expect(await make({})).toEqual([400, 'address']);
  expect(await make({ address: 'ftp://x' })).toEqual([400, 'address']);
  expect(await make({ address: 'https://shop.example', formats: ['none'] })).toEqual([400, 'formats']);
});

test('the gallery search returns absolute URLs', async () => {
  const { call } = await program();
  const answer = await call('/gallery/search?q=lake');
  expect(answer.status).toBe(200);
  v1GalleryPage.parse(await answer.json());
});

describe('a key', () => {
  test('gives access only within its scopes', async () => {
    const { ask, call } = await program(site, person.id, ['gallery:read']);
    const refused = await ask({ prompt: 'A harbour' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden' });
    expect((await call('/gallery/search')).status).toBe(200);
  });

  test('gives no access to the website’s own endpoints', async () => {
    const { secret } = await program();
    for (const path of ['/api/auth/user', '/api/api-keys', '/api/account']) {
      const answer = await fetch(site.origin + path, { headers: { authorization: `Bearer ${secret}` } });
      expect(answer.status, path).toBe(401);
    }
  });

  test('is required: a session is not enough', async () => {
    const answer = await person.call('/api/v1/generations');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('is refused if it is revoked or mistyped, or its owner deleted the account', async () => {
    const leaver = await createPerson(site, 0);
    const { key, secret, call } = await program(site, leaver.id);
    expect((await call('/generations')).status).toBe(200);
    const mistyped = secret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const refused = await call('/generations', { headers: { authorization: `Bearer ${mistyped}` } });
    expect(refused.status).toBe(401);
    expect((await leaver.call(`/api/api-keys/${key.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call('/generations')).status).toBe(401);

    const staying = await program(site, leaver.id);
    const user = await site.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', leaver.id)
      .executeTakeFirstOrThrow();
    await deleteAccount({ ...site, payments: null }, { user, email: user.email });
    expect((await staying.call('/generations')).status).toBe(401);
    const left = await site.db.selectFrom('apiKeys').select('id').where('userId', '=', leaver.id).execute();
    expect(left).toEqual([]);
  });

  test('is rate limited, and the headers say how many calls are left', async () => {
    const strict = await startTestApp({ limits: { apiKey: 2 } });
    try {
      const { id } = await createPerson(strict, 0);
      const { call } = await program(strict, id);
      const other = await program(strict, id);
      const left = [];
      for (let calls = 0; calls < 3; calls += 1) {
        const { status, headers } = await call('/gallery/search');
        left.push([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]);
        expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
        if (status === 429) expect(headers.get('retry-after')).toBe(headers.get('ratelimit-reset'));
      }
      expect(left).toEqual([
        [200, '2', '1'],
        [200, '2', '0'],
        [429, '2', '0'],
      ]);
      expect((await other.call('/gallery/search')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test('ads that are waited for are open requests: the fifth is refused', async () => {
  const ada = await createPerson(site, 0);
  const { call } = await program(site, ada.id);
  const leave = new AbortController();
  const ask = (address: string) =>
    call('/ads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, platform: 'facebook' }),
      signal: leave.signal,
    });
  const waiting = [1, 2, 3, 4].map((number) => ask(`https://shop-${number}.example`));
  const asked = () =>
    site.db.selectFrom('adAnalyses').select('id').where('storageOwner', '=', `user:${ada.id}`).execute();
  await expect.poll(async () => (await asked()).length, { timeout: 15_000 }).toBe(4);
  expect((await ask('https://shop-5.example')).status).toBe(429);
  expect((await call(`/ads?ids=${ada.id}`)).status).toBe(429);
  leave.abort();
  await Promise.allSettled(waiting);
});
