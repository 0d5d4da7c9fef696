import { expect, test } from 'vitest';
import { findBackdrop } from './backdrop.ts';
import type { Plane } from './plane.ts';
import { refineCutout } from './refine-cutout.ts';

const SIDE = 120;
/** Display values of paper whose light falls off to the right. */
const PAPER = (x: number) => 205 - x / 8;
const FRAME = 60;

type Draw = (x: number, y: number) => number | undefined;

/** A gray picture: what `draw` returns, or else paper. */
function picture(draw: Draw) {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    rgba.fill(Math.round(draw(x, y) ?? PAPER(x)), at * 4, at * 4 + 3);
  }
  return { rgba, width: SIDE, height: SIDE, backdrop: 40 };
}

function mask(isThing: (x: number, y: number) => boolean): Plane {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    isThing(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  );
  return { data, width: SIDE, height: SIDE };
}

const inBox = (x: number, y: number, from: number, to: number) => x >= from && x < to && y >= from && y < to;
const alphaAt = (rgba: Uint8Array, x: number, y: number) => rgba[(y * SIDE + x) * 4 + 3];

test('opens a gap between bars that the model takes for foreground', async () => {
  const chair = picture((x, y) => (inBox(x, y, 30, 90) && !inBox(x, y, 50, 70) ? FRAME : undefined));
  const pixels = await refineCutout(
    chair,
    mask((x, y) => inBox(x, y, 30, 90)),
  );
  expect([alphaAt(pixels, 60, 60), alphaAt(pixels, 40, 60), alphaAt(pixels, 54, 54)]).toEqual([0, 255, 0]);
});

test('keeps white cloth before white paper, which the model leaves out', async () => {
  const cloth = (x: number, y: number) => PAPER(x) + ((x + y) % 3) * 5 - 8;
  const chair = picture((x, y) =>
    inBox(x, y, 52, 66) ? cloth(x, y) : inBox(x, y, 30, 90) ? FRAME : undefined,
  );
  const pixels = await refineCutout(
    chair,
    mask((x, y) => inBox(x, y, 30, 90) && !inBox(x, y, 52, 66)),
  );
  for (let at = 53; at < 65; at++) expect(alphaAt(pixels, at, 60)).toBe(255);
});

test('keeps a surface whose shading passes the color of the backdrop', async () => {
  const sofa = picture((x, y) => (inBox(x, y, 30, 90) ? 150 + y : undefined));
  const pixels = await refineCutout(
    sofa,
    mask((x, y) => inBox(x, y, 30, 90)),
  );
  for (let y = 34; y < 86; y++) expect(alphaAt(pixels, 60, y)).toBe(255);
});

test('leaves soft shadows to the backdrop', async () => {
  const thing = picture((x, y) => {
    if (inBox(x, y, 30, 90)) return FRAME;
    return y >= 90 ? PAPER(x) * Math.min(1, 0.6 + (y - 90) * 0.02) : undefined;
  });
  const pixels = await refineCutout(
    thing,
    mask((x, y) => inBox(x, y, 30, 90)),
  );
  expect([alphaAt(pixels, 60, 94), alphaAt(pixels, 60, 100)]).toEqual([0, 0]);
});

test('mixes light, not displayed values, along edges', async () => {
  // A camera shows light from black, 0, to paper in full light, 5.1, like this.
  const shown = (light: number) => 255 * ((1.05 * light ** 1.25) / (1 + light ** 1.25)) ** (1 / 2.2);
  const [front, back] = [0.05, 3];
  const coverage = (x: number, y: number) =>
    Math.min(1, Math.max(0, 36.5 - Math.hypot(x - SIDE / 2, y - SIDE / 2)));
  const disc = picture((x, y) => shown(coverage(x, y) * front + (1 - coverage(x, y)) * back));
  const pixels = await refineCutout(
    disc,
    mask((x, y) => coverage(x, y) > 0.5),
  );
  let error = 0;
  for (let at = 0; at < SIDE * SIDE; at++) {
    error += Math.abs(pixels[at * 4 + 3]! / 255 - coverage(at % SIDE, Math.floor(at / SIDE)));
  }
  expect(error / (SIDE * SIDE)).toBeLessThan(0.0007);
});

test('finds no backdrop in a busy picture', async () => {
  const busy = picture((x, y) => (x * 7919 + y * 104_729) % 251);
  const found = mask((x, y) => inBox(x, y, 30, 90));
  expect(await findBackdrop(busy, { found, tidy: found })).toBeUndefined();
});
