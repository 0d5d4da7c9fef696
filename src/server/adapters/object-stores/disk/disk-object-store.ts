import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProviderError } from '#server/errors';
import type { ObjectStore } from '#server/ports/object-store';

/**
 * Objects as files below a folder, in two levels named by the key's first characters, so that no folder grows
 * too large. An object appears whole, by renaming.
 */
export function createDiskObjectStore({ folder }: { folder: string }): ObjectStore {
  const fileOf = (key: string) => {
    if (!/^[\w-]{16,200}$/.test(key))
      throw new ProviderError('rejected', `No object key: ${key.slice(0, 40)}`);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await storing(async () => {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
        const handle = await open(unfinished, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
          await handle.close();
          await rename(unfinished, file);
        } catch (error) {
          await handle.close();
          await rm(unfinished, { force: true });
          throw error;
        }
      });
    },
    async get(key) {
      const file = fileOf(key);
      const facts = await storing(() => stat(file).catch(undefinedWhereMissing));
      return facts && { size: facts.size, stream: () => createReadStream(file) };
    },
    async delete(key) {
      const file = fileOf(key);
      await storing(() => rm(file, { force: true }));
    },
  };
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ProviderError('transient', `The object store failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
