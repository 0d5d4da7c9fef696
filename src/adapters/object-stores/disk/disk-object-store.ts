import { randomBytes } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProviderError } from '#platform/errors/provider-error';
import type { ListedObject, ObjectStore } from '#ports/object-store';
import { isObjectKey, requireKeyPrefix, requireObjectKey } from '../object-keys.ts';

const UNFINISHED = /^[\w-]{16,200}\.[0-9a-f]{8}\.part$/;

/**
 * Stores objects as files, in two levels of folders named by the key's first characters, so that no folder grows too
 * large. Files are written under a temporary name and renamed, so that an object is complete or missing.
 */
export function createDiskObjectStore({ folder }: { folder: string }): ObjectStore {
  const fileOf = (key: string) => {
    requireObjectKey(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await toProviderErrors(async () => {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
        const handle = await open(unfinished, 'wx', 0o600);
        try {
          try {
            await handle.writeFile(bytes);
            await handle.sync();
          } finally {
            await handle.close();
          }
          await rename(unfinished, file);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      });
    },
    async get(key) {
      const file = fileOf(key);
      const facts = await toProviderErrors(() => stat(file).catch(undefinedIfMissing));
      return facts && { size: facts.size, stream: (range) => createReadStream(file, range) };
    },
    async delete(key) {
      const file = fileOf(key);
      await toProviderErrors(() => rm(file, { force: true }));
    },
    async *list(prefix) {
      for await (const { name, modifiedAt } of filesOf(folder, prefix, isObjectKey))
        yield { key: name, modifiedAt };
    },
    async deleteUnfinished(prefix, before) {
      let deleted = 0;
      for await (const { file, modifiedAt } of filesOf(folder, prefix, (name) => UNFINISHED.test(name))) {
        if (modifiedAt >= before) continue;
        await toProviderErrors(() => rm(file, { force: true }));
        deleted += 1;
      }
      return deleted;
    },
  };
}

interface FoundFile {
  name: string;
  file: string;
  modifiedAt: ListedObject['modifiedAt'];
}

/** Files that begin with the prefix and match `isWanted`, one folder at a time. */
async function* filesOf(
  folder: string,
  prefix: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<FoundFile> {
  requireKeyPrefix(prefix);
  const above = join(folder, prefix.slice(0, 2));
  const folders = await entriesOf(above);
  const second = prefix.slice(2, 4);
  for (const { name: below } of folders.filter((it) => it.isDirectory() && it.name.startsWith(second))) {
    for (const entry of await entriesOf(join(above, below))) {
      if (!entry.isFile() || !entry.name.startsWith(prefix) || !isWanted(entry.name)) continue;
      const file = join(above, below, entry.name);
      const facts = await toProviderErrors(() => stat(file).catch(undefinedIfMissing));
      if (facts) yield { name: entry.name, file, modifiedAt: facts.mtime };
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await toProviderErrors(() =>
    readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing),
  );
  return entries ?? [];
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function toProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ProviderError('transient', `The object store failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
