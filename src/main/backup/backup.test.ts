import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { createDatabase, type Database } from '#platform/db/client';
import { withClient } from '#platform/db/with-client';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createGalleryImages } from '#testing/gallery-factories';
import { createPerson, deliver, failPicture } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listNamedObjects, listTables, quoted } from './tables.ts';
import { type Installation, takeBackup } from './take-backup.ts';

let site: TestApp;
let source: Installation;
let folder: string;
let file: string;
const made: { database: TestDatabase; db: Database }[] = [];
beforeAll(async () => {
  site = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'framewright-backup-'));
  file = join(folder, 'site.zip');
  source = { databaseUrl: site.ownerUrl, dataDir: site.dataDir, objectStore: site.objectStore };
  const person = await createPerson(site, 10);
  const ask = async (prompt: string) =>
    ((await (await person.post('/api/quick-generate', { prompt, publish: true })).json()) as { id: string })
      .id;
  // Backslashes, tabs and line ends are what a copy of a table escapes.
  await deliver(site, await ask('a lake\\N with\ta tab, a "quote", ümlauts and 湖'));
  await deliver(site, await ask('another lake'));
  await failPicture(site, await ask('a picture that fails'));
  await ask('one that is still being made');
  await createGalleryImages(site.db, [{ prompt: 'a lighthouse' }]);
});
afterAll(async () => {
  await site.close();
  for (const { database, db } of made) {
    await db.destroy();
    await database.drop();
  }
  await rm(folder, { recursive: true, force: true });
});

async function emptyInstallation(): Promise<Installation & { db: Database }> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(folder, 'target-'));
  const db = createDatabase({
    url: database.ownerUrl,
    connections: 2,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-test',
    onConnectionError: () => undefined,
  });
  made.push({ database, db });
  const objectStore = createDiskObjectStore({ folder: join(dataDir, 'objects') });
  return { databaseUrl: database.ownerUrl, dataDir, objectStore, db };
}

async function restore(target: Installation, input: { file: string; overwrite: boolean }) {
  const backup = await openBackup(input.file);
  return await restoreBackup(target, { backup, overwrite: input.overwrite }).finally(backup.close);
}

const connected = <T>(connectionString: string, work: (client: pg.Client) => Promise<T>) =>
  withClient({ connectionString }, work);

/** All rows of all tables, as text. */
const contentOf = (url: string) =>
  connected(url, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${quoted(name)} AS t ORDER BY 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });

test('a backup restores rows, money, pictures and keys into an empty installation', async () => {
  // Missing objects are reported without failing: the factory's rows refer to pictures that were never stored.
  const report = await takeBackup(source, file);
  expect(report.objects).toBe(2);
  expect(report.lost).toHaveLength(1);
  expect((await stat(file)).mode & 0o077).toBe(0);

  const target = await emptyInstallation();
  const restored = await restore(target, { file, overwrite: false });
  expect(restored).toEqual({ rows: report.rows, objects: 2 });
  const content = await contentOf(target.databaseUrl);
  expect(content).toEqual(await contentOf(source.databaseUrl));
  expect(content.transfers?.length).toBeGreaterThan(4);
  expect(await auditLedger(target.db)).toEqual(await auditLedger(site.db));
  expect(await auditLedger(target.db)).toMatchObject({ ...SOUND_LEDGER, wrongGrants: expect.any(Number) });

  const objects = await connected(target.databaseUrl, listNamedObjects);
  let read = 0;
  for (const { key } of objects) {
    const [there, here] = [await source.objectStore.get(key), await target.objectStore.get(key)];
    expect(here === undefined).toBe(there === undefined);
    if (!there || !here) continue;
    expect((await buffer(here.stream())).equals(await buffer(there.stream()))).toBe(true);
    read += 1;
  }
  expect(read).toBe(2);
  const signer = 'provenance/development-signer.json';
  expect(await readFile(join(target.dataDir, signer), 'utf8')).toBe(
    await readFile(join(source.dataDir, signer), 'utf8'),
  );
  expect(await target.db.selectFrom('sessions').select('userId').execute()).toEqual([]);
});

test('the restored database works: triggers guard it, and new rows get new numbers', async () => {
  const target = await emptyInstallation();
  await restore(target, { file, overwrite: false });
  await expect(target.db.deleteFrom('transfers').execute()).rejects.toThrow('append-only');
  const before = await target.db
    .selectFrom('ledgerAccounts')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const user = await target.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await connected(target.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO admin_audit (admin_id, admin_email, action, subject) VALUES ($1, 'a@example.test', 'x', 'y') RETURNING id`,
      [user.id],
    );
    expect(rows[0]!.id).toBeGreaterThan(0);
    const { rows: next } = await client.query<{ next: number }>(
      `SELECT nextval(pg_get_serial_sequence('ledger_accounts', 'id')) AS next`,
    );
    expect(next[0]!.next).toBeGreaterThan(before.id);
  });
});

test('an installation with data is refused without --overwrite', async () => {
  const target = await emptyInstallation();
  await restore(target, { file, overwrite: false });
  const before = await contentOf(target.databaseUrl);
  await expect(restore(target, { file, overwrite: false })).rejects.toThrow('not empty');
  expect(await contentOf(target.databaseUrl)).toEqual(before);
  await restore(target, { file, overwrite: true });
  expect(await contentOf(target.databaseUrl)).toEqual(before);
});

test('restoring a damaged file changes nothing', async () => {
  const target = await emptyInstallation();
  const before = await contentOf(target.databaseUrl);
  const whole = await readFile(file);
  const damaged = join(folder, 'damaged.zip');
  for (const at of [whole.length >> 1, whole.length >> 2, 3 * (whole.length >> 2)]) {
    const bytes = Buffer.from(whole);
    // As long as a block of a disk: single bytes of the headers are there twice, and only one of them is read.
    for (let offset = 0; offset < 512; offset += 1) bytes[at + offset] = bytes[at + offset]! ^ 0xff;
    await writeFile(damaged, bytes);
    await expect(restore(target, { file: damaged, overwrite: false })).rejects.toThrow(/damaged|backup/);
  }
  await writeFile(damaged, whole.subarray(0, whole.length >> 1));
  await expect(restore(target, { file: damaged, overwrite: false })).rejects.toThrow('cannot be read');
  expect(await contentOf(target.databaseUrl)).toEqual(before);
});

test('a failed restore leaves nothing behind', async () => {
  const target = await emptyInstallation();
  const before = await contentOf(target.databaseUrl);
  const put: string[] = [];
  // The second object finds the disk full.
  const objectStore: Installation['objectStore'] = {
    ...target.objectStore,
    async put(key, ...rest) {
      if (put.length === 1) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      put.push(key);
      await target.objectStore.put(key, ...rest);
    },
  };
  await expect(restore({ ...target, objectStore }, { file, overwrite: false })).rejects.toThrow('no space');
  expect(await contentOf(target.databaseUrl)).toEqual(before);
  expect(put).toHaveLength(1);
  expect(await target.objectStore.get(put[0]!)).toBeUndefined();
  await restore(target, { file, overwrite: false });
});

test('a restore is refused while the site runs', async () => {
  const target = await emptyInstallation();
  const running = new pg.Client({
    connectionString: target.databaseUrl,
    application_name: 'framewright-worker',
  });
  await running.connect();
  await expect(restore(target, { file, overwrite: true })).rejects.toThrow('Stop the site first');
  await running.end();
});
