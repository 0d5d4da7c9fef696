import { expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageModel, ImageRequest } from '#ports/image-model';
import type { VisionModel } from '#ports/vision-model';
import { sampleCutOut } from '#testing/sample-pictures';
import { studio as engine } from '#testing/studios';
import { createStudioImageModel } from '../studio/studio-image-model.ts';
import { createStagedReferenceImageModel } from './staged-reference-image-model.ts';

const studio = createStudioImageModel({ studio: engine });
const options = { signal: new AbortController().signal };
const request: ImageRequest = { prompt: 'our new bottle', width: 64, height: 64, seed: 1 };

const hosted: ImageModel = {
  id: 'fal/fal-ai/flux/schnell',
  async generate() {
    throw new Error('The model must not be called');
  },
};
const sees = (description: string): VisionModel => ({
  id: 'openai/gpt-5-mini',
  lookAt: async () => ({ hasPeople: false, tags: ['bottle', 'glass'], description }),
});
const stagedBy = (visionModel: VisionModel) =>
  createStagedReferenceImageModel({ model: hosted, takesReference: false, studio, visionModel });

test('a reference is staged by the studio engine if the model takes none, with a note', async () => {
  const produced = await stagedBy(sees('A green bottle.')).generate(
    { ...request, reference: { bytes: await sampleCutOut() } },
    options,
  );
  expect(produced.madeBy).toBe('studio');
  expect(produced.description.scene).toBe('Product shot');
  expect(produced.description.notes[0]).toBe(
    'Made by the studio engine, since fal takes no reference pictures.',
  );
  expect(produced.description.tags).toEqual(expect.arrayContaining(['bottle', 'glass']));
});

test('the vision model’s description chooses the setting if the prompt names none', async () => {
  const reference = { bytes: await sampleCutOut() };
  const stagingOf = async (description: string, prompt: string) => {
    const produced = await stagedBy(sees(description)).generate({ ...request, prompt, reference }, options);
    // Notes do not mention words that the user did not write.
    expect(produced.description.notes.slice(1).join(' ')).not.toContain('handle');
    return produced.description.details.staging;
  };
  expect(await stagingOf('A mug for coffee with a handle.', 'our new thing')).toBe('wood-desk');
  expect(await stagingOf('A mug for coffee with a handle.', 'our new thing on marble')).toBe('marble');
});

test('a reference is staged even if the vision model fails', async () => {
  const blind: VisionModel = {
    id: 'openai/gpt-5-mini',
    async lookAt() {
      throw new ProviderError('transient', 'away');
    },
  };
  const produced = await stagedBy(blind).generate(
    { ...request, reference: { bytes: await sampleCutOut() } },
    options,
  );
  expect(produced.madeBy).toBe('studio');
});

test('requests without a reference, and models that take references, are unchanged', async () => {
  await expect(stagedBy(sees('')).generate(request, options)).rejects.toThrow('The model must not be called');
  expect(
    createStagedReferenceImageModel({ model: hosted, takesReference: true, studio, visionModel: sees('') }),
  ).toBe(hosted);
});
