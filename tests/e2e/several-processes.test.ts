import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { galleryImage } from '#features/gallery/contract/gallery';
import { type Generation, generation, generationAccepted } from '#features/generations/contract/generations';
import { migrate } from '#platform/db/migrate';
import type { CookieBrowser } from '#testing/cookie-browser';
import { RUNNING_ROLE } from '#testing/running-role';
import { signIn } from '#testing/sign-in';
import { type LargeSite, startLargeSite, type WebProcess } from './support/large-site.ts';
import { writeNextRelease } from './support/next-release.ts';

const CODES_TRIED = 6;
const PAGES = ['/', '/gallery', '/pricing', '/api/gallery/active?limit=20', '/readyz'];
const SCHEDULED = ['fill-gallery', 'sweep'];

let site: LargeSite;
let browser: CookieBrowser;
beforeAll(async () => {
  site = await startLargeSite({
    env: {
      DRAIN_S: '2',
      GALLERY_CRON: '* * * * *',
      GALLERY_BATCH: '1',
      LIMIT_PROMO_CODE_PER_HOUR: String(CODES_TRIED),
    },
  });
  // The gallery's schedule runs, but an unfinished picture counts as its batch: painting takes minutes of CPU time. The
  // sweeper leaves it alone, because it is dated later.
  await site.db
    .insertInto('galleryPaintings')
    .values({ category: 'nature', longSide: 960, seed: 1, createdAt: new Date(Date.now() + 3_600_000) })
    .execute();
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

/** A request for a picture that is drawn within seconds. @returns its id */
async function askForPicture(web: WebProcess, person = browser): Promise<string> {
  const asked = await person.go(`${web.origin}/api/quick-generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A chef in a restaurant kitchen', publish: true }),
  });
  expect(asked.status, await asked.clone().text()).toBe(202);
  return generationAccepted.parse(await asked.json()).id;
}

async function untilCompleted(web: WebProcess, id: string, person = browser): Promise<Generation> {
  const found = async () =>
    generation.parse(await (await person.go(`${web.origin}/api/generations/${id}`)).json());
  await expect.poll(async () => (await found()).status, { timeout: 300_000 }).toBe('completed');
  return await found();
}

test('a picture requested at one web process is made by any worker and read at another', async () => {
  const [first, second] = site.webs;
  const { resultImageUrl } = await untilCompleted(second, await askForPicture(first));
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

/**
 * Repeats an action until it is stopped, and collects its errors. Unless told otherwise it runs once at a time and five times a
 * second at most, to leave the CPU to the painters.
 */
function repeat(work: (round: number) => Promise<unknown>, { atOnce = 1, pauseMs = 200 } = {}) {
  const faults: string[] = [];
  let rounds = 0;
  let isOver = false;
  const loops = Array.from({ length: atOnce }, async (_, offset) => {
    for (let round = offset; !isOver; round += 1) {
      await work(round).catch((error: Error) => faults.push(error.message));
      rounds += 1;
      await delay(pauseMs);
    }
  });
  return {
    faults,
    rounds: () => rounds,
    async stop() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

test('processes keep working while the schema of the next release is applied', {
  timeout: 900_000,
}, async () => {
  const [web] = site.webs;
  const folder = await writeNextRelease();
  const reading = repeat(async (round) => {
    const path = PAGES[round % PAGES.length]!;
    const answer = await fetch(`${web.origin}${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  });
  const signingIn = repeat(async (round) => {
    const { browser: other, landing } = await signIn(site.origin, { email: `guest-${round}@example.test` });
    if (landing.status !== 302) throw new Error(`sign-in: ${landing.status}`);
    const answer = await other.go(`${web.origin}/api/auth/user`);
    if (answer.status !== 200) throw new Error(`signed in: ${answer.status}`);
  });
  const before = await askForPicture(web);
  await expect.poll(() => Math.min(reading.rounds(), signingIn.rounds())).toBeGreaterThan(2);

  await migrate(site.ownerUrl, { folder: pathToFileURL(`${folder}/`), runningRole: RUNNING_ROLE });
  await rm(folder, { recursive: true });
  const applied = await sql<{ nickname: null }>`SELECT nickname, theme FROM users LIMIT 1`.execute(site.db);
  expect(applied.rows).toEqual([{ nickname: null, theme: 'dark' }]);

  const [read, signedIn] = [reading.rounds(), signingIn.rounds()];
  await untilCompleted(web, before);
  await untilCompleted(web, await askForPicture(web));
  await expect.poll(() => reading.rounds() - read).toBeGreaterThan(PAGES.length);
  await expect.poll(() => signingIn.rounds() - signedIn).toBeGreaterThan(2);
  await Promise.all([reading.stop(), signingIn.stop()]);
  expect([...reading.faults, ...signingIn.faults]).toEqual([]);
  for (const process of [...site.webs, ...site.workers]) expect(process.child.exitCode).toBeNull();
});

/** Sends mixed requests to the proxy, four at a time, until it is stopped. */
function load() {
  const paths = ['/api/gallery/active?limit=20', '/gallery', '/api/auth/user', '/healthz', '/pricing'];
  const get = async (round: number) => {
    const path = paths[round % paths.length]!;
    const answer = await browser.go(`${site.origin}${path}`);
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body.slice(0, 100)}`);
  };
  return repeat(get, { atOnce: 4, pauseMs: 5 });
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
    const before = steady.rounds();
    await expect.poll(steady.rounds).toBeGreaterThan(before + 20);
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

test('a process of the previous release starts on the next schema', async () => {
  // The test before has stopped it.
  const [ended] = site.webs;
  site.webs[0] = await site.startAgain(ended);
  const { browser: other } = await signIn(site.origin, { email: 'eve@example.test' });
  await untilCompleted(site.webs[0], await askForPicture(site.webs[0], other), other);
});

/** The ticks of each queue, with the states of their jobs. */
interface Ticking {
  name: string;
  /** Number of ticks by minute. */
  minutes: number;
  ticks: number;
  /** One state for each job of the queue. */
  jobs: string[];
}

test('with two workers, each scheduled job runs once', async () => {
  // pg-boss stores each tick as a job, which enqueues the queue's job seconds later, maybe in the next minute.
  const read = async () => {
    const { rows } = await sql<Ticking>`
      SELECT scheduled.name,
        count(DISTINCT tick.data->>'slot')::int AS minutes, count(tick.id)::int AS ticks,
        ARRAY(SELECT state::text FROM pgboss.job WHERE job.name = scheduled.name) AS jobs
      FROM unnest(${SCHEDULED}::text[]) AS scheduled(name)
      LEFT JOIN pgboss.job AS tick ON tick.name = '__pgboss__send-it' AND tick.data->>'name' = scheduled.name
      GROUP BY 1`.execute(site.db);
    return rows;
  };
  const done = ({ jobs }: Ticking) => jobs.filter((state) => !['created', 'active'].includes(state));
  await expect
    .poll(async () => Math.min(...(await read()).map((it) => done(it).length)), {
      timeout: 150_000,
      interval: 1_000,
    })
    .toBeGreaterThan(1);
  for (const it of await read()) {
    expect(it.ticks).toBe(it.minutes);
    expect(it.jobs.length).toBeLessThanOrEqual(it.ticks);
    expect(done(it).filter((state) => state !== 'completed')).toEqual([]);
  }
}, 180_000);
