import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectStoreSuite } from '#testing/object-store-suite';
import { createDiskObjectStore } from './disk-object-store.ts';

objectStoreSuite('the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-disk-'));
  return {
    store: createDiskObjectStore({ folder }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-disk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('concurrent writers of an object leave one file, and old unfinished files are deleted', async () => {
  const store = createDiskObjectStore({ folder });
  const key = 'e'.repeat(32);
  await Promise.all([1, 2, 3].map((n) => store.put(key, Buffer.alloc(1_000, n), 'image/png')));
  const below = join(folder, 'ee', 'ee');
  expect(await readdir(below)).toEqual([key]);
  for (const [name, age] of [
    ['0a0a0a0a', 7_200],
    ['0b0b0b0b', 60],
  ] as const) {
    const file = join(below, `${key}.${name}.part`);
    await writeFile(file, 'half');
    const then = new Date(Date.now() - age * 1_000);
    await utimes(file, then, then);
  }
  for await (const listed of store.list('ee')) expect(listed.key).toBe(key);
  expect(await store.deleteUnfinished('ee', new Date(Date.now() - 3_600_000))).toBe(1);
  expect((await readdir(below)).toSorted()).toEqual([key, `${key}.0b0b0b0b.part`]);
});
