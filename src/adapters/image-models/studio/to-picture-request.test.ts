import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageRequest, ProducedImage, RawPixels } from '#ports/image-model';
import { studio } from '#testing/studios';
import { createStudioImageModel } from './studio-image-model.ts';
import { regrounded, toPictureRequest } from './to-picture-request.ts';

const model = createStudioImageModel({ studio });
const options = { signal: new AbortController().signal };

const request: ImageRequest = { prompt: 'pink silk', width: 96, height: 96, seed: 1 };
const settings = {
  category: 'abstract',
  style: 'photorealistic',
  mood: 'calm',
  colorScheme: 'vibrant',
  composition: 'balanced',
} as const;
const generate = (changes: Partial<ImageRequest> = {}) => model.generate({ ...request, ...changes }, options);

/** The mean difference of two pictures of the same size, 0 to 1. */
function apart(a: ProducedImage, b: ProducedImage): number {
  const [first, second] = [pixelsOf(a), pixelsOf(b)];
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length / 255;
}

function pixelsOf({ image }: ProducedImage): Uint8Array {
  return (image as RawPixels).pixels;
}

const grounding = ({ description: { details } }: ProducedImage, prompt = request.prompt) => ({
  grounding: { prompt, details },
});

function drawDisc(alpha: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><ellipse cx="40" cy="50" rx="36" ry="46" fill="#b0208c"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten(alpha === 1 ? { background: '#d8e4ee' } : false)
    .png()
    .toBuffer();
}

describe('settings', () => {
  test('are passed by name', async () => {
    expect(await toPictureRequest({ ...request, settings })).toEqual({ ...request, settings });
  });

  test.each([
    { mood: 'warm' },
    { colorScheme: 'monochrome' },
    { style: 'minimalist' },
    { composition: 'dynamic' },
  ] as const)('change the picture: %o', async (changed) => {
    const before = await generate({ settings });
    expect(apart(await generate({ settings: { ...settings, ...changed } }), before)).toBeGreaterThan(0.01);
  });
});

describe('a picture that must need no credit', () => {
  const recipe = { prompt: 'pink silk', seed: 1, settings: {}, refinements: [] };
  const of = async (stored: object, changes: Partial<ImageRequest> = {}) =>
    (
      await toPictureRequest({
        ...request,
        prompt: 'warmer',
        grounding: { prompt: 'pink silk', details: { recipe: stored } },
        ...changes,
      })
    ).creditFree;

  test('is asked for as such, and stays so when it is refined', async () => {
    expect(await toPictureRequest({ ...request, creditFree: true })).toMatchObject({ creditFree: true });
    expect(await of({ ...recipe, engine: 'photo-studio', creditFree: true })).toBe(true);
    expect(await of(recipe, { creditFree: true })).toBe(true);
    expect(await of(recipe)).toBeUndefined();
  });

  test('is the only kind where the site wants no other', async () => {
    const asked: unknown[] = [];
    const render: typeof studio.render = (wanted) => {
      asked.push(wanted);
      return studio.render(wanted);
    };
    await createStudioImageModel({ studio: { render }, creditFree: true }).generate(request, options);
    expect(asked).toMatchObject([{ creditFree: true }]);
  });
});

