import { describe, expect, test } from 'vitest';
import { createStudio } from '#engines/studio/studio';
import { DEFAULT_GENERATION_SETTINGS } from '#features/generations/contract/generation-settings';
import { studio } from '#testing/studios';
import { createStudioImageModel } from './studio-image-model.ts';

const model = createStudioImageModel({ studio });

const request = { prompt: 'a quiet lake at dawn', width: 64, height: 64, seed: 1 };
const options = { signal: new AbortController().signal };

describe('the studio as an image model', () => {
  test('returns pixels and a description', async () => {
    const { image, description } = await model.generate(request, options);
    expect(image).toMatchObject({
      width: 64,
      height: 64,
      pixels: expect.objectContaining({ length: 64 * 64 * 3 }),
    });
    expect(description).toMatchObject({
      digitalSourceType: 'algorithmicMedia',
      scene: 'Lake',
      category: 'nature',
      hasPeople: false,
      notes: [],
    });
  });

  test('adds a note about prompts that it cannot draw', async () => {
    const { description } = await model.generate({ ...request, prompt: 'qwertz uiopü' }, options);
    expect(description.category).toBe('abstract');
    expect(description.notes).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The studio engine cannot draw this yet, so it made .*${description.scene.toLowerCase()}`,
        ),
      ),
    ]);
    expect(description.notes[0]).toMatch(/in its colors\.$/);
  });

  test.each([
    ['a dog and a hullabaloo', 'Left out: hullabaloo.'],
    ['a nurse riding a hullabaloo', 'Left out: riding, hullabaloo.'],
  ])('says of %s what is left out, made all the same', async (prompt, note) => {
    const { description } = await model.generate({ ...request, prompt }, options);
    expect(description.notes).toContain(note);
    expect(description.notes.join(' ')).not.toContain('cannot draw');
  });

  test('names the substitute for a prompt with a category', async () => {
    for (const seed of [1, 2, 3]) {
      const { description } = await model.generate(
        {
          ...request,
          prompt: 'qwertz uiopü',
          seed,
          settings: { ...DEFAULT_GENERATION_SETTINGS, category: 'travel' },
        },
        options,
      );
      expect(description.notes[0]).toMatch(
        /so it made an? (island|coast|canyon|city) to suit the category travel\.$/,
      );
    }
  });

  test('notes the words that it left out', async () => {
    const { description } = await model.generate({ ...request, prompt: 'a lake with a notary' }, options);
    expect(description.notes).toEqual(['Left out: notary.']);
  });

  test.each([
    ['a quiet lake at dawn, warmer', []],
    ['a quiet lake at dawn, with zebras', ['The refinement “with zebras” had no effect.']],
    ['a quiet lake at dawn, warmer, zebras', ['Left out of the refinement “warmer, zebras”: zebras.']],
  ])('notes the parts of a refinement without effect: %s', async (prompt, notes) => {
    const { description: before } = await model.generate(request, options);
    const grounding = { prompt: request.prompt, details: before.details };
    const { description } = await model.generate({ ...request, prompt, grounding }, options);
    expect(description.notes).toEqual(notes);
  });

  test('reports progress, and stops with the signal’s reason', async () => {
    const fractions: number[] = [];
    await model.generate(request, { ...options, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.at(-1)).toBe(1);
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(model.generate(request, { signal: stop.signal })).rejects.toThrow('enough');
  });

  test('distinguishes invalid requests from transient failures', async () => {
    await expect(model.generate({ ...request, width: 5_000 }, options)).rejects.toMatchObject({
      kind: 'rejected',
    });
    const closed = createStudio({ threads: 1 });
    await closed.close();
    const gone = createStudioImageModel({ studio: closed });
    await expect(gone.generate(request, options)).rejects.toMatchObject({ kind: 'transient' });
  });
});
