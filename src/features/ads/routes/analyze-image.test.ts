import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { createBuiltinVisionModel } from '#adapters/vision-models/builtin/builtin-vision-model';
import { ProviderError } from '#platform/errors/provider-error';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { VisionModel } from '#ports/vision-model';
import { AD_PICTURE_SAMPLES } from '#testing/ad-picture-samples';
import { blackPng } from '#testing/sample-pictures';
import { startTestApp, type TestApp } from '#testing/test-app';
import { imageAnalysis } from '../contract/ad-analyses.ts';
import {
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  IMAGE_DESCRIPTION_SHOWN_CHARACTERS,
} from '../contract/ad-enumerations.ts';
import { analyzeImageJob } from '../jobs/ad-jobs.ts';

const inference = createLocalInference({ threads: 2 });
const builtin = createBuiltinVisionModel({ inference });
/** The vision model; tests may replace it. */
let looks: VisionModel['lookAt'];
let failures: unknown[] = [];
let site: TestApp;
let worker: Queue;
beforeAll(async () => {
  site = await startTestApp();
  worker = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
  await worker.work('analyze-image', { concurrency: 2 }, (attempt) =>
    analyzeImageJob(
      {
        ...site,
        visionModel: { id: 'changing', lookAt: (picture, options) => looks(picture, options) },
        onAnalysisFailed: (_id, error) => failures.push(error),
      },
      attempt,
    ),
  );
});
afterAll(async () => {
  await worker.stop(5_000);
  inference.close();
  await site.close();
});
beforeEach(() => {
  looks = builtin.lookAt;
  failures = [];
});

async function send({ bytes, type, field = 'image' }: { bytes: Uint8Array; type: string; field?: string }) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'holiday', { type }));
  return await fetch(`${site.origin}/api/ad-creator/analyze-image`, { method: 'POST', body: form });
}
const analyzed = async (name: keyof typeof AD_PICTURE_SAMPLES) => {
  const answer = await send(await AD_PICTURE_SAMPLES[name]());
  expect(answer.status).toBe(200);
  return imageAnalysis.parse(await answer.json());
};
const counts = async () => ({
  analyses: await count('adAnalyses'),
  pictures: await count('adPictures'),
  pending: await count('pendingObjects'),
});
const count = async (table: 'adAnalyses' | 'adPictures' | 'pendingObjects') =>
  (await site.db.selectFrom(table).selectAll().execute()).length;

