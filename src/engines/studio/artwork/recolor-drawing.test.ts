import { describe, expect, it } from 'vitest';
import { decodeByte, fromHex } from '../color/linear-color.ts';
import { toOklab } from '../color/oklab.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { type Drawing, drawIcon } from './draw-icon.ts';
import { keptTop, takesColor } from './keeps-its-colors.ts';
import { findPaintedArea, recolorDrawing } from './recolor-drawing.ts';
import { THINGS } from './things.ts';

describe('recoloring a drawing', () => {
  it.each([
    ['cat', '#2a63d6'],
    ['automobile', '#2f9e52'],
    ['elephant', '#f07aa8'],
    ['ewe', '#15161a'],
    ['garden-rose', '#f4cf3c'],
    ['bus', '#7b33b5'],
  ])('gives a %s the color %s', (icon, hex) => {
    const own = drawIcon(icon, 128);
    const before = findPaintedArea(own);
    const painted = meanWhere(recolorDrawing(own, hex), own, (color) => before.includes(color) > 0.9);
    const asked = toOklab(fromHex(hex));
    expect(Math.hypot(painted[1] - asked[1], painted[2] - asked[2])).toBeLessThan(0.06);
    expect(Math.abs(painted[0] - asked[0])).toBeLessThan(0.14);
  });

  it('leaves leaves, glass and wheels', () => {
    const own = drawIcon('red-apple', 128);
    const painted = recolorDrawing(own, '#2a63d6');
    const leaf = (color: readonly number[]) => color[1]! < -0.1 && color[2]! > 0.1;
    expect(meanWhere(painted, own, leaf)).toEqual(meanWhere(own, own, leaf));
  });

  // All drawings: each is painted by its own colors, so that none stands for another.
  it('shows on every drawing of which colors are claimed', () => {
    const icons = [...new Set(THINGS.map(({ icon }) => icon))].filter(takesColor);
    const hardly = icons.flatMap((icon) => {
      const own = drawIcon(icon, 1);
      return ['red', 'yellow', 'green', 'blue', 'pink', 'silver']
        .filter((name) => shareOf(recolorDrawing(own, COLOR_WORDS[name]!), COLOR_WORDS[name]!) < 0.1)
        .map((name) => `${name} ${icon}`);
    });
    expect(hardly).toEqual([]);
  }, 60_000);

  it('paints a black hat itself, not only its lights', () => {
    expect(shareOf(recolorDrawing(drawIcon('top-hat', 64), '#2a63d6'), '#2a63d6')).toBeGreaterThan(0.5);
  });

  it('leaves the candles of a cake, and their flames', () => {
    const own = drawIcon('birthday-cake', 64);
    const painted = recolorDrawing(own, '#2a63d6', keptTop('birthday-cake'));
    const candles = Math.floor(own.height * 0.18) * own.width * 4;
    expect([...painted.pixels.subarray(0, candles)]).toEqual([...own.pixels.subarray(0, candles)]);
    expect(shareOf(painted, '#2a63d6')).toBeGreaterThan(0.5);
  });
});

/** The share of a drawing that is like a color: of its hue, not much paler, and about as light as shading allows. */
function shareOf({ pixels }: Drawing, hex: string): number {
  const [asked, a, b] = toOklab(fromHex(hex));
  const chroma = Math.hypot(a, b);
  const lightness = Math.max(0.27, Math.min(0.93, asked));
  let [like, all] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue;
    const [own, x, y] = toOklab([
      decodeByte(pixels[at]!),
      decodeByte(pixels[at + 1]!),
      decodeByte(pixels[at + 2]!),
    ]);
    const vivid = Math.hypot(x, y);
    const isHue =
      chroma < 0.04 ? vivid < 0.06 : vivid > chroma * 0.45 && (x * a + y * b) / (vivid * chroma) > 0.85;
    if (isHue && Math.abs(own - lightness) < 0.22) like++;
    all++;
  }
  return like / all;
}

/** Mean color of one drawing where the other has certain colors. */
function meanWhere(of: Drawing, where: Drawing, has: (color: readonly [number, number, number]) => boolean) {
  const sum = [0, 0, 0];
  let count = 0;
  const colorAt = ({ pixels }: Drawing, at: number) =>
    toOklab([decodeByte(pixels[at]!), decodeByte(pixels[at + 1]!), decodeByte(pixels[at + 2]!)]);
  for (let at = 0; at < of.pixels.length; at += 4) {
    if (of.pixels[at + 3]! < 250 || !has(colorAt(where, at))) continue;
    for (const [axis, value] of colorAt(of, at).entries()) sum[axis]! += value;
    count++;
  }
  return sum.map((value) => value / count) as [number, number, number];
}
