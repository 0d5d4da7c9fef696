import { placeShape, type Shape } from '../geometry/shape.ts';
import type { Material } from '../scene/material.ts';
import { at, type Transform } from '../scene/transform.ts';

/** A piece of a thing, and what it is made of. */
export type Part = readonly [Shape, Material];

export function placed(parts: readonly Part[], transform: Transform): Part[] {
  return parts.map(([shape, material]) => [placeShape(shape, transform), material]);
}

/** Moved so that the lowest point of all parts lies at y = 0. */
export function standing(parts: readonly Part[]): Part[] {
  let low = Infinity;
  for (const [{ positions }] of parts)
    for (let i = 1; i < positions.length; i += 3) low = Math.min(low, positions[i]!);
  return placed(parts, at([0, -low, 0]));
}
