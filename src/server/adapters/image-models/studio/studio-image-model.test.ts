import { afterAll, describe, expect, test } from 'vitest';
import { createStudio } from '#studio/studio';
import { createStudioImageModel } from './studio-image-model.ts';

const studio = createStudio({ threads: 1 });
afterAll(() => studio.close());
const model = createStudioImageModel({ studio });

const request = { prompt: 'a quiet lake at dawn', width: 64, height: 64, seed: 1 };
const options = { signal: new AbortController().signal };

describe('the studio as an image model', () => {
  test('paints pixels and says what they show', async () => {
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

  test('is honest about what it cannot draw', async () => {
    const { description } = await model.generate({ ...request, prompt: 'qwertz uiopü' }, options);
    expect(description.category).toBe('abstract');
    expect(description.notes.join()).toMatch(/cannot draw this yet/);
  });

  test('reports progress, and stops with the reason it is given', async () => {
    const fractions: number[] = [];
    await model.generate(request, { ...options, onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.at(-1)).toBe(1);
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(model.generate(request, { signal: stop.signal })).rejects.toThrow('enough');
  });

  test('rejects what no attempt can mend, and calls for another attempt where one may', async () => {
    await expect(model.generate({ ...request, width: 5_000 }, options)).rejects.toMatchObject({
      kind: 'rejected',
    });
    const closed = createStudio({ threads: 1 });
    await closed.close();
    const gone = createStudioImageModel({ studio: closed });
    await expect(gone.generate(request, options)).rejects.toMatchObject({ kind: 'transient' });
  });
});