describe('a reference', () => {
  test('with alpha is staged as a cut-out', async () => {
    const { description } = await generate({ prompt: 'podium', reference: { bytes: await drawDisc(0) } });
    expect(description.scene).toBe('Product shot');
    expect(description.details).toMatchObject({ staging: 'podium' });
  });

  test('without alpha is framed as a print', async () => {
    const { description } = await generate({
      prompt: 'wooden desk',
      reference: { bytes: await drawDisc(1) },
    });
    expect(description.scene).toBe('Print');
    expect(description.details).toMatchObject({ staging: 'wood-desk' });
  });

  test('is rotated by its orientation', async () => {
    const wide = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await toPictureRequest({ ...request, reference: { bytes: wide } })).reference).toMatchObject({
      width: 20,
      height: 40,
      channels: 4,
    });
  });

  test.each([
    ['not a picture', async () => Buffer.from('not a picture')],
    ['half a file', async () => (await drawDisc(0)).subarray(0, 300)],
    [
      'empty',
      () =>
        sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
  ])('that is %s is rejected', async (_what, draw) => {
    await expect(generate({ reference: { bytes: await draw() } })).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});

describe('grounding', () => {
  test('with added words changes the same scene', async () => {
    const prompt = 'mountain lake';
    const before = await generate({ prompt });
    const refined = await generate({
      prompt: `${prompt}, muted colours`,
      seed: 99,
      ...grounding(before, prompt),
    });
    const other = await generate({ prompt, seed: 99 });
    expect(apart(before, refined)).toBeGreaterThan(0.004);
    expect(apart(before, refined)).toBeLessThan(apart(before, other) / 2);
    expect(refined.description.details).toMatchObject({
      recipe: { prompt, seed: 1, refinements: ['muted colours'] },
    });
  });

  test('adds to earlier refinements', async () => {
    const first = await generate({ prompt: `${request.prompt}, warmer`, ...grounding(await generate()) });
    const second = await generate({
      prompt: `${request.prompt}, warmer, closer`,
      ...grounding(first, `${request.prompt}, warmer`),
    });
    expect(second.description.details).toMatchObject({ recipe: { refinements: ['warmer', 'closer'] } });
  });

  test('with only the change changes the same scene, once per change', async () => {
    const first = await generate({ prompt: 'Golden hour', ...grounding(await generate()) });
    expect(first.description.details).toMatchObject({
      recipe: { prompt: request.prompt, seed: 1, refinements: ['Golden hour'] },
    });
    const second = await generate({ prompt: 'golden hour, closer', ...grounding(first, 'Golden hour') });
    expect(second.description.details).toMatchObject({ recipe: { refinements: ['Golden hour', 'closer'] } });
  });

  test('with an unchanged prompt makes a new picture', async () => {
    const before = await generate();
    const again = await generate({
      seed: 99,
      prompt: ` ${request.prompt.toUpperCase()} `,
      ...grounding(before),
    });
    expect(again.description.details).toMatchObject({ recipe: { prompt: request.prompt, seed: 99 } });
    expect(apart(before, again)).toBeGreaterThan(0.02);
  });

  test('with a rewritten prompt keeps seed and settings', async () => {
    const before = await generate({ settings });
    const rewritten = await generate({ prompt: 'folds of blue velvet', seed: 99, ...grounding(before) });
    expect(rewritten.description.details).toMatchObject({
      recipe: { prompt: 'folds of blue velvet', seed: 1, settings, refinements: [] },
    });
  });

  test.each([
    {},
    { recipe: 'lake' },
    { recipe: { prompt: 'a lake', seed: 'one', settings: {}, refinements: [] } },
    { model: 'another', revisedPrompt: 'A lake' },
  ])('in another model’s details is ignored: %o', async (details) => {
    const grounded = await toPictureRequest({
      ...request,
      settings,
      grounding: { prompt: 'a lake', details },
    });
    expect(grounded).toEqual({ ...request, settings });
  });
});

describe('words for a picture that is shown', () => {
  const refine = (prompt: string, words: string) =>
    regrounded({ prompt, seed: 1, settings: {}, refinements: [] }, words, 2);

  test.each([
    ['a happy family in a kitchen', 'white background'],
    ['a happy family in a kitchen', 'plain white background'],
    ['a happy family in a kitchen', 'smiling'],
    ['a happy family in a kitchen', 'in a park'],
    ['three dogs', 'red jacket'],
    ['three dogs', 'two balls'],
    ['a mountain lake', 'a boat'],
  ])('of %s, "%s" changes it', (prompt, words) => {
    expect(refine(prompt, words)).toMatchObject({ prompt, refinements: [words] });
  });

  test.each([
    ['three dogs', 'a cat on the beach'],
    ['a mountain lake', 'portrait of a man'],
    ['a mountain lake', 'in the snow, a fox'],
  ])('of %s, "%s" is another one', (prompt, words) => {
    expect(refine(prompt, words)).toMatchObject({ prompt: words, refinements: [] });
  });
});
