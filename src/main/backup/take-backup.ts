import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { LOCK_FOR_BACKUP } from '#features/images/queries/pending-objects';
import { withClient } from '#platform/db/with-client';
import type { ObjectStore } from '#ports/object-store';
import packageJson from '../../../package.json' with { type: 'json' };
import { KEY_FOLDERS, keyPath, MANIFEST, type Manifest, objectPath, tablePath } from './manifest.ts';
import {
  columnList,
  listMigrationsOfRelease,
  listNamedObjects,
  listSequences,
  listTables,
  quoted,
  requireThisRelease,
} from './tables.ts';

export interface Installation {
  databaseUrl: string;
  dataDir: string;
  objectStore: ObjectStore;
}

export interface BackupReport {
  tables: number;
  rows: number;
  objects: number;
  /** Objects that rows refer to but the store lacks. */
  lost: string[];
  bytes: number;
}

/**
 * Writes a consistent backup of an installation, running or not, into one file: the tables in one transaction, then the
 * objects they refer to, which are immutable, and the keys. The file is complete as soon as it exists.
 * @throws StartError if the database is empty or from another release
 */
export async function takeBackup(
  { databaseUrl, dataDir, objectStore }: Installation,
  file: string,
): Promise<BackupReport> {
  const connection = { connectionString: databaseUrl, application_name: 'framewright-backup' };
  return await withClient(connection, async (client) => {
    await requireThisRelease(client);
    await client.query(LOCK_FOR_BACKUP);
    return await write(client, { dataDir, objectStore }, file);
  });
}

async function write(
  client: pg.Client,
  { dataDir, objectStore }: Pick<Installation, 'dataDir' | 'objectStore'>,
  file: string,
): Promise<BackupReport> {
  const draft = `${file}.part`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }));
  written.catch(() => undefined);
  const sha256: Record<string, string> = {};
  const add = async (path: string, bytes: Readable, compress: boolean) => {
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    bytes.once('error', (error) => hashed.destroy(error));
    zip.addReadStream(bytes.pipe(hashed), path, { compress, forceZip64Format: true });
    await Promise.race([finished(hashed), written]);
    sha256[path] = hash.digest('hex');
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const copy = client.query(copyTo(`COPY ${quoted(table.name)} (${columnList(table)}) TO STDOUT`));
      await add(tablePath(table.name), copy, true);
      tables.push({ ...table, rows: copy.rowCount });
    }
    const named = await listNamedObjects(client);
    const sequences = await listSequences(client);
    await client.query('COMMIT');

    const objects: typeof named = [];
    const missing: string[] = [];
    for (const object of named) {
      const stored = await objectStore.get(object.key);
      if (!stored) {
        missing.push(object.key);
        continue;
      }
      await add(objectPath(object.key), stored.stream(), false);
      objects.push(object);
    }
    for (const path of await listKeyFiles(dataDir))
      await add(keyPath(path), Readable.from([await readFile(join(dataDir, path))]), true);
    const content: Manifest = {
      format: 1,
      product: 'framewright',
      version: packageJson.version,
      takenAt: new Date().toISOString(),
      migrations: await listMigrationsOfRelease(),
      tables,
      sequences,
      objects,
      sha256,
    };
    zip.addBuffer(Buffer.from(JSON.stringify(content)), MANIFEST);
    zip.end();
    await written;
    await rename(draft, file);
    // Objects deleted during the backup do not count as missing.
    const still = new Set((await listNamedObjects(client)).map(({ key }) => key));
    return {
      tables: tables.length,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      objects: objects.length,
      lost: missing.filter((key) => still.has(key)),
      bytes: (await stat(file)).size,
    };
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Paths below `DATA_DIR`; files still being written are left out. */
async function listKeyFiles(dataDir: string): Promise<string[]> {
  const folders = await Promise.all(
    KEY_FOLDERS.map(async (folder) => {
      const names = await readdir(join(dataDir, folder)).catch(() => []);
      return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
    }),
  );
  return folders.flat();
}
