import { expect, test } from 'vitest';
import { studio } from '#testing/studios';

const SIDE = 96;
const BLOCK = 8;
const MARGINS = { left: 0.5, right: 0.25, top: 0.25, bottom: 0.25 };

/** A picture of a prompt, and the part of its wider view where that picture is. */
async function seeBoth(prompt: string) {
  const picture = await studio.render({ prompt, seed: 7, width: SIDE, height: SIDE });
  const [width, height] = [SIDE * 1.75, SIDE * 1.5];
  const likeSize = { width: SIDE, height: SIDE };
  const view = await studio.render({ prompt, seed: 7, width, height, likeSize, margins: MARGINS });
  const inner = new Uint8Array(picture.pixels.length);
  for (let y = 0; y < SIDE; y++) {
    const from = ((y + SIDE / 4) * width + SIDE / 2) * 3;
    inner.set(view.pixels.subarray(from, from + SIDE * 3), y * SIDE * 3);
  }
  return { seen: [picture.pixels, inner] as const, isSaid: picture.scene.canBeSeenWider };
}

/** Mean difference of the means of blocks, of 255, apart from tones: blades of grass need not be the same. */
function difference([one, other]: readonly [Uint8Array, Uint8Array]): number {
  const columns = SIDE / BLOCK;
  const sums = new Float64Array(columns * columns);
  for (const [at, value] of one.entries()) {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    sums[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)]! += value - other[at]!;
  }
  const tone = sums.reduce((sum, block) => sum + block) / sums.length;
  return sums.reduce((sum, block) => sum + Math.abs(block - tone), 0) / one.length;
}

test.each([
  'a mountain lake',
  'a rainy mountain lake',
  'a wheat field',
  'a tropical beach with palm trees',
  'two dogs on a beach',
  'a city at night',
  'hot air balloons over hills',
])('a wider view of %s has the same in the middle, and can be had', async (prompt) => {
  const { seen, isSaid } = await seeBoth(prompt);
  expect(isSaid).toBe(true);
  expect(difference(seen)).toBeLessThan(12);
});

test.each(['a forest path at dawn', 'a solar panel field'])(
  '%s is composed for its frame, and cannot be seen wider',
  async (prompt) => {
    const { seen, isSaid } = await seeBoth(prompt);
    expect(isSaid).toBe(false);
    expect(difference(seen)).toBeGreaterThan(12);
  },
);
