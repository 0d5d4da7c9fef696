import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ObjectStore } from '#server/ports/object-store';
import { createDiskObjectStore } from './disk-object-store.ts';

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-disk-'));
  store = createDiskObjectStore({ folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BYTES = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, i) => i % 251));
const key = (letter: string) => letter.repeat(32);

test('gives back what was put, whole and in parts, as often as it is asked', async () => {
  await store.put(key('a'), BYTES, 'image/png');
  const object = (await store.get(key('a')))!;
  expect(object.size).toBe(BYTES.length);
  for (let i = 0; i < 2; i += 1) expect((await buffer(object.stream())).equals(BYTES)).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [10, 99],
    [70_000, 199_999],
    [0, 199_999],
  ] as const) {
    const part = await buffer(object.stream({ start, end }));
    expect(part.equals(BYTES.subarray(start, end + 1))).toBe(true);
  }
});

test('opens no file before its stream is read', async () => {
  await store.put(key('b'), BYTES, 'image/png');
  const object = (await store.get(key('b')))!;
  await store.delete(key('b'));
  await expect(buffer(object.stream())).rejects.toThrow('ENOENT');
});

test('knows nothing of what was deleted, or never put', async () => {
  await store.put(key('c'), BYTES, 'image/png');
  await store.delete(key('c'));
  await store.delete(key('c'));
  expect(await store.get(key('c'))).toBeUndefined();
  expect(await store.get(key('d'))).toBeUndefined();
});

test('lets the last of several writers win, and leaves nothing unfinished', async () => {
  await Promise.all([1, 2, 3].map((n) => store.put(key('e'), Buffer.alloc(1_000, n), 'image/png')));
  const bytes = await buffer((await store.get(key('e')))!.stream());
  expect(new Set(bytes).size).toBe(1);
  expect(await readdir(join(folder, 'ee', 'ee'))).toEqual([key('e')]);
});

test.each(['', 'short', '../../../../etc/passwd', `${'a'.repeat(30)}/x`, `${'a'.repeat(30)}\0`])(
  'refuses %j as a key',
  async (bad) => {
    for (const work of [() => store.get(bad), () => store.put(bad, BYTES, 'x'), () => store.delete(bad)])
      await expect(work()).rejects.toMatchObject({ kind: 'rejected' });
  },
);
