import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { migrate } from '#platform/db/migrate';
import type { CookieBrowser } from '#testing/cookie-browser';
import { RUNNING_ROLE } from '#testing/running-role';
import { signIn } from '#testing/sign-in';
import { type LargeSite, startLargeSite } from './support/large-site.ts';

const MIGRATIONS = fileURLToPath(new URL('../../src/platform/db/migrations/', import.meta.url));
const PAGES = ['/', '/gallery', '/pricing', '/api/gallery/active?limit=20', '/readyz'];

// Possible schema changes of the next release, on tables that every request and job uses.
const NEXT_RELEASE = {
  '9000-more.sql': `
    CREATE TABLE colors (name text PRIMARY KEY, user_id uuid NOT NULL REFERENCES users);
    ALTER TABLE users ADD COLUMN nickname text, ADD COLUMN theme text NOT NULL DEFAULT 'dark';
    ALTER TABLE sessions ADD COLUMN device text;
    ALTER TABLE generations ADD COLUMN is_loud boolean NOT NULL DEFAULT false;
    ALTER TABLE transfers ADD COLUMN note text;
    ALTER TABLE images ADD COLUMN palette jsonb NOT NULL DEFAULT '[]';
    ALTER TABLE gallery_images ADD COLUMN season text;
    ALTER TABLE model_calls DROP CONSTRAINT model_calls_kind_check,
      ADD CONSTRAINT model_calls_kind_check CHECK (kind IN ('image', 'text', 'vision', 'sound')) NOT VALID;`,
  '9001-indexes.sql': `-- statement by statement
    CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_by_loudness ON generations (is_loud, id);
    CREATE INDEX CONCURRENTLY IF NOT EXISTS gallery_images_by_season ON gallery_images (season);
    ALTER TABLE model_calls VALIDATE CONSTRAINT model_calls_kind_check;`,
};

let site: LargeSite;
let folder: string;
beforeAll(async () => {
  site = await startLargeSite();
  folder = await mkdtemp(join(tmpdir(), 'framewright-next-release-'));
  for (const name of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, name), join(folder, name));
  for (const [name, text] of Object.entries(NEXT_RELEASE)) await writeFile(join(folder, name), text);
}, 180_000);
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Repeats an action until it is stopped, five times a second at most, to leave the CPU to the painters; collects its errors. */
function repeat(work: (round: number) => Promise<unknown>) {
  const faults: string[] = [];
  let rounds = 0;
  let isOver = false;
  const loop = (async () => {
    for (; !isOver; rounds += 1) {
      await work(rounds).catch((error: Error) => faults.push(error.message));
      await delay(200);
    }
  })();
  return {
    faults,
    rounds: () => rounds,
    async stop() {
      isOver = true;
      await loop;
    },
  };
}

async function paint(browser: CookieBrowser, origin: string): Promise<void> {
  const asked = await browser.go(`${origin}/api/quick-generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Mountains at dusk above a calm lake' }),
  });
  expect(asked.status, await asked.clone().text()).toBe(202);
  const { id } = generationAccepted.parse(await asked.json());
  const found = async () =>
    generation.parse(await (await browser.go(`${origin}/api/generations/${id}`)).json());
  await expect.poll(async () => (await found()).status, { timeout: 300_000 }).toBe('completed');
}

test('processes keep working while the schema of the next release is applied', {
  timeout: 900_000,
}, async () => {
  const [web] = site.webs;
  const { browser } = await signIn(site.origin, { email: 'ada@example.test' });
  const reading = repeat(async (round) => {
    const path = PAGES[round % PAGES.length]!;
    const answer = await fetch(`${web.origin}${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  });
  const signingIn = repeat(async (round) => {
    const { browser: other, landing } = await signIn(site.origin, {
      email: `guest-${round}@example.test`,
    });
    if (landing.status !== 302) throw new Error(`sign-in: ${landing.status}`);
    const answer = await other.go(`${web.origin}/api/auth/user`);
    if (answer.status !== 200) throw new Error(`signed in: ${answer.status}`);
  });
  const painting = paint(browser, web.origin);
  await expect.poll(() => Math.min(reading.rounds(), signingIn.rounds())).toBeGreaterThan(2);

  await migrate(site.ownerUrl, { folder: pathToFileURL(`${folder}/`), runningRole: RUNNING_ROLE });
  const applied = await sql<{ nickname: null }>`SELECT nickname, theme FROM users LIMIT 1`.execute(site.db);
  expect(applied.rows).toEqual([{ nickname: null, theme: 'dark' }]);

  const [read, signedIn] = [reading.rounds(), signingIn.rounds()];
  await painting;
  await paint(browser, web.origin);
  await expect.poll(() => reading.rounds() - read).toBeGreaterThan(PAGES.length);
  await expect.poll(() => signingIn.rounds() - signedIn).toBeGreaterThan(2);
  await Promise.all([reading.stop(), signingIn.stop()]);
  expect([...reading.faults, ...signingIn.faults]).toEqual([]);
  for (const process of [...site.webs, ...site.workers]) expect(process.child.exitCode).toBeNull();
});

test('a process of the previous release starts on the next schema', { timeout: 900_000 }, async () => {
  const [leaving] = site.webs;
  leaving.child.kill('SIGTERM');
  expect(await leaving.ended).toBe(0);
  site.webs[0] = await site.startAgain(leaving);
  const { browser } = await signIn(site.origin, { email: 'grace@example.test' });
  await paint(browser, site.webs[0].origin);
});
