import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';
import type { Raster } from './raster.ts';

const SIDE = 120;

/** A red disk in front of a gray wall that gets lighter downwards, and beside it a soft dark spot, its shadow. */
function scene({ bottom = 70, isLively = false } = {}): { picture: Raster; cutout: Raster } {
  const picture = new Uint8Array(SIDE * SIDE * 3);
  const cutout = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      const wall = isLively ? ((x * 37 + y * 91) % 13) * 18 : 180 + y * 0.3;
      const shade = 1 - 0.4 * Math.exp(-(((x - 82) / 12) ** 2) - ((y - bottom + 6) / 8) ** 2);
      const isSubject = Math.hypot(x - 60, y - (bottom - 30)) < 30;
      picture.set(isSubject ? [200, 20, 20] : [wall * shade, wall * shade, wall * shade], at * 3);
      cutout.set(isSubject ? [200, 20, 20, 255] : [0, 0, 0, 0], at * 4);
    }
  const size = { width: SIDE, height: SIDE };
  return {
    picture: { pixels: picture, ...size, channels: 3 },
    cutout: { pixels: cutout, ...size, channels: 4 },
  };
}

const lightAt = ({ pixels }: Raster, x: number, y: number) => pixels[(y * SIDE + x) * 3]!;

test('the subject keeps every pixel, whatever comes behind it', () => {
  const { picture, cutout } = scene();
  const behind = { colors: ['#ffffff', '#203040'] } as const;
  for (const shadow of [undefined, { kind: 'made' } as const, { kind: 'kept', picture } as const]) {
    const laid = layOver(cutout, behind, shadow)!;
    for (let at = 0; at < SIDE * SIDE; at++)
      if (cutout.pixels[at * 4 + 3] === 255)
        expect([...laid.pixels.subarray(at * 3, at * 3 + 3)]).toEqual([200, 20, 20]);
  }
});

test('its own shadow falls onto the new background, and the old one’s gradient does not', () => {
  const { picture, cutout } = scene();
  const laid = layOver(cutout, { colors: ['#ffffff'] }, { kind: 'kept', picture })!;
  expect(lightAt(laid, 88, 64)).toBeLessThan(200);
  for (const [x, y] of [
    [5, 5],
    [5, 115],
    [115, 5],
    [20, 100],
  ] as const)
    expect(lightAt(laid, x, y)).toBe(255);
});

test('a lively background does not tell the shadow', () => {
  const { picture, cutout } = scene({ isLively: true });
  expect(layOver(cutout, { colors: ['#ffffff'] }, { kind: 'kept', picture })).toBeUndefined();
});

test('a made shadow lies under the feet, or on a wall behind what the lower edge cuts', () => {
  const standing = layOver(scene().cutout, { colors: ['#ffffff'] }, { kind: 'made' })!;
  expect(lightAt(standing, 60, 72)).toBeLessThan(238);
  expect(lightAt(standing, 60, 115)).toBe(255);
  const cut = layOver(scene({ bottom: 125 }).cutout, { colors: ['#ffffff'] }, { kind: 'made' })!;
  expect(lightAt(cut, 92, 100)).toBeLessThan(250);
  expect(lightAt(cut, 60, 40)).toBe(255);
});
