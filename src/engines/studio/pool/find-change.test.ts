import { describe, expect, test } from 'vitest';
import { studio } from '#testing/studios';
import type { ObjectEdit } from '../scene/object-edit.ts';

const SIZE = { width: 640, height: 640 };

/** Without and with a filter that sees more than single pixels, things in water, and people, who are drawn at once. */
const IN_PARTS = [
  ['a cat and a dog on a sofa', '1-0'],
  ['two dogs on a beach', '0-0'],
  ['flat illustration of a cactus and a guitar', '0-0'],
] as const;

describe('the change of a thing alone', () => {
  test.each(IN_PARTS)('is painted as in the whole picture: %s', async (prompt, id) => {
    const request = { prompt, seed: 7, ...SIZE };
    const objectEdits: ObjectEdit[] = [{ id, action: 'recolor', color: '#1f5a38' }];
    const before = await studio.render(request);
    const whole = await studio.render({ ...request, objectEdits });
    const sketches: { width: number; height: number }[] = [];
    const { pixels, area } = await studio.render(
      { ...request, objectEdits, onlyChange: true },
      { onSketch: ({ width, height }) => sketches.push({ width, height }) },
    );
    expect(sketches).toEqual([{ width: 256, height: 256 }]);
    const { left, top, right, bottom } = area!;
    expect((right - left) * (bottom - top)).toBeLessThan(SIZE.width * SIZE.height * 0.7);
    let [inside, apart, outside] = [0, 0, 0];
    for (let at = 0; at < pixels.length; at++) {
      const pixel = Math.floor(at / 3);
      const [x, y] = [pixel % SIZE.width, Math.floor(pixel / SIZE.width)];
      if (x >= left && x < right && y >= top && y < bottom) {
        inside++;
        if (Math.abs(pixels[at]! - whole.pixels[at]!) > 2) apart++;
      } else if (Math.abs(before.pixels[at]! - whole.pixels[at]!) > 2) outside++;
    }
    expect(apart / inside).toBeLessThan(0.001);
    expect(outside / (pixels.length - inside)).toBeLessThan(0.001);
  });

  test('is all of a picture that a filter redraws', async () => {
    const { area } = await studio.render({
      prompt: 'watercolor of two dogs on a beach',
      seed: 7,
      ...SIZE,
      objectEdits: [{ id: '0-0', action: 'recolor', color: '#1f5a38' }],
      onlyChange: true,
    });
    expect(area).toBeUndefined();
  });
});
