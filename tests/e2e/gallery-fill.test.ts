import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type GalleryImage, galleryImage } from '#features/gallery/contract/gallery';
import { freePort } from '#testing/free-port';
import { addressOf, type Run, roleProcesses, runStart } from './support/run-start.ts';

let dataDir: string;
let run: Run;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'framewright-fill-'));
  run = runStart({ PORT: String(await freePort()), DATA_DIR: dataDir });
  origin = await addressOf(run);
});
afterAll(async () => {
  run.child.kill('SIGTERM');
  await run.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function untilThereAre(count: number): Promise<GalleryImage[]> {
  for (;;) {
    const answer = await fetch(`${origin}/api/gallery/active?limit=100`).catch(() => undefined);
    const images = answer?.ok ? z.array(galleryImage).parse(await answer.json()) : [];
    if (images.length >= count) return images;
    await delay(200);
  }
}

test('an empty gallery fills by itself, each picture once, even when a worker is killed', async () => {
  await untilThereAre(2);
  const [worker] = roleProcesses(run, 'worker');
  process.kill(worker!, 'SIGKILL');
  const images = await untilThereAre(5);
  expect(new Set(images.map(({ prompt }) => prompt)).size).toBe(images.length);
  expect(new Set(images.map(({ imageUrl }) => imageUrl)).size).toBe(images.length);
  for (const { imageUrl } of images) {
    const picture = await fetch(origin + imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  const feed = await (await fetch(`${origin}/gallery/feed.xml`)).text();
  for (const { id } of images)
    expect(feed).toContain(`<guid isPermaLink="true">${origin}/gallery/${id}</guid>`);
});
