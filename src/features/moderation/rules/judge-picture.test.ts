import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { storeImage } from '#features/images/rules/store-image';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageDescription } from '#ports/image-model';
import type { Moderation } from '#ports/moderation';
import type { PictureJudge, PictureVerdict } from '#ports/picture-judge';
import type { VisionModel } from '#ports/vision-model';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { judgePicture } from './judge-picture.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const signal = new AbortController().signal;

async function stored(changes: Partial<ImageDescription> = {}) {
  return await storeImage(context, {
    image: { pixels: new Uint8Array(64 * 64 * 3).fill(128), width: 64, height: 64 },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Test card',
      category: 'abstract',
      hasPeople: false,
      notes: [],
      details: {},
      ...changes,
    },
  });
}

const fails = (error: unknown): PictureJudge => ({
  id: 'stern',
  judge: async () => {
    throw error;
  },
});
const doubt: PictureVerdict = { decision: 'review', reason: 'sexual', scores: { porn: 0.9 } };

describe('a judge', () => {
  test('gets the picture’s own bytes, and its verdict is stored with its name', async () => {
    const image = await stored();
    const seen: number[] = [];
    const pictureJudge: PictureJudge = {
      id: 'stern',
      async judge({ bytes }) {
        seen.push(bytes.length);
        return doubt;
      },
    };
    const { verdict } = await judgePicture({ ...context, pictureJudge }, image, signal);
    expect(verdict).toEqual({ ...doubt, judge: 'stern' });
    expect(seen).toEqual([image.byteSize]);
  });

  test.each(['transient', 'rejected', 'moderated'] as const)(
    'that fails (%s) leaves the picture to a person',
    async (kind) => {
      const deps = { ...context, pictureJudge: fails(new ProviderError(kind, 'no')) };
      const { verdict } = await judgePicture(deps, await stored(), signal);
      expect(verdict).toEqual({ decision: 'review', reason: null, scores: {}, judge: 'stern' });
    },
  );

  test('that is not installed lets the studio’s pictures be public; others wait for an admin', async () => {
    const absent = { ...context, pictureJudge: fails(new ProviderError('misconfigured', 'not installed')) };
    for (const deps of [absent, context]) {
      const drawn = await judgePicture(deps, await stored(), signal);
      expect(drawn.verdict).toMatchObject({ decision: 'allow', judge: 'none' });
      const other = await stored({ digitalSourceType: 'trainedAlgorithmicMedia' });
      expect((await judgePicture(deps, other, signal)).verdict).toMatchObject({ decision: 'review' });
    }
  });

  test('that is aborted gives no verdict', async () => {
    const stop = new AbortController();
    const reason = new Error('the worker stops');
    const pictureJudge: PictureJudge = {
      id: 'stern',
      async judge() {
        stop.abort(reason);
        throw reason;
      },
    };
    const judged = judgePicture({ ...context, pictureJudge }, await stored(), stop.signal);
    await expect(judged).rejects.toBe(reason);
  });
});

describe('whether a picture shows people', () => {
  const sees: VisionModel = {
    id: 'keen',
    lookAt: async () => ({ hasPeople: true, tags: ['person', 'dog'] }),
  };
  test('is taken from the picture’s own model', async () => {
    const image = await stored({ hasPeople: false, tags: ['lake'] });
    const found = await judgePicture({ ...context, visionModel: sees }, image, signal);
    expect(found).toMatchObject({ hasPeople: false, tags: ['lake'] });
  });
  test('is checked by the vision model if that model does not know', async () => {
    const image = await stored({ hasPeople: null, tags: ['park'] });
    const found = await judgePicture({ ...context, visionModel: sees }, image, signal);
    expect(found).toMatchObject({ hasPeople: true, tags: ['park', 'person', 'dog'] });
  });
  test('is assumed to be false without a vision model', async () => {
    const image = await stored({ hasPeople: null });
    const blind: VisionModel = {
      id: 'blind',
      lookAt: async () => {
        throw new ProviderError('misconfigured', 'not installed');
      },
    };
    for (const visionModel of [blind, undefined]) {
      const deps = { ...context, ...(visionModel && { visionModel }) };
      expect(await judgePicture(deps, image, signal)).toMatchObject({ hasPeople: false, tags: [] });
    }
  });
});

describe('a prompt that a provider only doubts', () => {
  const doubts: Moderation = {
    privateRules: 'law',
    judgePrompt: async () => ({ decision: 'review', reason: 'public-figure' }),
  };
  const ask = async (publish: boolean, moderation: Moderation) => {
    const { id: userId } = await createUser(context.db, { credits: 1 });
    return await requestGeneration(
      { ...context, moderation, imageModels: [TEST_CARD] },
      {
        userId,
        prompt: 'A statesman at a desk',
        modelId: 'quick-generation',
        category: null,
        width: 64,
        height: 64,
        imageCount: 1,
        publish,
        idempotencyKey: null,
      },
    );
  };
  const casesOf = async (generationId: string) =>
    await context.db
      .selectFrom('moderationCases')
      .innerJoin('images', 'images.id', 'moderationCases.imageId')
      .select(['reason', 'origin'])
      .where('generationId', '=', generationId)
      .execute();

  test('is made, and its picture waits for an admin, whatever it shows', async () => {
    const { id } = await ask(true, doubts);
    await completeGeneration(context, id, [await stored()]);
    expect(await casesOf(id)).toEqual([{ reason: 'public-figure', origin: 'judged' }]);
  });

  test('is allowed in private', async () => {
    const { id } = await ask(false, doubts);
    await completeGeneration(context, id, [await stored()]);
    expect(await casesOf(id)).toEqual([]);
  });

  test('is refused even in private for the most serious reasons', async () => {
    const gravest: Moderation = {
      privateRules: 'law',
      judgePrompt: async () => ({ decision: 'review', reason: 'real-person' }),
    };
    await expect(ask(false, gravest)).rejects.toMatchObject({ code: 'moderated' });
    expect(await ask(false, createRulesModeration())).toMatchObject({ status: 'generating' });
  });
});
