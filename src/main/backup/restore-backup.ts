import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '#platform/db/migrate';
import { withClient } from '#platform/db/with-client';
import type { ObjectStore } from '#ports/object-store';
import { writePrivateFile } from '../embedded/write-private-file.ts';
import { StartError } from '../supervisor/start-error.ts';
import { KEY_FOLDERS, keyPath, objectPath, tablePath } from './manifest.ts';
import type { Backup } from './open-backup.ts';
import { columnList, listTables, quoted } from './tables.ts';
import type { Installation } from './take-backup.ts';

/**
 * Restores a backup. One transaction restores the rows; it commits after the objects and keys are stored. On failure the
 * objects it added are deleted.
 * @param input.overwrite whether to replace the installation's data
 * @throws StartError if the site is running, or not empty without `overwrite`
 */
export async function restoreBackup(
  { databaseUrl, dataDir, objectStore }: Installation,
  { backup, overwrite }: { backup: Backup; overwrite: boolean },
): Promise<{ rows: number; objects: number }> {
  const connection = { connectionString: databaseUrl, application_name: 'framewright-restore' };
  const added: string[] = [];
  await withClient(connection, async (client) => {
    await requireSiteStopped(client);
    if (!overwrite) await requireEmpty(client);
    await migrate(databaseUrl);
    await client.query('BEGIN');
    await fillTables(client, backup);
    await putObjects(objectStore, backup, added);
    await writeKeys(dataDir, backup);
    await client.query('COMMIT');
  }).catch(async (error: unknown) => {
    for (const key of added) await objectStore.delete(key).catch(() => undefined);
    throw error;
  });
  const { tables, objects } = backup.manifest;
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), objects: objects.length };
}

async function requireSiteStopped(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database()
       AND application_name ~ '^framewright-(queue-)?(web|worker)$' LIMIT 1`,
  );
  if (rows[0]) throw new StartError(`Stop the site first: ${rows[0].name} is connected to the database`);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  for (const name of ['users', 'transfers', 'images', 'gallery_images', 'admin_audit']) {
    const { rows: found } = await client.query<{ exists: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS exists',
      [name],
    );
    if (!found[0]?.exists) continue;
    const { rows } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rows.length > 0)
      throw new StartError(`The installation is not empty (${name}): --overwrite replaces all of its data`);
  }
}

/** @param added collects the keys of objects that the store did not have */
async function putObjects(store: ObjectStore, backup: Backup, added: string[]): Promise<void> {
  for (const { key, contentType } of backup.manifest.objects) {
    const bytes = await buffer(await backup.open(objectPath(key)));
    // Objects are immutable: the same key and size mean the same bytes.
    if ((await store.get(key))?.size === bytes.length) continue;
    added.push(key);
    await store.put(key, bytes, contentType);
  }
}

/** Triggers are disabled: the rows they would write are in the backup too. */
async function fillTables(client: pg.Client, backup: Backup): Promise<void> {
  const tables = await listTables(client);
  const all = [...tables.map(({ name }) => quoted(name)), 'sessions', 'sign_in_attempts', 'rate_limits'];
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${all.join(', ')}`);
  // Existing jobs refer to the rows just deleted.
  await client.query('DELETE FROM pgboss.job');
  const backedUp = new Map(backup.manifest.tables.map((table) => [table.name, table]));
  for (const { name } of tables) {
    const table = backedUp.get(name);
    if (!table) throw new StartError(`The backup lacks the table ${name}`);
    const copy = client.query(copyFrom(`COPY ${quoted(name)} (${columnList(table)}) FROM STDIN`));
    await pipeline(await backup.open(tablePath(name)), copy);
    if (copy.rowCount !== table.rows)
      throw new StartError(`The table ${name} was restored with ${copy.rowCount} of ${table.rows} rows`);
  }
  for (const { name, lastValue } of backup.manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [quoted(name), lastValue]);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
}

/** A different existing key is kept as `….before-restore`: pictures may have been signed with it. */
async function writeKeys(dataDir: string, backup: Backup): Promise<void> {
  for (const path of Object.keys(backup.manifest.sha256)) {
    const [, folder, name] = /^keys\/([\w-]+)\/([\w.-]+\.json)$/.exec(path) ?? [];
    if (!folder || !name || !KEY_FOLDERS.includes(folder)) continue;
    const file = join(dataDir, folder, name);
    const content = (await buffer(await backup.open(keyPath(`${folder}/${name}`)))).toString('utf8');
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const here = await readFile(file, 'utf8').catch(() => undefined);
    if (here === content) continue;
    if (here !== undefined)
      await writePrivateFile(join(dirname(file), `${basename(file)}.before-restore`), here);
    await writePrivateFile(file, content);
  }
}
