import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { blackPng } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let isFull = false;
let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  const disk = () => ({ name: 'data', freeBytes: isFull ? 5 : 2e9, floorBytes: 1e9, isFull });
  site = await startTestApp({ diskSpace: { read: async () => [disk()] } });
  ada = await createPerson(site, 5);
});
afterAll(() => site.close());

const STORING = [
  '/api/quick-generate',
  '/api/visualize',
  '/api/generate-grounded',
  '/api/remove-background',
  '/api/products/upload',
  '/api/image-files',
  '/api/ad-creator/analyze-image',
  '/api/ad-creator/analyze-website',
  '/api/ad-creator/pictures',
  '/api/ad-creator/create-artifact',
  '/api/v1/generations',
  '/api/v1/background-removals',
  '/api/v1/references',
];

test('while the disk is almost full, requests that store something are refused', async () => {
  isFull = true;
  for (const path of STORING) {
    const answer = await ada.post(path, { prompt: 'a lake' });
    expect(answer.status, path).toBe(507);
    const body = (await answer.json()) as { error: string; code: string };
    expect(body).toMatchObject({ code: 'disk_full', retryAfter: 60 });
    expect(body.error).toMatch(/disk of this site is almost full.*can still be seen and deleted/);
  }
  isFull = false;
  // With free space the same request gets as far as usual.
  for (const path of STORING) expect((await ada.post(path, { prompt: 'a lake' })).status, path).not.toBe(507);
});

test('they are refused in the form of the protocol, too', async () => {
  isFull = true;
  for (const act of ['generations', 'edits', 'variations']) {
    const answer = await fetch(`${site.origin}/v1/images/${act}`, { method: 'POST' });
    expect(answer.status, act).toBe(507);
    expect(await answer.json()).toMatchObject({ error: { code: 'disk_full', type: 'server_error' } });
  }
  isFull = false;
});

test('reading, signing out and deleting still work', async () => {
  const asked = (await (await ada.post('/api/quick-generate', { prompt: 'a lake' })).json()) as {
    id: string;
  };
  isFull = true;
  for (const path of [
    '/',
    '/api/generations',
    '/api/account/storage',
    '/api/products',
    '/api/gallery/active',
  ])
    expect((await ada.call(path)).status, path).toBe(200);
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ status: 'ready', disk: 'full' });
  expect((await ada.call(`/api/generations/${asked.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ada.call('/api/auth/logout', { redirect: 'manual' })).status).toBe(302);
  isFull = false;
});

test('a disk that fills up during a write is reported, and nothing is stored', async () => {
  const other = await startTestApp({ beside: site });
  const eve = await createPerson(other, 0);
  const put = site.objectStore.put;
  site.objectStore.put = async () => {
    const cause = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    throw new ProviderError('transient', 'The object store failed', { cause });
  };
  try {
    const form = new FormData();
    form.append('image', new File([new Uint8Array(blackPng(20, 20))], 'mug.png', { type: 'image/png' }));
    const answer = await eve.call('/api/products/upload', { method: 'POST', body: form });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ code: 'disk_full' });
    expect(await (await eve.call('/api/products')).json()).toEqual([]);
  } finally {
    site.objectStore.put = put;
    await other.close();
  }
});