describe('an uploaded picture', () => {
  test('of people mentions a person', async () => {
    const { hasPeople, tags, description } = await analyzed('people');
    expect({ hasPeople, tags }).toEqual({ hasPeople: true, tags: ['person'] });
    expect(description).toMatch(/^A wide picture of a person, in olive, beige and blue\./);
  });

  test('of a thing names it, its colors and the room for text', async () => {
    const { hasPeople, tags, description, colors } = await analyzed('cup');
    expect({ hasPeople, tags }).toEqual({ hasPeople: false, tags: ['cup'] });
    expect(description).toMatch(/picture of a cup, in brown.*empty space for text at the top/s);
    expect(colors.length).toBeGreaterThan(2);
  });

  test('of a landscape mentions no things', async () => {
    const { tags, description } = await analyzed('landscape');
    expect(tags).toEqual([]);
    expect(description).toMatch(/^A bright, wide picture, in .*teal, green/);
    expect(description).toContain('The eye is drawn to the top left.');
    expect(description).not.toMatch(/person|island|palm|something/);
  });

  test('that was cut out is called a cut-out', async () => {
    const { description, colors } = await analyzed('product');
    expect(description).toMatch(/cut out of its background/);
    expect(description).not.toMatch(/text/);
    expect(colors[0]).toMatch(/^#[89a][\da-f][0-3][\da-f][0-4]/);
  });

  test('in flat colors is called a drawing, with its background color', async () => {
    const { description, colors } = await analyzed('drawing');
    expect(description).toMatch(/^A bright, .*drawing.*, in red and white\./);
    expect(description).toContain('The background is plain white.');
    expect(description).toContain('empty space for text on the left');
    expect(colors).toEqual([expect.stringMatching(/^#d[89a][12].[23].$/), '#ffffff']);
  });

  test('lists its accent color before its gray', async () => {
    const { colors, description } = await analyzed('accent');
    expect(colors).toEqual([expect.stringMatching(/^#[01].[89].9.$/), '#777777']);
    expect(description).toMatch(/^A soft, tall drawing/);
  });

  test('is described in whole sentences; the page shows the first ones', async () => {
    for (const name of Object.keys(AD_PICTURE_SAMPLES) as (keyof typeof AD_PICTURE_SAMPLES)[]) {
      const { description } = await analyzed(name);
      expect(description.length).toBeLessThanOrEqual(IMAGE_DESCRIPTION_MAX_CHARACTERS);
      expect(description).toMatch(/^[A-Z].*\.$/s);
      expect(description).not.toMatch(/undefined|null|NaN|\{|\s{2}|, ,|\ba [aeiou]|\.\./);
      expect(description.split('. ')[0]!.length).toBeLessThan(IMAGE_DESCRIPTION_SHOWN_CHARACTERS);
    }
  });

  test('is re-encoded and stored for an hour', async () => {
    const { picture } = await analyzed('cup');
    const row = await site.db
      .selectFrom('adPictures')
      .innerJoin('adPictureFiles', 'pictureId', 'id')
      .innerJoin('adAnalyses', 'adAnalyses.id', 'analysisId')
      .selectAll('adPictureFiles')
      .select(['adPictures.kind', 'adPictures.expiresAt', 'adAnalyses.expiresAt as analysisEnds', 'result'])
      .where('adPictures.id', '=', picture.id)
      .executeTakeFirstOrThrow();
    const hourAhead = Date.now() + 3_600_000;
    expect(row.kind).toBe('upload');
    for (const end of [row.expiresAt, row.analysisEnds]) expect(end.getTime()).toBeLessThanOrEqual(hourAhead);
    expect(picture.url).toContain(row.objectKey);
    const stored = await site.objectStore.get(row.objectKey);
    expect([stored === undefined, row.contentType]).toEqual([false, 'image/jpeg']);
    expect(JSON.stringify(row.result)).not.toContain(row.objectKey);
  });
});

describe('a vision model that', () => {
  test.each([
    ['is not installed', 'misconfigured'],
    ['cannot read it', 'rejected'],
    ['is away', 'transient'],
  ] as const)('%s still leaves colors and composition', async (_, kind) => {
    looks = async () => {
      throw new ProviderError(kind, 'no model here');
    };
    expect(await analyzed('cup')).toMatchObject({
      hasPeople: false,
      tags: [],
      description: expect.stringMatching(/^A wide picture, in brown.*empty space for text at the top/s),
    });
  });

  test('throws an unknown error makes the request fail at once', async () => {
    looks = async () => {
      throw new TypeError('a bug');
    };
    const answer = await send(await AD_PICTURE_SAMPLES.cup());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      error: 'Could not analyze the image. Please try again.',
    });
    expect(failures).toHaveLength(1);
  });
});

describe('an invalid upload', () => {
  test.each([
    ['a text', { bytes: Buffer.from('hello there'), type: 'text/plain' }, 415],
    ['a drawing with scripts', { bytes: Buffer.from('<svg onload="x()"/>'), type: 'image/svg+xml' }, 415],
    ['nothing', { bytes: Buffer.alloc(0), type: 'image/png' }, 400],
    ['another field', { bytes: blackPng(4, 4), type: 'image/png', field: 'file' }, 400],
    ['too many bytes', { bytes: Buffer.alloc(10 * 1024 * 1024 + 1), type: 'image/png' }, 413],
    ['too many pixels', { bytes: blackPng(9_000, 9_000), type: 'image/png' }, 413],
  ])('with %s is rejected with the reason', async (_, file, status) => {
    const before = await counts();
    const answer = await send(file);
    const body = (await answer.json()) as { error: string; field?: string };
    expect([answer.status, body]).toMatchObject([status, { error: expect.stringMatching(/\w+ \w+/) }]);
    if (status !== 413 || body.field) expect(body.field).toBe('image');
    expect(await counts()).toEqual(before);
  });

  test('without a form is rejected', async () => {
    const answer = await fetch(`${site.origin}/api/ad-creator/analyze-image`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'image' });
  });
});

test('limits calls by address before reading them', async () => {
  const strict = await startTestApp({ limits: { adCall: 1 } });
  try {
    const call = () =>
      fetch(`${strict.origin}/api/ad-creator/analyze-image`, { method: 'POST', body: new FormData() });
    expect((await call()).status).toBe(400);
    expect((await call()).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('stops waiting when the client disconnects', async () => {
  looks = async (_, { signal }) => {
    await wait(500, undefined, { signal });
    return { hasPeople: false, tags: [] };
  };
  const form = new FormData();
  const { bytes, type } = await AD_PICTURE_SAMPLES.accent();
  form.append('image', new File([new Uint8Array(bytes)], 'a.png', { type }));
  const gone = AbortSignal.timeout(300);
  await expect(
    fetch(`${site.origin}/api/ad-creator/analyze-image`, { method: 'POST', body: form, signal: gone }),
  ).rejects.toThrow();
  await expect
    .poll(
      () =>
        site.db.selectFrom('adAnalyses').select('id').where('status', 'in', ['waiting', 'running']).execute(),
      {
        timeout: 20_000,
      },
    )
    .toEqual([]);
});
