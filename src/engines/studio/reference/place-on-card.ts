import type { Vector } from '../objects/vector.ts';
import { type Card, sampleAlpha, sampleCard } from '../scene/card.ts';
import type { Placing } from './reference-scene.ts';

/** The card in the scene: `a` is the distance to the right of its foot and `b` above it, in scene units. */
export interface PlacedCard {
  texelsPerUnit: number;
  /** Writes premultiplied color and alpha, averaged over a width in scene units, to `out`. */
  color(a: number, b: number, blur: number, out: Float64Array): void;
  alpha(a: number, b: number, blur: number): number;
  /** Distance along a ray to the card's plane; negative if the ray points away from it. */
  distance(origin: ArrayLike<number>, ray: ArrayLike<number>): number;
  across(point: ArrayLike<number>): number;
  up(point: ArrayLike<number>): number;
}

export function placeCard(card: Card, placing: Placing): PlacedCard {
  const { subject } = card;
  const { foot, right, up, out: face, width, height } = placing;
  const texelsPerUnit = subject.width / width;
  const x = (a: number) => subject.left + (a / width + 0.5) * subject.width;
  const y = (b: number) => subject.top + (1 - b / height) * subject.height;
  const lod = (blur: number) => Math.max(0, Math.log2(Math.max(1, blur * texelsPerUnit)));
  const along = (axis: Vector, point: ArrayLike<number>) =>
    (point[0]! - foot[0]) * axis[0] + (point[1]! - foot[1]) * axis[1] + (point[2]! - foot[2]) * axis[2];
  return {
    texelsPerUnit,
    color: (a, b, blur, out) => sampleCard(card, x(a), y(b), lod(blur), out),
    alpha: (a, b, blur) => sampleAlpha(card, x(a), y(b), lod(blur)),
    distance: (origin, ray) => {
      const towards = ray[0]! * face[0] + ray[1]! * face[1] + ray[2]! * face[2];
      return Math.abs(towards) < 1e-6 ? -1 : -along(face, origin) / towards;
    },
    across: (point) => along(right, point),
    up: (point) => along(up, point),
  };
}
