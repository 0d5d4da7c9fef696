import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const LONG_MS = 600_000;
const MOST = 6;

let site: TestApp;
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'framewright-client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets', 'app.js'), '');
  site = await startTestApp({
    clientFolder,
    sharedForMs: LONG_MS,
    limits: { uncached: MOST },
    trustProxy: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await site.close();
  await rm(clientFolder, { recursive: true });
});

const get = (path: string, address: string) =>
  fetch(site.origin + path, { headers: { 'x-forwarded-for': address } });

test.each([
  ['pages', '198.51.100.1', (n: number) => `/?x=${n}`],
  ['searches', '198.51.100.2', (n: number) => `/api/gallery/search?q=lighthouse${n}`],
  ['lists', '198.51.100.3', (n: number) => `/api/gallery/active?limit=5&x=${n}`],
  ['shared pictures', '198.51.100.4', (n: number) => `/shared/${n}`],
  ['sitemaps', '198.51.100.5', (n: number) => `/sitemap.xml?x=${n}`],
  ['sitemaps of the gallery', '198.51.100.6', (n: number) => `/sitemap-gallery-${n}.xml`],
  ['feeds', '198.51.100.7', (n: number) => `/gallery/feed.xml?x=${n}`],
  ['files of shared pictures', '198.51.100.8', (n: number) => `/shared/${n}/picture.png`],
  ['ads', '198.51.100.9', (n: number) => `/ads/${n}`],
  ['pictures of ads', '198.51.100.10', (n: number) => `/ad-pictures/${n}`],
  ['cards', '198.51.100.11', (n: number) => `/cards/${n}`],
])('%s that have to be made are counted by address', async (_what, address, path) => {
  const made = [];
  for (let n = 0; n < MOST; n += 1) made.push((await get(path(n), address)).status);
  expect(made).not.toContain(429);
  const refused = await get(path(MOST), address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  // The same is still made for others.
  expect((await get(path(MOST), address.replace('198.51.100', '203.0.113'))).status).not.toBe(429);
});

test.each(['/assets/app.js', '/images/nothing', '/healthz', '/readyz', '/robots.txt'])(
  '%s is not counted',
  async (path) => {
    const answers = new Set<number>();
    for (let n = 0; n < MOST * 3; n += 1) answers.add((await get(path, '198.51.100.202')).status);
    expect([...answers]).not.toContain(429);
    expect(answers.size).toBe(1);
  },
);

test('cached answers are not counted', async () => {
  const answers = [];
  for (let n = 0; n < MOST * 3; n += 1) answers.push((await get('/terms', '198.51.100.200')).status);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('uncached pages of signed-in users are counted', async () => {
  const ada = await createPerson(site, 0);
  const statuses = [];
  for (let n = 0; n <= MOST; n += 1)
    statuses.push((await ada.call('/', { headers: { 'x-forwarded-for': '198.51.100.201' } })).status);
  expect(statuses).toEqual([...Array(MOST).fill(200), 429]);
});
