import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_STATUS } from '#platform/errors/codes';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { HostilePicture } from '#testing/hostile-pictures/hostile-picture';
import { hostilePictures } from '#testing/hostile-pictures/hostile-pictures';
import { startTestApp, type TestApp } from '#testing/test-app';
import { imageAnalysis } from '../contract/ad-analyses.ts';
import { analyzeImageJob } from '../jobs/ad-jobs.ts';

let site: TestApp;
let worker: Queue;
beforeAll(async () => {
  site = await startTestApp();
  worker = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
  const visionModel = { id: 'blind', lookAt: async () => ({ hasPeople: false, tags: [] }) };
  await worker.work('analyze-image', { concurrency: 2 }, (attempt) =>
    analyzeImageJob({ ...site, visionModel, onAnalysisFailed: () => undefined }, attempt),
  );
});
afterAll(async () => {
  await worker.stop(5_000);
  await site.close();
});

async function send({ bytes, type }: HostilePicture) {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'holiday', { type }));
  return await fetch(`${site.origin}/api/ad-creator/analyze-image`, { method: 'POST', body: form });
}

/** Every fourth: the reader is that of other uploads, which are tested with all of them. */
async function* someHostilePictures(): AsyncGenerator<HostilePicture> {
  let at = 0;
  for await (const picture of hostilePictures()) if (at++ % 4 === 0) yield picture;
}

test('rejects or cleans hostile pictures', async () => {
  const refusals: readonly number[] = [
    ERROR_STATUS.invalid_request,
    ERROR_STATUS.too_large,
    ERROR_STATUS.unsupported_media,
  ];
  const faults: Record<string, string> = {};
  const pictures = someHostilePictures();
  const outcomes = new Set<HostilePicture['outcome']>();
  const queueUpload = async () => {
    for await (const picture of pictures) {
      outcomes.add(picture.outcome);
      const answer = await send(picture);
      const body: unknown = await answer.json();
      if (answer.status === 200) {
        const { picture: kept } = imageAnalysis.parse(body);
        const key = /\/([\da-f]{32})\./.exec(kept.url)![1]!;
        const object = await site.objectStore.get(key);
        const bytes = await buffer(object!.stream());
        const { exif, xmp } = await sharp(bytes).metadata();
        if (picture.outcome === 'refused') faults[picture.name] = 'taken';
        if (exif || xmp || /alert|<\?php/.test(bytes.toString('latin1')))
          faults[picture.name] = 'stored unchanged';
      } else if (!refusals.includes(answer.status)) faults[picture.name] = `answered ${answer.status}`;
      else if (picture.outcome === 'taken') faults[picture.name] = `refused with ${answer.status}`;
    }
  };
  // As many as the worker runs at once.
  await Promise.all([queueUpload(), queueUpload()]);
  expect(faults).toEqual({});
  expect([...outcomes].sort()).toEqual(['either', 'refused', 'taken']);
}, 600_000);
