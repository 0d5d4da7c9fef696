import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByteRange, ListedObject, ObjectStore } from '#ports/object-store';

/** An empty store, and how to end it. */
export interface ObjectStoreStage {
  store: ObjectStore;
  close(): Promise<void>;
}

const BYTES = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, i) => i % 251));
/** Keys of 32 characters, of which the first two are these. */
const keyOf = (slice: string, letter = slice.at(-1)!) => slice + letter.repeat(30);
const BAD_KEYS = ['', 'short', '../../../../etc/passwd', `${'a'.repeat(30)}/x`, `${'a'.repeat(30)}\0`];

/** The test suite of every object store. */
export function objectStoreSuite(name: string, open: () => Promise<ObjectStoreStage>): void {
  describe(name, () => {
    let stage: ObjectStoreStage;
    let store: ObjectStore;
    beforeAll(async () => {
      stage = await open();
      store = stage.store;
    });
    afterAll(() => stage.close());

    const read = async (key: string, range?: ByteRange) => buffer((await store.get(key))!.stream(range));
    const list = async (prefix: string): Promise<ListedObject[]> => {
      const listed: ListedObject[] = [];
      for await (const object of store.list(prefix)) listed.push(object);
      return listed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    };

    test('returns stored objects, whole and in parts, repeatedly', async () => {
      await store.put(keyOf('aa'), BYTES, 'image/png');
      const object = (await store.get(keyOf('aa')))!;
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

    test('stores an object of several megabytes, and an empty one', async () => {
      const large = Buffer.alloc(6_000_000, BYTES);
      await store.put(keyOf('ab'), large, 'image/png');
      expect((await read(keyOf('ab'))).equals(large)).toBe(true);
      await store.put(keyOf('ac'), Buffer.alloc(0), 'image/png');
      expect((await store.get(keyOf('ac')))!.size).toBe(0);
      expect(await read(keyOf('ac'))).toHaveLength(0);
    });

    test('opens nothing before the stream is requested', async () => {
      await store.put(keyOf('bb'), BYTES, 'image/png');
      const object = (await store.get(keyOf('bb')))!;
      await store.delete(keyOf('bb'));
      await expect(buffer(object.stream())).rejects.toBeInstanceOf(Error);
    });

    test('closes a stream that is not read to its end', async () => {
      await store.put(keyOf('bc'), Buffer.alloc(6_000_000, BYTES), 'image/png');
      const object = (await store.get(keyOf('bc')))!;
      for (let i = 0; i < 20; i += 1) {
        const stream = object.stream();
        for await (const chunk of stream) {
          expect(chunk.length).toBeGreaterThan(0);
          break;
        }
        expect(stream.destroyed).toBe(true);
      }
      expect(await read(keyOf('bc'), { start: 5_999_999, end: 5_999_999 })).toHaveLength(1);
    });

    test('finds no deleted or unknown object', async () => {
      await store.put(keyOf('cc'), BYTES, 'image/png');
      await store.delete(keyOf('cc'));
      await store.delete(keyOf('cc'));
      expect(await store.get(keyOf('cc'))).toBeUndefined();
      expect(await store.get(keyOf('cd'))).toBeUndefined();
    });

    test('lets the last of several writers win, and leaves one object', async () => {
      await Promise.all([1, 2, 3].map((n) => store.put(keyOf('ee'), Buffer.alloc(1_000, n), 'image/png')));
      expect(new Set(await read(keyOf('ee'))).size).toBe(1);
      expect((await list('ee')).map(({ key }) => key)).toEqual([keyOf('ee')]);
    });

    test('lists objects with the prefix, with their times', async () => {
      const before = Date.now();
      const keys = [keyOf('f0', 'a'), keyOf('f0', 'b'), keyOf('f1', 'a')];
      for (const key of keys) await store.put(key, BYTES.subarray(0, 9), 'image/png');
      expect((await list('f0')).map(({ key }) => key)).toEqual(keys.slice(0, 2));
      expect((await list('f0b')).map(({ key }) => key)).toEqual([keys[1]]);
      expect(await list('f2')).toEqual([]);
      // Stores count in seconds.
      for (const { modifiedAt } of await list('f0')) {
        expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 1_000);
        expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
      }
    });

    test('leaves no unfinished upload, and deletes no finished object', async () => {
      await store.put(keyOf('f3'), BYTES, 'image/png');
      expect(await store.deleteUnfinished('f3', new Date(Date.now() + 60_000))).toBe(0);
      expect(await read(keyOf('f3'))).toHaveLength(BYTES.length);
    });

    test.each(BAD_KEYS)('refuses %j as a key', async (bad) => {
      for (const work of [
        () => store.get(bad),
        () => store.put(bad, BYTES, 'image/png'),
        () => store.delete(bad),
      ])
        await expect(work()).rejects.toMatchObject({ name: 'ProviderError', kind: 'rejected' });
    });

    test.each(['', 'a', '../', 'aa/'])('refuses %j as the beginning of keys', async (bad) => {
      const refusal = { name: 'ProviderError', kind: 'rejected' };
      await expect(list(bad)).rejects.toMatchObject(refusal);
      await expect(store.deleteUnfinished(bad, new Date())).rejects.toMatchObject(refusal);
    });
  });
}
