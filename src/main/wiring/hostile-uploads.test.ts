import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_STATUS } from '#platform/errors/codes';
import type { HostilePicture } from '#testing/hostile-pictures/hostile-picture';
import { hostilePictures } from '#testing/hostile-pictures/hostile-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const REFUSALS = [ERROR_STATUS.invalid_request, ERROR_STATUS.too_large, ERROR_STATUS.unsupported_media];

let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  ada = await createPerson(site, 0);
});
afterAll(() => site.close());

async function upload({ bytes, type }: HostilePicture): Promise<{ status: number; imageUrl: string }> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'holiday.png', { type }));
  const answer = await ada.call('/api/products/upload', { method: 'POST', body: form });
  const { imageUrl = '' } = (await answer.json()) as { imageUrl?: string };
  return { status: answer.status, imageUrl };
}

/** Faults of the answer or of the stored picture; empty if there are none. */
async function faultsOf(picture: HostilePicture): Promise<string[]> {
  const { status, imageUrl } = await upload(picture);
  if (status !== 201) {
    const isRefusal = (REFUSALS as number[]).includes(status);
    return [
      ...(isRefusal ? [] : [`answered ${status}`]),
      ...(picture.outcome === 'taken' ? [`refused with ${status}`] : []),
    ];
  }
  const kept = Buffer.from(await (await fetch(`${site.origin}${imageUrl}`)).arrayBuffer());
  const { format, width, height, exif, icc, xmp } = await sharp(kept).metadata();
  await sharp(kept).stats();
  return [
    ...(picture.outcome === 'refused' ? ['taken'] : []),
    ...(format === 'png' && Math.max(width, height) <= 2_048 ? [] : [`kept as ${format}`]),
    ...(exif || icc ? ['keeps metadata about its maker'] : []),
    ...(/alert|ENTITY|<\?php/.test(`${xmp}${kept.toString('latin1')}`) ? ['keeps its payload'] : []),
  ];
}

test('every hostile upload is refused with a message or stored as a clean picture only', async () => {
  const faults: Record<string, string[]> = {};
  let count = 0;
  for await (const picture of hostilePictures()) {
    count += 1;
    const found = await faultsOf(picture);
    if (found.length > 0) faults[picture.name] = found;
  }
  expect(faults).toEqual({});
  expect(count).toBeGreaterThanOrEqual(200);

  const named = await site.db.selectFrom('assets').select('objectKey').execute();
  const files = await readdir(site.objectFolder, { recursive: true, withFileTypes: true });
  const stored = files.filter((it) => it.isFile()).map(({ name }) => name);
  expect(stored.sort()).toEqual(named.map(({ objectKey }) => objectKey).sort());
  expect(await site.db.selectFrom('pendingObjects').selectAll().execute()).toEqual([]);
}, 600_000);
