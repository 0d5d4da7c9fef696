import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listUnpinned, pinImages } from './pin-images.ts';

const digestOf = (image: string) =>
  `sha256:${Buffer.from(image).toString('hex').padEnd(64, '0').slice(0, 64)}`;
const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

test.each(['compose.yaml', 'Dockerfile'])('every external image of %s gets its digest', async (name) => {
  const file = await read(name);
  const unpinned = listUnpinned(file);
  expect(unpinned.length).toBeGreaterThan(0);
  const pinned = await pinImages(file, async (image) => `${digestOf(image)}\n`);
  expect(listUnpinned(pinned)).toEqual([]);
  for (const image of unpinned) expect(pinned).toContain(`${image}@${digestOf(image)}`);
  // The rest of the file stays, and pinning again replaces the digests.
  expect(pinned.replaceAll(/@sha256:\w+/g, '')).toBe(file);
  expect(await pinImages(pinned, async () => `sha256:${'a'.repeat(64)}`)).toBe(
    pinned.replaceAll(/@sha256:\w+/g, `@sha256:${'a'.repeat(64)}`),
  );
});

test.each(['', 'sha256:1234', 'error: no such manifest'])('the answer %j is an error', async (answer) => {
  await expect(pinImages('    image: caddy:2\n', async () => answer)).rejects.toThrow(
    /gave no digest for caddy:2/,
  );
});
