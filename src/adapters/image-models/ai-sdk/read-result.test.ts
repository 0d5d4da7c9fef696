import { APICallError, type ImageModelV4ProviderMetadata, type ImageModelV4Result } from '@ai-sdk/provider';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readResult } from './read-result.ts';

const png = async (background: string) =>
  await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

function result(
  images: Uint8Array[],
  providerMetadata: ImageModelV4ProviderMetadata = {},
  more: Partial<ImageModelV4Result> = {},
): ImageModelV4Result {
  const response = { timestamp: new Date(0), modelId: 'a', headers: undefined };
  return { images, warnings: [], providerMetadata, response, ...more };
}

const failureOf = (of: ImageModelV4Result) => readResult(of, 'fal').catch((thrown: unknown) => thrown);

test('pictures are read from bytes or base64, with their metadata', async () => {
  const bytes = await png('#c33');
  const [one] = await readResult(
    {
      ...result([]),
      images: [bytes.toString('base64')],
      providerMetadata: { openai: { images: [{ revisedPrompt: 'A red square' }] } },
    },
    'OpenAI',
  );
  expect(one).toMatchObject({ picture: { width: 8, height: 8 }, revisedPrompt: 'A red square' });
  const [other] = await readResult(result([bytes], { fal: { images: [{ nsfw: false }], seed: 5 } }), 'fal');
  expect(other).toMatchObject({ seed: 5 });
});

test('a seed for several pictures is dropped', async () => {
  const bytes = await png('#c33');
  const pictures = await readResult(result([bytes, bytes], { fal: { images: [{}, {}], seed: 5 } }), 'fal');
  expect(pictures.map(({ seed }) => seed)).toEqual([undefined, undefined]);
});

describe('a content filter', () => {
  test('causes a refusal if it flags or blackens the picture', async () => {
    const flagged = result([await png('#c33')], { fal: { images: [{ nsfw: true }] } });
    expect(APICallError.isInstance(await failureOf(flagged))).toBe(true);
    expect(APICallError.isInstance(await failureOf(result([await png('#000')])))).toBe(true);
  });

  test('that removes one picture leaves the others', async () => {
    const images = [await png('#000'), await png('#c33'), Buffer.from('no picture')];
    expect(await readResult(result(images), 'fal')).toHaveLength(1);
  });

  test.each([
    [{}, { isRetryable: false }],
    [{ google: { images: [], finishReason: 'IMAGE_SAFETY' } }, {}],
    [{ google: { images: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }, {}],
  ])('causes a refusal if the answer names it instead of a picture: %j %j', async (metadata, more) => {
    expect(APICallError.isInstance(await failureOf(result([], metadata, more)))).toBe(true);
  });
});

test.each([{}, { google: { images: [], finishReason: 'STOP', promptFeedback: null } }])(
  'no picture without a reason is a transient error: %j',
  async (metadata) => {
    expect(await failureOf(result([], metadata))).toMatchObject({
      kind: 'transient',
      reason: 'fal sent no picture.',
    });
  },
);
