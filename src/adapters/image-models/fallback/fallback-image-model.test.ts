import { describe, expect, test } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '#platform/errors/provider-error';
import type { ImageModel, ImageRequest, ProducedImage } from '#ports/image-model';
import { createFallbackImageModel } from './fallback-image-model.ts';

const request: ImageRequest = { prompt: 'A lake', width: 64, height: 64, seed: 1 };
const options = { signal: new AbortController().signal };
const OPENAI = 'openai/gpt-image-1';
const GOOGLE = 'google/gemini-2.5-flash-image';

const picture = (model: string): ProducedImage => ({
  image: { pixels: new Uint8Array(64 * 64 * 3), width: 64, height: 64 },
  description: {
    digitalSourceType: 'trainedAlgorithmicMedia',
    scene: 'Lake',
    category: null,
    hasPeople: null,
    notes: ['Left out: a boat.'],
    details: { model },
  },
});

function works(id: string, several = false): ImageModel & { asked: number[] } {
  const asked: number[] = [];
  const make = (count: number) => {
    asked.push(count);
    return Array.from({ length: count }, () => picture(id));
  };
  return {
    id,
    asked,
    generate: async (_request, { onProgress }) => {
      onProgress?.(0.2);
      return make(1)[0]!;
    },
    ...(several && { generateSeveral: async (_request, { count }) => make(count) }),
  };
}

function fails(id: string, kind: ProviderErrorKind, wasRetried = true): ImageModel {
  const fail = async () => {
    throw new ProviderError(kind, `${id} is ${kind}`, { wasRetried });
  };
  return {
    id,
    async generate(_request, { onProgress }) {
      onProgress?.(0.6);
      return await fail();
    },
    generateSeveral: fail,
  };
}

test('a working model is used', async () => {
  const model = createFallbackImageModel({ chosen: works(OPENAI), others: [works('studio')] });
  expect(model.id).toBe(OPENAI);
  expect(await model.generate(request, options)).toEqual(picture(OPENAI));
});

describe.each(['transient', 'misconfigured'] as const)('while its error is %s', (kind) => {
  test('the first working fallback is used, with a note', async () => {
    const model = createFallbackImageModel({
      chosen: fails(OPENAI, kind),
      others: [fails(GOOGLE, kind), works('studio'), works('fal/fal-ai/flux/dev')],
    });
    const { madeBy, description } = await model.generate(request, options);
    expect(madeBy).toBe('studio');
    expect(description.notes).toEqual([
      'Made by the studio engine, since OpenAI could not be reached.',
      'Left out: a boat.',
    ]);
  });

  test('the note names a hosted model’s provider', async () => {
    const model = createFallbackImageModel({ chosen: fails(OPENAI, kind), others: [works(GOOGLE)] });
    expect((await model.generate(request, options)).description.notes[0]).toBe(
      'Made by Google, since OpenAI could not be reached.',
    );
  });
});

test.each([
  [{ code: 'providerSlow', label: 'OpenAI' }, 'OpenAI took too long'],
  [{ code: 'overBudget', model: OPENAI }, `${OPENAI} has reached its budget for today`],
  [{ code: 'textsUnfit' }, 'OpenAI could not be reached'],
] as const)('the note has the reason if it names the model: %o', async (failure, told) => {
  const chosen: ImageModel = {
    id: OPENAI,
    async generate() {
      throw new ProviderError('transient', 'status 503', { failure, wasRetried: true });
    },
  };
  const { description } = await createFallbackImageModel({ chosen, others: [works('studio')] }).generate(
    request,
    options,
  );
  expect(description.notes[0]).toBe(`Made by the studio engine, since ${told}.`);
});

test.each(['rejected', 'moderated'] as const)('a %s request does not use a fallback', async (kind) => {
  const studio = works('studio');
  const model = createFallbackImageModel({ chosen: fails(OPENAI, kind), others: [studio] });
  await expect(model.generate(request, options)).rejects.toMatchObject({ kind });
  expect(studio.asked).toEqual([]);
});

test('the note names the model that a fallback used', async () => {
  const staging: ImageModel = {
    id: GOOGLE,
    generate: async () => ({ ...picture('studio'), madeBy: 'studio' }),
  };
  const model = createFallbackImageModel({ chosen: fails(OPENAI, 'transient'), others: [staging] });
  const { madeBy, description } = await model.generate(request, options);
  expect(madeBy).toBe('studio');
  expect(description.notes[0]).toBe('Made by the studio engine, since OpenAI could not be reached.');
});

test('a fallback’s rejection is final too', async () => {
  const model = createFallbackImageModel({
    chosen: fails(OPENAI, 'transient'),
    others: [fails(GOOGLE, 'rejected'), works('studio')],
  });
  await expect(model.generate(request, options)).rejects.toMatchObject({ kind: 'rejected' });
});

describe('if all models fail', () => {
  test('the chosen model’s error is thrown', async () => {
    const model = createFallbackImageModel({
      chosen: fails(OPENAI, 'misconfigured'),
      others: [fails(GOOGLE, 'transient')],
    });
    await expect(model.generate(request, options)).rejects.toThrow(OPENAI);
  });

  test('an error that is worth a retry takes precedence', async () => {
    const model = createFallbackImageModel({
      chosen: fails(OPENAI, 'misconfigured'),
      others: [fails('studio', 'transient', false)],
    });
    await expect(model.generate(request, options)).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: false,
    });
  });
});

describe('several pictures', () => {
  test('are made by a fallback in one call if it can', async () => {
    const other = works(GOOGLE, true);
    const model = createFallbackImageModel({ chosen: fails(OPENAI, 'transient'), others: [other] });
    const pictures = await model.generateSeveral!(request, { ...options, count: 3 });
    expect(pictures.map(({ madeBy }) => madeBy)).toEqual([GOOGLE, GOOGLE, GOOGLE]);
    expect(other.asked).toEqual([3]);
  });

  test('are one picture if the fallback makes one per call', async () => {
    const model = createFallbackImageModel({ chosen: fails(OPENAI, 'transient'), others: [works('studio')] });
    expect(await model.generateSeveral!(request, { ...options, count: 3 })).toHaveLength(1);
  });

  test('are not offered by a model that makes one per call', () => {
    expect(
      createFallbackImageModel({ chosen: works('studio'), others: [works(GOOGLE, true)] }).generateSeveral,
    ).toBe(undefined);
  });
});

test('no fallback is used after an abort', async () => {
  const stop = new AbortController();
  const studio = works('studio');
  const chosen: ImageModel = {
    id: OPENAI,
    async generate() {
      stop.abort(new Error('The worker stops'));
      throw new ProviderError('transient', 'cut');
    },
  };
  const model = createFallbackImageModel({ chosen, others: [studio] });
  await expect(model.generate(request, { signal: stop.signal })).rejects.toThrow('The worker stops');
  expect(studio.asked).toEqual([]);
});

test('progress never goes back', async () => {
  const reported: number[] = [];
  const model = createFallbackImageModel({ chosen: fails(OPENAI, 'transient'), others: [works('studio')] });
  await model.generate(request, { ...options, onProgress: (fraction) => reported.push(fraction) });
  expect(reported).toEqual([0.6, 0.6]);
});

test('a model is not its own fallback', () => {
  const chosen = works(OPENAI);
  expect(createFallbackImageModel({ chosen, others: [works(OPENAI)] })).toBe(chosen);
});
