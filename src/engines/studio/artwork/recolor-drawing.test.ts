import { describe, expect, it } from 'vitest';
import { decodeByte, fromHex } from '../color/linear-color.ts';
import { toOklab } from '../color/oklab.ts';
import { type Drawing, drawIcon } from './draw-icon.ts';
import { takesColor } from './keeps-its-colors.ts';
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

  it('shows on drawings of which colors are claimed', () => {
    const icons = [...new Set(THINGS.map(({ icon }) => icon))].filter(
      (icon, place) => place % 8 === 0 && takesColor(icon),
    );
    const hardly = icons.filter((icon) => findPaintedArea(drawIcon(icon, 40)).share < 0.24);
    expect(hardly).toEqual([]);
  }, 30_000);
});

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
