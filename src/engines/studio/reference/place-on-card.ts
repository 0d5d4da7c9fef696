import { type Card, sampleAlpha, sampleCard } from '../scene/card.ts';
import type { Placing } from './reference-scene.ts';

/**
 * The card in the scene. `a` is the distance to the right of its foot, `b` above it and `c` in front of it, along the
 * card's own axes, in scene units.
 */
export interface PlacedCard {
  /** Writes premultiplied color and alpha, averaged over a width in scene units, to `out`. */
  color(a: number, b: number, blur: number, out: Float64Array): void;
  alpha(a: number, b: number, blur: number): number;
  /** Writes the `a`, `b` and `c` of a point to `out`. */
  locate(point: ArrayLike<number>, out: Float64Array): void;
  /** Writes the parts of a direction along the card's axes to `out`. */
  resolve(direction: ArrayLike<number>, out: Float64Array): void;
}

export function placeCard(card: Card, placing: Placing): PlacedCard {
  const { subject } = card;
  const { width, height } = placing;
  const texelsPerUnit = subject.width / width;
  const [[rx, ry, rz], [ux, uy, uz], [fx, fy, fz]] = [placing.right, placing.up, placing.out];
  const dot = (x: number, y: number, z: number, out: Float64Array) => {
    out[0] = x * rx + y * ry + z * rz;
    out[1] = x * ux + y * uy + z * uz;
    out[2] = x * fx + y * fy + z * fz;
  };
  const [footX, footY, footZ] = placing.foot;
  const x = (a: number) => subject.left + (a / width + 0.5) * subject.width;
  const y = (b: number) => subject.top + (1 - b / height) * subject.height;
  const lod = (blur: number) => {
    const texels = blur * texelsPerUnit;
    return texels > 1 ? Math.log2(texels) : 0;
  };
  return {
    color: (a, b, blur, out) => sampleCard(card, x(a), y(b), lod(blur), out),
    alpha: (a, b, blur) => sampleAlpha(card, x(a), y(b), lod(blur)),
    locate: (point, out) => dot(point[0]! - footX, point[1]! - footY, point[2]! - footZ, out),
    resolve: (direction, out) => dot(direction[0]!, direction[1]!, direction[2]!, out),
  };
}

/**
 * How far along a ray it meets the card's plane, in lengths of its direction: both resolved along the card's axes.
 * Not positive if it points away from it.
 */
export function distanceTo(from: Float64Array, direction: Float64Array): number {
  return Math.abs(direction[2]!) < 1e-6 ? -1 : -from[2]! / direction[2]!;
}
