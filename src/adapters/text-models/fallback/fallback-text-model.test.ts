import { describe, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import type { TextModel } from '#ports/text-model';
import type { VisionModel } from '#ports/vision-model';
import { createFallbackVisionModel } from '../../vision-models/fallback/fallback-vision-model.ts';
import { createBuiltinTextModel } from '../builtin/builtin-text-model.ts';
import { createFallbackTextModel } from './fallback-text-model.ts';

const { signal } = new AbortController();
const request = { category: 'nature', recent: [] };
const transient = new ProviderError('transient', 'away', { wasRetried: true });
const misconfigured = new ProviderError('misconfigured', 'no key');
const rejected = new ProviderError('rejected', 'no', {
  failure: { code: 'textDeclined', label: 'It', said: 'It asks for gore' },
});

const writer = (id: string, write: () => Promise<string>): TextModel => ({
  id,
  writeImagePrompt: async () => ({ prompt: await write(), aspectRatio: '1:1' }),
  writeAdVisual: write,
  writeAdCopy: async () => ({
    headlines: [await write()],
    descriptions: [],
    callToActions: [],
    hashtags: [],
  }),
  enhancePrompt: write,
});
const good = (id: string) => writer(id, async () => id);
const bad = (id: string, error: unknown) =>
  writer(id, async () => {
    throw error;
  });

describe('a text model with fallbacks', () => {
  test('is used while it works', async () => {
    const model = createFallbackTextModel({ chosen: good('a/a'), others: [good('b/b')] });
    expect(model.id).toBe('a/a');
    expect(await model.writeImagePrompt(request, { signal })).toMatchObject({ prompt: 'a/a' });
  });

  test.each([transient, misconfigured])('is replaced by the next one after: %s', async (failure) => {
    const model = createFallbackTextModel({
      chosen: bad('a/a', failure),
      others: [bad('b/b', misconfigured), good('c/c')],
    });
    expect(await model.writeImagePrompt(request, { signal })).toMatchObject({ prompt: 'c/c' });
    expect(await model.enhancePrompt!({ prompt: 'x', maxCharacters: 9 }, { signal })).toBe('c/c');
    expect(await model.writeAdVisual({ subject: {}, width: 1, height: 1 }, { signal })).toBe('c/c');
  });

  test('is not replaced after a rejection or an unknown error', async () => {
    for (const error of [rejected, new TypeError('a bug')]) {
      const model = createFallbackTextModel({ chosen: bad('a/a', error), others: [good('b/b')] });
      await expect(model.writeImagePrompt(request, { signal })).rejects.toBe(error);
    }
  });

  test('throws an error that is worth a retry, if all fail', async () => {
    const again = new ProviderError('transient', 'soon');
    const model = createFallbackTextModel({ chosen: bad('a/a', misconfigured), others: [bad('b/b', again)] });
    await expect(model.writeImagePrompt(request, { signal })).rejects.toBe(again);
    const gone = createFallbackTextModel({
      chosen: bad('a/a', misconfigured),
      others: [bad('b/b', transient)],
    });
    await expect(gone.writeImagePrompt(request, { signal })).rejects.toBe(misconfigured);
  });

  test('fails with the signal’s reason', async () => {
    const stopped = { signal: AbortSignal.abort(new Error('gone')) };
    const model = createFallbackTextModel({ chosen: bad('a/a', transient), others: [good('b/b')] });
    await expect(model.writeImagePrompt(request, stopped)).rejects.toThrow('gone');
  });

  test('enhances prompts only if the chosen model does, and skips fallbacks that cannot', async () => {
    const builtin = createBuiltinTextModel();
    expect(createFallbackTextModel({ chosen: builtin, others: [good('a/a')] }).enhancePrompt).toBeUndefined();
    const model = createFallbackTextModel({ chosen: bad('a/a', transient), others: [builtin] });
    await expect(model.enhancePrompt!({ prompt: 'x', maxCharacters: 9 }, { signal })).rejects.toBe(transient);
    expect((await model.writeImagePrompt(request, { signal })).prompt).toMatch(/\w+ \w+/);
  });

  test('is the chosen model itself if there are no fallbacks', () => {
    const chosen = good('a/a');
    expect(createFallbackTextModel({ chosen, others: [chosen] })).toBe(chosen);
  });
});

test('a vision model is replaced by its fallback while it is down', async () => {
  const looker = (id: string, error?: Error): VisionModel => ({
    id,
    lookAt: async () => {
      if (error) throw error;
      return { hasPeople: true, tags: [id] };
    },
  });
  const picture = { bytes: new Uint8Array(1) };
  const model = createFallbackVisionModel({ chosen: looker('a/a', transient), others: [looker('b/b')] });
  expect(model.id).toBe('a/a');
  expect(await model.lookAt(picture, { signal })).toEqual({ hasPeople: true, tags: ['b/b'] });
  const final = createFallbackVisionModel({ chosen: looker('a/a', rejected), others: [looker('b/b')] });
  await expect(final.lookAt(picture, { signal })).rejects.toBe(rejected);
});
