import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { explainPhotoChange } from '#engines/painter/explain';
import { createPainter } from '#engines/painter/painter';
import type { RawPixels } from '#ports/image-model';
import { samplePhoto } from '#testing/sample-pictures';
import { studio } from '#testing/studios';
import { createStudioImageModel } from './studio-image-model.ts';
import { findRecipe, findRepaintableRecipe } from './studio-recipe.ts';
import { createStudioRepaintModel } from './studio-repaint-model.ts';
import { toPictureRequest } from './to-picture-request.ts';

const painter = createPainter({ threads: 2, studio });
// The studio is shared by all tests.
afterAll(() => painter.closePhotos());

const model = createStudioImageModel({ studio: painter });
const signal = new AbortController().signal;
const request = { prompt: 'a red apple on a marble table', width: 96, height: 64, seed: 3 };

describe('a photo by the studio’s image model', { timeout: 120_000 }, () => {
  test('has the same pixels each time, also when painted again from its recipe', async () => {
    const fractions: number[] = [];
    const previews: RawPixels[] = [];
    const first = await model.generate(request, {
      signal,
      onProgress: (fraction) => fractions.push(fraction),
      onPreview: (preview) => previews.push(preview),
    });
    const { description, image } = first;
    expect(description).toMatchObject({
      digitalSourceType: 'algorithmicMedia',
      scene: 'Apple',
      hasPeople: false,
      notes: [],
      details: { engine: 'photo-studio', set: 'table-top', subjects: [{ name: 'apple', count: 1 }] },
    });
    expect(fractions.at(-1)).toBe(1);
    expect(previews.length).toBeGreaterThan(0);
    for (const { width, height, pixels } of previews) {
      expect(pixels.length).toBe(width * height * 3);
      expect([width, height]).toEqual([96, 64]);
    }
    const again = await createStudioRepaintModel({ studio: painter }).repaint(
      { details: description.details, from: request, width: 96, height: 64 },
      { signal },
    );
    expect(Buffer.compare(again.pixels, (image as RawPixels).pixels)).toBe(0);
    expect(findRepaintableRecipe({ ...description.details, engineVersion: '0.0.1' })).toBeUndefined();
  });

  test('takes over the look of a style, and keeps it when it is painted again or refined', async () => {
    const gray = await sharp(await samplePhoto('png'))
      .grayscale()
      .png()
      .toBuffer();
    const previews: RawPixels[] = [];
    const { description, image } = await model.generate(
      { ...request, style: { bytes: gray }, furtherReferences: [{ bytes: gray }] },
      { signal, onPreview: (preview) => previews.push(preview) },
    );
    expect(description.notes).toEqual(['Left out: one reference picture.']);
    const { pixels } = image as RawPixels;
    for (const shown of [pixels, previews.at(-1)!.pixels]) expect(mostChroma(shown)).toBeLessThanOrEqual(3);
    expect(
      mostChroma(((await model.generate(request, { signal })).image as RawPixels).pixels),
    ).toBeGreaterThan(60);
    const again = await createStudioRepaintModel({ studio: painter }).repaint(
      { details: description.details, from: request, width: 96, height: 64 },
      { signal },
    );
    expect(Buffer.compare(again.pixels, pixels)).toBe(0);
    const grounding = { prompt: request.prompt, details: description.details };
    const refined = await toPictureRequest({ ...request, prompt: `${request.prompt}, closer`, grounding });
    expect(refined.look).toMatchObject({ chroma: 0 });
  });

  test('stops while a room is arranged, and the next photo is painted all the same', async () => {
    const stop = new AbortController();
    const room = { ...request, prompt: 'a kitchen with a window, plants and a rug', width: 128, height: 128 };
    const painted = model.generate(room, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(painted).rejects.toThrow('enough');
    expect((await model.generate(request, { signal })).description.scene).toBe('Apple');
  });

  test('stops within a second', async () => {
    const stop = new AbortController();
    const painted = model.generate({ ...request, width: 512, height: 512 }, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(painted).rejects.toThrow('enough');
    const start = performance.now();
    await model.generate({ ...request, prompt: 'pink silk' }, { signal });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('credits a model under CC BY, unless a picture that needs no credit is asked for', async () => {
    const clock = { ...request, prompt: 'an alarm clock' };
    const { description } = await model.generate(clock, { signal });
    expect(description.credits).toMatchObject([{ title: 'Alarm clock', license: 'CC-BY-3.0' }]);
    const free = await model.generate({ ...clock, creditFree: true }, { signal });
    expect(free.description).not.toHaveProperty('credits');
  });

  test('draws what no photo shows', async () => {
    const { description } = await model.generate({ ...request, prompt: 'a cute cat' }, { signal });
    expect(description.details).not.toHaveProperty('engine');
  });
});

describe('a refinement of a photo', () => {
  const recipe = {
    engine: 'photo-studio' as const,
    prompt: 'cozy living room with a grey sofa',
    seed: 1,
    settings: {},
    refinements: [],
  };
  const grounding = { prompt: recipe.prompt, details: { recipe } };

  test.each([
    'warmer',
    'brighter',
    'black and white',
    'closer',
    'from above',
    'another angle',
    'at night',
    'make the sofa blue',
    'make the walls green',
    'remove the rug',
  ])('changes the same photo: %s', async (text) => {
    expect(explainPhotoChange(recipe, text)).toMatchObject({ hasEffect: true, leftOut: [] });
    expect(await toPictureRequest({ ...request, prompt: text, grounding })).toMatchObject({
      engine: 'photo-studio',
      prompt: recipe.prompt,
      seed: 1,
      refinements: [text],
    });
  });

  test.each(['add an elephant', 'make the ceiling purple', 'in the rain'])('has no effect: %s', (text) => {
    expect(explainPhotoChange(recipe, text).hasEffect).toBe(false);
  });

  test('may be a new prompt, whose engine is chosen anew', async () => {
    const next = await toPictureRequest({ ...request, prompt: 'a cute cat', grounding });
    expect(next).toMatchObject({ prompt: 'a cute cat', seed: 1, refinements: [] });
    expect(next.engine).toBeUndefined();
    expect(findRecipe(grounding.details)).toEqual(recipe);
  });

  test('keeps a drawing a drawing', async () => {
    const { engine: _, ...drawn } = { ...recipe, prompt: 'a red apple' };
    const asked = { ...request, prompt: 'a red apple, warmer' };
    const next = await toPictureRequest({
      ...asked,
      grounding: { prompt: drawn.prompt, details: { recipe: drawn } },
    });
    expect(next.engine).toBe('studio');
  });
});

/** The largest difference between the channels of a pixel. */
function mostChroma(pixels: Uint8Array): number {
  let most = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.subarray(at, at + 3);
    most = Math.max(most, Math.max(...color) - Math.min(...color));
  }
  return most;
}
