import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { galleryImage } from '#features/gallery/contract/gallery';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import type { CookieBrowser } from '#testing/cookie-browser';
import { signIn } from '#testing/sign-in';
import { type LargeSite, startLargeSite, type WebProcess } from './support/large-site.ts';

const CODES_TRIED = 6;

let site: LargeSite;
let browser: CookieBrowser;
beforeAll(async () => {
  site = await startLargeSite({
    env: {
      DRAIN_S: '2',
      GALLERY_BATCH: '0',
      LIMIT_PROMO_CODE_PER_HOUR: String(CODES_TRIED),
    },
  });
  ({ browser } = await signIn(site.origin, { email: 'ada@example.test' }));
}, 180_000);
afterAll(() => site.stop(), 60_000);

const ask = (web: WebProcess, path: string, init?: RequestInit) => browser.go(`${web.origin}${path}`, init);
const galleryOf = async (web: WebProcess) => {
  const answer = await fetch(`${web.origin}/api/gallery/active?limit=100`);
  return z.array(galleryImage).parse(await answer.json());
};

test('sign-in and sign-out apply to all web processes', async () => {
  const [first, second] = site.webs;
  for (const web of [first, second]) {
    const answer = await ask(web, '/api/auth/user');
    expect([answer.status, await answer.json()]).toMatchObject([200, { email: 'ada@example.test' }]);
  }
  const { browser: other } = await signIn(site.origin, { email: 'grace@example.test' });
  expect((await other.go(`${second.origin}/api/auth/user`)).status).toBe(200);
  const cookie = `framewright=${other.find('framewright')}`;
  await other.go(`${first.origin}/api/auth/logout`);
  const after = await fetch(`${second.origin}/api/auth/user`, { headers: { cookie } });
  expect(after.status).toBe(401);
});

test('a picture requested at one web process is made by any worker and read at another', async () => {
  const [first, second] = site.webs;
  const asked = await ask(first, '/api/quick-generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A chef in a restaurant kitchen', publish: true }),
  });
  const { id } = generationAccepted.parse(await asked.json());
  const found = async () => {
    const answer = await ask(second, `/api/generations/${id}`);
    return generation.parse(await answer.json());
  };
  await expect.poll(async () => (await found()).status, { timeout: 120_000 }).toBe('completed');
  const { resultImageUrl } = await found();
  const whole = await ask(second, resultImageUrl!);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const part = await ask(first, resultImageUrl!, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  // The served bytes are those in the store, and no other copy exists.
  const stored = [...site.store.objects.values()].filter((object) => object.bytes.equals(bytes));
  expect(stored).toHaveLength(1);
});

test('publishing and unpublishing reach all web processes within seconds', async () => {
  const [first, second] = site.webs;
  const published = async (web: WebProcess) =>
    (await galleryOf(web)).find(({ prompt }) => prompt.includes('chef'));
  for (const web of site.webs) await expect.poll(() => published(web), { timeout: 40_000 }).toBeDefined();
  const { id } = (await published(second))!;
  expect((await ask(first, `/api/gallery/${id}`, { method: 'DELETE' })).ok).toBe(true);
  for (const web of site.webs) await expect.poll(() => published(web), { timeout: 40_000 }).toBeUndefined();
});

test('two web processes share each rate limit', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < CODES_TRIED + 4; i += 1) {
    const web = site.webs[i % 2]!;
    statuses.push((await fetch(`${web.origin}/api/promo-codes/NONE-SUCH`)).status);
  }
  expect(statuses.slice(0, CODES_TRIED)).not.toContain(429);
  expect(statuses.slice(CODES_TRIED)).toEqual([429, 429, 429, 429]);
});

/** Sends mixed requests to the proxy, four at a time, until it is stopped. */
function load() {
  const paths = ['/api/gallery/active?limit=20', '/gallery', '/api/auth/user', '/healthz', '/pricing'];
  const faults: string[] = [];
  let count = 0;
  let isOver = false;
  const loops = Array.from({ length: 4 }, async (_, offset) => {
    for (let i = offset; !isOver; i += 1) {
      const path = paths[i % paths.length]!;
      await browser
        .go(`${site.origin}${path}`)
        .then(async (answer) => {
          const body = await answer.text();
          if (answer.status !== 200) faults.push(`${path}: ${answer.status} ${body.slice(0, 100)}`);
        })
        .catch((error: Error) => faults.push(`${path}: ${error.message}`));
      count += 1;
      await delay(5);
    }
  });
  return {
    faults,
    count: () => count,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

test('web processes are replaced one by one under load without losing a request', async () => {
  const steady = load();
  for (const i of [0, 1] as const) {
    const leaving = site.webs[i];
    await expect.poll(() => site.proxy.ready.size).toBe(2);
    leaving.child.kill('SIGTERM');
    const said = () =>
      fetch(`${leaving.origin}/readyz`).then(
        ({ status }) => status,
        () => 'closed',
      );
    // `/readyz` fails while other requests are still answered.
    await expect.poll(said, { interval: 20 }).toBe(503);
    expect((await fetch(`${leaving.origin}/api/gallery/active`)).status).toBe(200);
    await expect.poll(() => site.proxy.ready.has(leaving.origin)).toBe(false);
    expect(await leaving.ended).toBe(0);
    const before = steady.count();
    await expect.poll(steady.count).toBeGreaterThan(before + 20);
    site.webs[i] = await site.startAgain(leaving);
  }
  await steady.stop();
  expect(steady.faults).toEqual([]);
});

test('a request received before shutdown is answered, however late', async () => {
  const [leaving] = site.webs;
  const body = JSON.stringify({ prompt: 'A red boat on a lake' });
  const asking = request(`${leaving.origin}/api/quick-generate`, {
    method: 'POST',
    headers: {
      cookie: `framewright=${browser.find('framewright')}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    asking.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
  });
  // The server has received the headers.
  await once(asking, 'continue');
  asking.write(body.slice(0, 10));
  leaving.child.kill('SIGTERM');
  const isOpen = () =>
    fetch(`${leaving.origin}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  asking.end(body.slice(10));
  expect(await answered).toBeLessThan(300);
  expect(await leaving.ended).toBe(0);
});
