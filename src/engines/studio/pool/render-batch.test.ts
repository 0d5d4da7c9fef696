import { describe, expect, it } from 'vitest';
import { studio } from '#testing/studios';

const request = { prompt: 'bokeh', width: 64, height: 64 };

describe('a batch', () => {
  it('returns one picture per seed, in order', async () => {
    const seeds = [9, 2, 5];
    const pictures = await studio.renderBatch({ ...request, seeds });
    expect(pictures.map(({ scene }) => scene.seed)).toEqual(seeds);
    for (const [index, seed] of seeds.entries())
      expect(pictures[index]!.pixels).toEqual((await studio.render({ ...request, seed })).pixels);
  });

  it('reports the combined progress', async () => {
    const seen: number[] = [];
    await studio.renderBatch({ ...request, seeds: [1, 2] }, { onProgress: (part) => seen.push(part) });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.some((part) => part > 0.4 && part < 0.6)).toBe(true);
    expect(seen.at(-1)).toBe(1);
  });

  it('stops completely when aborted, and the studio continues', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const slow = studio.renderBatch(
      { prompt: 'mountains', width: 2048, height: 2048, seeds: [1, 2, 3] },
      { signal: controller.signal },
    );
    setTimeout(() => controller.abort(reason), 100);
    await expect(slow).rejects.toBe(reason);
    expect((await studio.render({ ...request, seed: 1 })).pixels).toHaveLength(64 * 64 * 3);
    await expect(studio.renderBatch({ ...request, seeds: [1] }, { signal: controller.signal })).rejects.toBe(
      reason,
    );
  });

  it.each([[[]], [[1, -1]], [Array.from({ length: 17 }, (_, seed) => seed)]])(
    'refuses the seeds %j',
    async (seeds) => {
      await expect(studio.renderBatch({ ...request, seeds })).rejects.toMatchObject({ code: 'invalid-seed' });
    },
  );
});
