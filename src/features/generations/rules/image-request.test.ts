import { afterAll, beforeAll, expect, test } from 'vitest';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { storeImage } from '#features/images/rules/store-image';
import type { ImageDescription } from '#ports/image-model';
import { createUser } from '#testing/factories';
import { createPicture, drawSample } from '#testing/picture-factories';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { OUTPUT_FORMATS } from '../contract/generation-settings.ts';
import { findGeneration, updateEnhancedPrompt } from '../queries/generations.ts';
import { completeGeneration } from './complete-generation.ts';
import { findGrounding } from './find-grounding.ts';
import { imageRequest } from './image-request.ts';
import { type GenerationRequest, requestGeneration } from './request-generation.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const description: ImageDescription = {
  digitalSourceType: 'trainedAlgorithmicMedia',
  scene: 'Lake',
  category: 'nature',
  hasPeople: null,
  notes: [],
  credits: [SAMPLE_CREDIT],
  details: { seed: 7 },
};

async function request(asked: Partial<GenerationRequest> & { userId: string }) {
  const { id } = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      publish: false,
      idempotencyKey: null,
      ...asked,
    },
  );
  return id;
}

/** A picture made from an enhanced prompt. */
async function painted(enhancedPrompt: string | null) {
  const { id: userId } = await createUser(context.db, { credits: 5 });
  const id = await request({ userId });
  if (enhancedPrompt !== null) await updateEnhancedPrompt(context.db, id, enhancedPrompt);
  await completeGeneration(context, id, [
    await storeImage(context, { image: drawSample(64, 64), description }),
  ]);
  const [image] = await listImagesOfGenerations(context.db, [id]);
  return { userId, objectKey: image!.objectKey };
}

async function refine(
  { userId, objectKey }: { userId: string; objectKey: string },
  prompt = 'a quiet lake, at dusk',
) {
  const { grounding } = await findGrounding(context, { userId, objectKey });
  const id = await request({ userId, grounding, prompt });
  return (await findGeneration(context.db, id))!;
}

test.each([
  [40, 40],
  [9_000, 64],
])('a refinement of a picture of %i × %i is as large as models paint', async (width, height) => {
  const { id: userId } = await createUser(context.db, { credits: 1 });
  const { objectKey } = await createPicture(context, { image: drawSample(width, height), userId });
  const source = await findGrounding(context, { userId, objectKey });
  expect(Object.values(OUTPUT_FORMATS)).toContainEqual(
    expect.objectContaining({ width: source.width, height: source.height }),
  );
});

test('a refinement has its picture, as long as that exists', async () => {
  const picture = await painted(null);
  const generation = await refine(picture);
  const { prompt, grounding } = await imageRequest(context, generation);
  expect(prompt).toBe('a quiet lake, at dusk');
  expect(grounding).toMatchObject({
    prompt: 'a quiet lake',
    details: { seed: 7 },
    credits: [SAMPLE_CREDIT],
  });
  const stored = await context.objectStore.get(picture.objectKey);
  expect(grounding!.image!.bytes).toHaveLength(stored!.size);

  await context.objectStore.delete(picture.objectKey);
  const { image, ...rest } = (await imageRequest(context, generation)).grounding!;
  expect(image).toBeUndefined();
  expect(rest).toMatchObject({ prompt: 'a quiet lake', details: { seed: 7 } });
});

test('words added to an enhanced prompt are appended to the enhanced text', async () => {
  const generation = await refine(await painted('A quiet alpine lake, low mist, soft light'));
  expect(await imageRequest(context, generation)).toMatchObject({
    prompt: 'A quiet alpine lake, low mist, soft light, at dusk',
    grounding: { prompt: 'A quiet alpine lake, low mist, soft light' },
  });
});

test('an enhanced change keeps its text behind the words of the picture that it changed', async () => {
  const generation = await refine(
    await painted('A quiet alpine lake, low mist'),
    'mountains at noon, a quiet lake, at dusk',
  );
  expect((await imageRequest(context, generation)).prompt).toBe(
    'mountains at noon, A quiet alpine lake, low mist, at dusk',
  );
});

test('a rewritten prompt is used as typed', async () => {
  const generation = await refine(await painted('A quiet alpine lake, low mist'), 'a stormy sea');
  expect(await imageRequest(context, generation)).toMatchObject({
    prompt: 'a stormy sea',
    grounding: { prompt: 'A quiet alpine lake, low mist' },
  });
});

test('a refinement stored by an earlier release, without a picture, still works', async () => {
  const generation = await refine(await painted(null));
  const { grounding } = await imageRequest(context, {
    ...generation,
    grounding: { prompt: 'a quiet lake', details: { recipe: { seed: 3 } } },
  });
  expect(grounding).toEqual({ prompt: 'a quiet lake', details: { recipe: { seed: 3 } } });
});

test('a wish for a picture that needs no credit is no setting of the picture', async () => {
  const { id: userId } = await createUser(context.db, { credits: 5 });
  const asked = { userId, settings: { style: 'artistic', creditFree: true } } as const;
  const generation = (await findGeneration(context.db, await request(asked)))!;
  expect(await imageRequest(context, generation)).toMatchObject({ creditFree: true });
  expect((await imageRequest(context, generation)).settings).toEqual({ style: 'artistic' });
});
