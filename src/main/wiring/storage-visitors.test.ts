import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { auditStorage } from '#testing/audit-storage';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { readConfig } from '../config/config.ts';
import { resolveStorageLimits } from './resolve-storage-limits.ts';

const ADDRESSES = [
  ...Array.from({ length: 30 }, (_, index) => `203.0.113.${index + 1}`),
  ...Array.from({ length: 30 }, (_, index) => `2001:db8:7:${(index + 1).toString(16)}::1`),
];
const OTHER = '198.51.100.7';
let prompts = 0;

/** Requests a picture as a visitor of this address, or as a user. No worker makes it, so its storage stays reserved. */
async function ask(site: TestApp, { address = OTHER, cookie = '' }: { address?: string; cookie?: string }) {
  prompts += 1;
  return await fetch(`${site.origin}/api/ad-creator/pictures`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      prefer: 'respond-async',
      'x-forwarded-for': address,
      cookie,
    },
    body: JSON.stringify({ kind: 'generated', prompt: `Dunes at dusk, number ${prompts}` }),
  });
}

async function flood(site: TestApp, turns: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let turn = 0; turn < turns; turn += 1)
    for (const { status } of await Promise.all(ADDRESSES.map((address) => ask(site, { address }))))
      statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

async function startSite(visitorsGb: string, change: Partial<StorageLimits> = {}) {
  const config = readConfig({ STORAGE_VISITORS_GB: visitorsGb, STORAGE_TOTAL_GB: '100' });
  const storageLimits = { ...(await resolveStorageLimits(config)), ...change };
  return await startTestApp({ storageLimits, trustProxy: ['127.0.0.1/32'] });
}

describe('60 addresses of two networks that request pictures at once', () => {
  let guarded: TestApp;
  let open: TestApp;
  beforeAll(async () => {
    guarded = await startSite('3');
    open = await startSite('2', { perNetwork: null, unfinishedAds: null });
  });
  afterAll(async () => {
    expect(await auditStorage(guarded.db)).toEqual([]);
    await Promise.all([guarded.close(), open.close()]);
  });

  test('get eight for each network, and leave room for other networks', async () => {
    const statuses = await flood(guarded, 1);
    expect(statuses).toEqual({ 202: 16, 429: 44 });
    const refused = await ask(guarded, { address: ADDRESSES[0]! });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/^8 pictures.* your network .* try again in 30 seconds/),
    });
    expect((await ask(guarded, {})).status).toBe(202);
  });

  test('would lock out all other visitors without these limits, but no signed-in users', async () => {
    expect((await flood(open, 3))[409]).toBeGreaterThan(0);
    const visitor = await ask(open, {});
    expect(visitor.status).toBe(409);
    expect(await visitor.json()).toMatchObject({
      code: 'storage_full',
      error: expect.stringMatching(/^All visitors together .* or sign in/),
    });
    // As the refusal says.
    const person = await createPerson(open, 0);
    expect((await person.post('/api/ad-creator/pictures', picture(), ASYNC)).status).toBe(202);
  });

  test('do not affect signed-in users at the same address, who have their own limits', async () => {
    const person = await createPerson(guarded, 0);
    const headers = { ...ASYNC, 'x-forwarded-for': ADDRESSES[0]! };
    const statuses: number[] = [];
    for (let turn = 0; turn < 9; turn += 1)
      statuses.push((await person.post('/api/ad-creator/pictures', picture(), headers)).status);
    expect(statuses).toEqual([...Array(8).fill(202), 429]);
    const owners = await guarded.db
      .selectFrom('adPictures')
      .select('id')
      .where('storageOwner', '=', `user:${person.id}`)
      .execute();
    expect(owners).toHaveLength(8);
  });

  test('get pending pictures when they ask again, and room for others when one is ready', async () => {
    const person = await createPerson(guarded, 0);
    const first = picture();
    const post = (body: unknown) => person.post('/api/ad-creator/pictures', body, ASYNC);
    expect((await post(first)).status).toBe(202);
    for (let turn = 0; turn < 7; turn += 1) await post(picture());
    expect((await post(picture())).status).toBe(429);
    expect((await post(first)).status).toBe(202);
    const website = await person.post(
      '/api/ad-creator/analyze-website',
      { url: 'https://example.com' },
      ASYNC,
    );
    expect(website.status).toBe(429);
    const ad = { platform: 'x', format: 'x-website-square', headline: 'Dunes', visualPrompt: 'Dunes' };
    expect((await person.post('/api/ad-creator/create-artifact', ad, ASYNC)).status).toBe(429);
    await guarded.db
      .updateTable('adPictures')
      .set({ status: 'failed', failure: 'none' })
      .where('storageOwner', '=', `user:${person.id}`)
      .execute();
    expect((await post(picture())).status).toBe(202);
  });
});

const ASYNC = { prefer: 'respond-async' };

function picture() {
  prompts += 1;
  return { kind: 'generated', prompt: `Dunes at dusk, number ${prompts}` };
}
