import { expect, test } from 'vitest';
import { studio } from '#testing/studios';
import { decodeByte, fromHex } from '../color/linear-color.ts';
import { toOklab } from '../color/oklab.ts';

/** Mean color of a picture, of linear light, without the paper beside paint. */
function meanColor(pixels: Uint8Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (Math.min(red, green, blue) > 222) continue;
    sum[0] += decodeByte(red);
    sum[1] += decodeByte(green);
    sum[2] += decodeByte(blue);
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** What a person would call by these names, from the CSS colors of the same names where there are some. */
const SHADES: Record<string, string> = {
  'light blue': '#add8f6',
  'pale pink': '#fad1de',
  'deep red': '#a01a2c',
  'dark green': '#115c2c',
  'bright yellow': '#fadb3c',
  'mint green': '#93dcc0',
  'navy blue': '#132a5e',
  'sky blue': '#87ceeb',
  pink: '#f48fb1',
  beige: '#e0cfae',
  teal: '#0f7f83',
};
const KINDS = ['gradient background', 'silk', 'low poly background', 'paper texture'];

test.each(
  Object.entries(SHADES).flatMap(([shade, hex]) => KINDS.map((kind) => [`${shade} ${kind}`, hex] as const)),
)('%s has about the color %s', async (prompt, hex) => {
  const { pixels } = await studio.render({ prompt, width: 96, height: 96, seed: 5 });
  const seen = toOklab(meanColor(pixels));
  const asked = toOklab(fromHex(hex));
  expect(Math.abs(seen[0] - asked[0])).toBeLessThan(0.14);
  expect(Math.hypot(seen[1] - asked[1], seen[2] - asked[2])).toBeLessThan(0.08);
});

test.each(['light blue', 'dark green', 'pale pink', 'deep red'])(
  'a %s watercolor has that hue and is no darker or paler than its name',
  async (shade) => {
    const prompt = `${shade} watercolor`;
    const { pixels } = await studio.render({ prompt, width: 96, height: 96, seed: 5 });
    const seen = toOklab(meanColor(pixels));
    const asked = toOklab(fromHex(SHADES[shade]!));
    expect(Math.abs(seen[0] - asked[0])).toBeLessThan(0.22);
    expect(Math.hypot(seen[1] - asked[1], seen[2] - asked[2])).toBeLessThan(0.1);
  },
);
