import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageRequest } from '#ports/image-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { sampleCutOut, samplePhoto } from '#testing/sample-pictures';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { planWork } from './plan-work.ts';

const traits = (references: number): ImageModelTraits => ({
  models: /./,
  shapes: { kind: 'sizes', sizes: [{ width: 64, height: 64 }] },
  references,
  takesMask: false,
  takesSeed: true,
  imagesPerCall: 1,
  price: null,
});
const request: ImageRequest = { prompt: 'A lake, at night', width: 64, height: 64, seed: 5 };
const details = { model: 'fal/a', prompt: 'A lake among firs', seed: 11 };
const plan = (references: number, changes: Partial<ImageRequest>) =>
  planWork('fal/a', { ...request, ...changes }, traits(references));

describe('an earlier picture and a reference', () => {
  test('are both sent if the model takes two, the earlier picture first', async () => {
    const grounding = { prompt: 'A lake', details, image: { bytes: await samplePhoto('png') } };
    const { files, prompt } = await plan(2, { grounding, reference: { bytes: await sampleCutOut() } });
    expect(files.map((file) => file.type === 'file' && file.mediaType)).toEqual(['image/jpeg', 'image/png']);
    expect(prompt).toContain('second attached picture');
  });

  test('are reduced to the earlier picture if the model takes one, since it contains the reference', async () => {
    const grounding = { prompt: 'A lake', details, image: { bytes: await samplePhoto('png') } };
    const { files } = await plan(1, { grounding, reference: { bytes: await sampleCutOut() } });
    expect(files).toMatchObject([{ mediaType: 'image/jpeg' }]);
  });

  test('are sent as one reference if a cut-out is refined', async () => {
    const bytes = await sampleCutOut();
    const grounding = { prompt: '', details: {}, image: { bytes } };
    const { files, prompt } = await plan(2, { grounding, reference: { bytes } });
    expect(files).toHaveLength(1);
    expect(prompt).toMatch(/^A lake, at night\. What the attached picture shows is the subject/);
  });
});

describe('references of several subjects and of a style', () => {
  const pictures = async () => {
    const cutOut = { bytes: await sampleCutOut() };
    return {
      reference: cutOut,
      furtherReferences: [cutOut, cutOut],
      style: { bytes: await samplePhoto('png') },
    };
  };
  const kinds = (files: Awaited<ReturnType<typeof plan>>['files']) =>
    files.map((file) => file.type === 'file' && file.mediaType);

  test('are all sent to a model that takes them, the style last', async () => {
    const { files, prompt, notes, hasStyle } = await plan(4, await pictures());
    expect(kinds(files)).toEqual(['image/png', 'image/png', 'image/png', 'image/jpeg']);
    expect(prompt).toContain('The things in the first 3 attached pictures');
    expect({ notes, hasStyle }).toEqual({ notes: [], hasStyle: true });
  });

  test('are cut to as many as the model takes, and what is left out is said', async () => {
    const { files, prompt, notes, hasStyle } = await plan(2, await pictures());
    expect(kinds(files)).toEqual(['image/png', 'image/png']);
    expect(prompt).not.toContain('style');
    expect({ notes, hasStyle }).toEqual({ notes: ['Left out: one reference picture.'], hasStyle: false });
  });
});

test('the credits of an earlier picture count only if the model gets the picture', async () => {
  const credits = [SAMPLE_CREDIT];
  const grounding = { prompt: 'A lake', details, credits, image: { bytes: await samplePhoto('png') } };
  expect((await plan(1, { grounding })).credits).toEqual(credits);
  expect((await plan(0, { grounding })).credits).toBeUndefined();
});

describe('without pictures', () => {
  test('only the model that used a seed reuses it', async () => {
    const of = async (model: string) =>
      (await plan(0, { grounding: { prompt: 'A lake', details: { ...details, model } } })).seed;
    expect([await of('fal/a'), await of('fal/b')]).toEqual([11, 5]);
  });

  test('a rewritten prompt replaces the earlier one', async () => {
    const { subject } = await plan(0, { prompt: 'A harbour', grounding: { prompt: 'A lake', details } });
    expect(subject).toBe('A harbour');
  });

  test('the studio engine’s recipe is not used', async () => {
    const recipe = { prompt: 'a lake', seed: 3, settings: {}, refinements: [] };
    const { subject, seed } = await plan(0, { grounding: { prompt: 'A lake', details: { recipe } } });
    expect([subject, seed]).toEqual(['A lake, at night', 5]);
  });
});

test.each([
  ['#fff', 120],
  ['#333', 255],
])('a cut-out in %s gets a contrasting background', async (color, ground) => {
  const disc = `<svg width="64" height="64"><circle cx="32" cy="32" r="24" fill="${color}"/></svg>`;
  const { files } = await plan(1, { reference: { bytes: await sharp(Buffer.from(disc)).png().toBuffer() } });
  const [file] = files;
  if (file?.type !== 'file') throw new Error('No file');
  const { data } = await sharp(file.data as Uint8Array)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBe(ground);
});
