import { describe, expect, test } from 'vitest';
import { studio } from '#testing/studios';
import { composePicture } from '../compose/compose-picture.ts';
import type { ObjectEdit } from '../scene/object-edit.ts';
import { meterPainting } from './canvas.ts';

/** Above the size at which scenes are compared. */
const SIZE = { width: 640, height: 640 };

/** On a set, in a landscape, and flat. */
const IN_PARTS = [
  ['a cat and a dog on a sofa', '1-0'],
  ['two dogs on a beach', '0-0'],
  ['flat illustration of a cactus and a guitar', '0-0'],
] as const;

describe('the change of a thing alone', () => {
  test.each(IN_PARTS)('is painted alone, and fits the picture before: %s', async (prompt, id) => {
    const request = { prompt, seed: 7, ...SIZE };
    const objectEdits: ObjectEdit[] = [{ id, action: 'recolor', color: '#1f5a38' }];
    const before = await studio.render(request);
    const { scene } = await composePicture({ ...request, objectEdits });
    const whole = await meterPainting(scene, SIZE, before.exposure);
    const sketches: { width: number; height: number }[] = [];
    const { pixels, area } = await studio.render(
      { ...request, objectEdits, changeOf: { exposure: before.exposure } },
      { onSketch: ({ width, height }) => sketches.push({ width, height }) },
    );
    expect(sketches).toEqual([{ width: 256, height: 256 }]);
    const { left, top, right, bottom } = area!;
    expect((right - left) * (bottom - top)).toBeLessThan(SIZE.width * SIZE.height * 0.7);
    let [edge, apart, changed, outside] = [0, 0, 0, 0];
    const isApart = (one: Uint8Array, other: Uint8Array, pixel: number) =>
      [0, 1, 2].some((channel) => Math.abs(one[pixel * 3 + channel]! - other[pixel * 3 + channel]!) > 2);
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const pixel = y * SIZE.width + x;
        const isInside = x >= left && x < right && y >= top && y < bottom;
        if (!isInside) {
          if (isApart(before.pixels, whole.pixels, pixel)) outside++;
          continue;
        }
        if (isApart(pixels, before.pixels, pixel)) changed++;
        if (x > left && x < right - 1 && y > top && y < bottom - 1) continue;
        edge++;
        if (isApart(pixels, before.pixels, pixel)) apart++;
      }
    expect(changed).toBeGreaterThan(1_000);
    // It goes on in the picture without a seam, and nothing changes beyond it.
    expect(apart / edge).toBeLessThan(0.01);
    expect(outside / (SIZE.width * SIZE.height)).toBeLessThan(0.001);
  });

  test('is all of a picture that a filter redraws', async () => {
    const { area } = await studio.render({
      prompt: 'watercolor of two dogs on a beach',
      seed: 7,
      ...SIZE,
      objectEdits: [{ id: '0-0', action: 'recolor', color: '#1f5a38' }],
      changeOf: { exposure: [0, 1, 1] },
    });
    expect(area).toBeUndefined();
  });
});
