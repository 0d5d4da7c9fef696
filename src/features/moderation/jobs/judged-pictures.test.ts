import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintGalleryImageJob } from '#features/gallery/jobs/paint-gallery-image';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { decideCase } from '#features/moderation-queue/rules/decide-case';
import type { ImageModel } from '#ports/image-model';
import type { PictureJudge, PictureVerdict } from '#ports/picture-judge';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { uniquePrompt } from '#testing/unique-prompt';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const signal = new AbortController().signal;

const paintsGray: ImageModel = {
  id: 'test-card',
  generate: async () => ({
    image: { pixels: new Uint8Array(64 * 64 * 3).fill(128), width: 64, height: 64 },
    description: {
      digitalSourceType: 'trainedAlgorithmicMedia',
      scene: 'Test card',
      category: 'travel',
      hasPeople: null,
      notes: [],
      details: {},
    },
  }),
};

/** Returns the same findings for every picture, and counts them. */
function judgeOf(verdict: PictureVerdict): PictureJudge & { judged: number } {
  const judge = {
    id: 'stern',
    judged: 0,
    async judge() {
      judge.judged += 1;
      return verdict;
    },
  };
  return judge;
}

const jobDeps = (pictureJudge: PictureJudge) => ({
  ...context,
  imageModel: paintsGray,
  ...paintedBy(paintsGray),
  cutoutModel: {
    id: 'none',
    cutOut: async () => {
      throw new Error('nothing is cut out here');
    },
  },
  pictureJudge,
  generationTimeoutS: 30,
  onProgressLost: () => undefined,
  onFailed: (_id: string, error: unknown) => {
    throw error;
  },
  onGivenUp: (_id: string, error: unknown) => {
    throw error;
  },
});

async function run(pictureJudge: PictureJudge, publish: boolean): Promise<string> {
  const { id: userId } = await createUser(context.db, { credits: 1 });
  const prompt = uniquePrompt('a square');
  const { id: generationId } = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      userId,
      prompt,
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      publish,
      idempotencyKey: null,
    },
  );
  await runGenerationJob(jobDeps(pictureJudge), { data: { generationId }, signal });
  return prompt;
}

const publicRows = (prompt: string) =>
  context.db.selectFrom('galleryImages').selectAll().where('prompt', '=', prompt).execute();
const casesOf = (prompt: string) =>
  context.db.selectFrom('moderationCases').selectAll().where('prompt', '=', prompt).execute();

const allowed: PictureVerdict = { decision: 'allow', reason: null, scores: { neutral: 0.9 } };
const doubted: PictureVerdict = { decision: 'review', reason: 'sexual', scores: { porn: 0.9 } };

test('published pictures are judged first, private ones are not', async () => {
  const kind = judgeOf(allowed);
  const shown = await run(kind, true);
  expect(await publicRows(shown)).toHaveLength(1);
  expect(await casesOf(shown)).toEqual([]);
  await run(kind, false);
  expect(kind.judged).toBe(1);

  const waiting = await run(judgeOf(doubted), true);
  expect(await publicRows(waiting)).toEqual([]);
  expect(await casesOf(waiting)).toMatchObject([{ origin: 'judged', reason: 'sexual', status: 'open' }]);
});

test('a doubtful gallery painting waits, and is published or deleted as an admin decides', async () => {
  const decided = [];
  for (const decision of ['approved', 'removed'] as const) {
    const { id: paintingId } = await context.db
      .insertInto('galleryPaintings')
      .values({ category: 'travel', seed: 1, longSide: 64 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attempt = () => paintGalleryImageJob(jobDeps(judgeOf(doubted)), { data: { paintingId }, signal });
    await Promise.all([attempt(), attempt()]);
    const opened = await context.db
      .selectFrom('moderationCases')
      .selectAll()
      .where('userId', 'is', null)
      .where('status', '=', 'open')
      .execute();
    expect(opened).toHaveLength(1);
    const [{ id: caseId, prompt, imageId }] = opened as [(typeof opened)[0]];
    expect(await publicRows(prompt)).toEqual([]);
    const verdict = context.db.selectFrom('imageVerdicts').selectAll().where('imageId', '=', imageId);
    expect(await verdict.execute()).toMatchObject([
      { decision: 'review', judge: 'stern', scores: { porn: 0.9 } },
    ]);

    const admin = await createUser(context.db);
    await decideCase(context, { caseId, decision, admin });
    const image = context.db.selectFrom('images').select('id').where('id', '=', imageId);
    decided.push([(await publicRows(prompt)).length, (await image.execute()).length]);
  }
  expect(decided).toEqual([
    [1, 1],
    [0, 0],
  ]);
});
