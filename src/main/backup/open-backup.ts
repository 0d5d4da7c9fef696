import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { StartError } from '../supervisor/start-error.ts';
import { MANIFEST, type Manifest, manifest, objectPath, tablePath } from './manifest.ts';
import { listMigrationsOfRelease } from './tables.ts';

export interface Backup {
  manifest: Manifest;
  /** @param path of the archive, as in manifest.ts */
  open(path: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup after comparing every file in it with its checksum.
 * @throws StartError if the file is missing, not a backup, damaged, or from another release
 */
export async function openBackup(file: string): Promise<Backup> {
  const backup = await openArchive(file);
  try {
    const { migrations, version } = backup.manifest;
    if (migrations.join() !== (await listMigrationsOfRelease()).join())
      throw new StartError(
        `The backup is of another release (${version}): restore it with that release, then upgrade`,
      );
    await verify(file, backup);
    return backup;
  } catch (error) {
    backup.close();
    throw error;
  }
}

async function openArchive(file: string): Promise<Backup> {
  let zip: ZipFile | undefined;
  const entries = new Map<string, Entry>();
  try {
    zip = await openPromise(file, { autoClose: false });
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip?.close();
    throw new StartError(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
  const archive = zip;
  const open = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw new StartError(`${file} is damaged: ${path} is missing`);
    return await archive.openReadStreamPromise(entry).catch((error: Error) => {
      throw new StartError(`${file} is damaged: ${path}: ${error.message}`, { cause: error });
    });
  };
  const parsed = manifest.safeParse(entries.has(MANIFEST) && (await readJson(await open(MANIFEST))));
  if (!parsed.success) {
    archive.close();
    throw new StartError(`${file} is not a backup that this release can read`);
  }
  return { manifest: parsed.data, open, close: () => archive.close() };
}

async function readJson(stream: Readable): Promise<unknown> {
  try {
    return JSON.parse((await buffer(stream)).toString('utf8'));
  } catch {
    return undefined;
  }
}

async function verify(file: string, { manifest: { sha256, tables, objects }, open }: Backup): Promise<void> {
  const wanted = [...tables.map(({ name }) => tablePath(name)), ...objects.map(({ key }) => objectPath(key))];
  const unsealed = wanted.find((path) => sha256[path] === undefined);
  if (unsealed) throw new StartError(`${file} is damaged: ${unsealed} has no checksum`);
  for (const [path, sum] of Object.entries(sha256)) {
    const hash = createHash('sha256');
    await pipeline(await open(path), hash).catch((error: Error) => {
      throw new StartError(`${file} is damaged: ${path}: ${error.message}`, { cause: error });
    });
    if (hash.digest('hex') !== sum) throw new StartError(`${file} is damaged: ${path} has changed`);
  }
}
