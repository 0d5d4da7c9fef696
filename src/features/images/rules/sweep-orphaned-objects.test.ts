import { randomBytes } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { putObject } from './put-object.ts';
import { sweepOrphanedObjects } from './sweep-orphaned-objects.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NAMES = ['image', 'asset', 'imageFile', 'adPicture', 'ad', 'pending', 'nothing'] as const;
type Named = (typeof NAMES)[number];

let context: TestContext;
let userId: string;
beforeAll(async () => {
  context = await createTestContext();
  userId = (await createUser(context.db)).id;
});
afterAll(() => context.close());
beforeEach(() => setBirth(1_000));

/** Sets the database's age in hours. */
async function setBirth(hours: number): Promise<void> {
  await sql`UPDATE schema_migrations SET applied_at = ${new Date(Date.now() - hours * HOUR_MS)}`.execute(
    context.owner,
  );
}

const fileOf = (key: string) => join(context.objectFolder, key.slice(0, 2), key.slice(2, 4), key);

async function age(file: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * HOUR_MS);
  await utimes(file, then, then);
}

async function store(hours: number, key = randomBytes(16).toString('hex')): Promise<string> {
  await context.objectStore.put(key, Buffer.from('x'), 'image/png');
  await age(fileOf(key), hours);
  return key;
}

const facts = sql`'image/png', 8, 8, 1, '\\x00'::bytea`;

async function nameAs(named: Named, key: string): Promise<void> {
  const { db } = context;
  const image = (of: string) =>
    sql<{
      id: string;
    }>`INSERT INTO images (object_key, content_type, width, height, byte_size, thumb_hash, description)
      VALUES (${of}, ${facts}, '{}') RETURNING id`.execute(db);
  if (named === 'image') await image(key);
  if (named === 'asset')
    await sql`INSERT INTO assets (user_id, original_name, object_key, content_type, width, height, byte_size,
      thumb_hash, has_alpha) VALUES (${userId}, 'a', ${key}, ${facts}, false)`.execute(db);
  if (named === 'imageFile') {
    // The picture itself has another prefix, and is not checked.
    const { rows } = await image(`another-${key}`);
    await sql`INSERT INTO image_files (image_id, variant, status, object_key)
      VALUES (${rows[0]!.id}, '640.webp', 'ready', ${key})`.execute(db);
  }
  if (named === 'adPicture')
    await sql`WITH picture AS (
        INSERT INTO ad_pictures (kind, status, expires_at) VALUES ('page', 'ready', now()) RETURNING id)
      INSERT INTO ad_picture_files (picture_id, cut, object_key, content_type, width, height, byte_size)
      SELECT id, 'whole', ${key}, 'image/jpeg', 8, 8, 13 FROM picture`.execute(db);
  if (named === 'ad')
    await sql`WITH ad AS (INSERT INTO ad_artifacts (request, expires_at) VALUES ('{}', now()) RETURNING id)
      INSERT INTO ad_artifact_files (artifact_id, type, object_key, byte_size)
      SELECT id, 'svg', ${key}, 13 FROM ad`.execute(db);
  if (named === 'pending') await sql`INSERT INTO pending_objects (object_key) VALUES (${key})`.execute(db);
}

/** As many runs as checking the whole store needs. */
async function sweepAll(): Promise<number> {
  let deleted = 0;
  const now = Date.now();
  for (let minute = 0; minute < 256; minute += 1)
    deleted += await sweepOrphanedObjects(context, now + minute * MINUTE_MS);
  return deleted;
}

const isThere = async (key: string) => (await context.objectStore.get(key)) !== undefined;

test('old objects named by any row stay', async () => {
  const keys = {} as Record<Named, string>;
  for (const named of NAMES) {
    keys[named] = await store(25);
    await nameAs(named, keys[named]);
  }
  expect(await sweepAll()).toBe(1);
  const there = await Promise.all(NAMES.map(async (named) => [named, await isThere(keys[named])]));
  expect(Object.fromEntries(there)).toEqual({
    image: true,
    asset: true,
    imageFile: true,
    adPicture: true,
    ad: true,
    pending: true,
    nothing: false,
  });
});

test('only old objects that no row names are deleted', async () => {
  const objects = fc.array(
    fc.record({ named: fc.constantFrom(...NAMES), hours: fc.constantFrom(0, 1, 19, 29, 700, 1_100) }),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(objects, async (wanted) => {
      const kept: string[] = [];
      const doomed: string[] = [];
      for (const { named, hours } of wanted) {
        const key = await store(hours);
        await nameAs(named, key);
        (named === 'nothing' && hours > 24 && hours < 1_000 ? doomed : kept).push(key);
      }
      expect(await sweepAll()).toBe(doomed.length);
      expect(await Promise.all(kept.map(isThere))).not.toContain(false);
      expect(await Promise.all(doomed.map(isThere))).not.toContain(true);
    }),
    { numRuns: 5 },
  );
});

test('orphans of more than one batch are all swept', async () => {
  const keys = Array.from({ length: 503 }, (_, i) => `ab${String(i).padStart(30, '0')}`);
  for (const key of keys) await store(30, key);
  expect(await sweepAll()).toBe(503);
  expect(await Promise.all(keys.map(isThere))).not.toContain(true);
});

test('unfinished writes are deleted after a day, and current ones stay', async () => {
  const key = await store(0);
  const [old, young, foreign] = ['.0a1b2c3d.part', '.4e5f6071.part', '.note'].map(
    (end) => `${fileOf(key)}${end}`,
  ) as [string, string, string];
  for (const file of [old, young, foreign]) await writeFile(file, 'half of a pic');
  await age(old, 25);
  await age(young, 18);
  await age(foreign, 900);
  expect(await sweepAll()).toBe(0);
  await expect(stat(old)).rejects.toThrow('ENOENT');
  const left = await readdir(join(fileOf(key), '..'));
  expect(left.sort()).toEqual([key, `${key}.4e5f6071.part`, `${key}.note`]);
});

test('with a database younger than the store, nothing is deleted', async () => {
  await setBirth(0);
  const key = await store(30);
  expect(await sweepAll()).toBe(0);
  expect(await isThere(key)).toBe(true);
  await setBirth(1_000);
  expect(await sweepAll()).toBe(1);
});

test('an object is safe from its pending record until a row names it', async () => {
  const key = await putObject(context, Buffer.from('x'), 'image/png');
  await age(fileOf(key), 48);
  expect(await sweepAll()).toBe(0);
  expect(await isThere(key)).toBe(true);
});

test('every table that names objects is checked', async () => {
  const { rows } = await sql<{ tableName: string }>`SELECT table_name FROM information_schema.columns
    WHERE column_name LIKE '%object_key%' AND table_schema = 'public' ORDER BY 1`.execute(context.db);
  expect(rows.map(({ tableName }) => tableName)).toEqual([
    'ad_artifact_files',
    'ad_picture_files',
    'assets',
    'image_files',
    'images',
    'pending_objects',
  ]);
});
