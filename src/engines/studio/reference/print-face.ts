import { clamp } from '../math/interpolate.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Reflectance of the board that the photo is printed on. */
export const BOARD = 0.82;

const color = new Float64Array(4);
const place = new Float64Array(3);

/** Colors the print's reflection in the floor; `a`, `b` is the mirrored point of the print. */
export function mirrorPrint(
  { placing, surface }: ReferenceScene,
  placed: PlacedCard,
  [a, b, blur]: readonly [number, number, number],
  radiance: Float32Array,
  at: number,
): void {
  if (Math.abs(a) > placing.width / 2 || b < 0 || b > placing.height) return;
  placed.color(a, b, blur, color);
  const share = clamp(surface.mirror * 2.6, 0, 0.9);
  for (let channel = 0; channel < 3; channel++)
    radiance[at + channel]! *= 1 - share + (share * color[channel]!) / BOARD;
}

/** Colors the board with the photo where a point lies on the print; the light on the board stays. */
export function shadePrint(
  { placing }: ReferenceScene,
  placed: PlacedCard,
  point: Float64Array,
  pixel: number,
  radiance: Float32Array,
  at: number,
): void {
  const { width, height } = placing;
  placed.locate(point, place);
  const a = place[0]!;
  const b = place[1]!;
  const off = place[2]!;
  if (Math.abs(off) > 0.012) return;
  const inside = Math.min(width / 2 - Math.abs(a), b, height - b);
  const cover = clamp(inside / pixel + 0.5, 0, 1);
  if (cover === 0) return;
  placed.color(
    clamp(a, -width / 2 + pixel, width / 2 - pixel),
    clamp(b, pixel, height - pixel),
    pixel,
    color,
  );
  // The mount's cut edge casts a narrow shadow from above.
  const edge = 1 - 0.4 * Math.exp(-(height - b) / 0.014);
  for (let channel = 0; channel < 3; channel++) {
    const board = radiance[at + channel]!;
    radiance[at + channel] = board * (1 - cover) + cover * edge * (board / BOARD) * color[channel]!;
  }
}
