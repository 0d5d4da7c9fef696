import { grid } from '../../geometry/grid.ts';
import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { vessel } from '../drinks/vessel.ts';
import type { Part } from '../parts.ts';
import { leafShape } from '../plants/leaves.ts';

/** Where food lies on a plate, meters. */
export const PLATE_TOP = 0.007;

/** A dinner plate: the food lies at `PLATE_TOP`. */
export function plate(radius: number, color: string): Part {
  const r = radius;
  const profile: ProfilePoint[] = [
    [0, 0.0035],
    [r * 0.6, 0.003],
    [r * 0.63, 0],
    [r * 0.67, 0.0005],
    [r * 0.76, 0.006],
    [r * 0.9, 0.013],
    [r * 0.99, 0.017],
    [r, 0.0185],
    [r * 0.985, 0.0197],
    [r * 0.88, 0.0155],
    [r * 0.75, 0.0095],
    [r * 0.66, PLATE_TOP],
    [0, PLATE_TOP],
  ];
  return [lathe(smoothProfile(profile, 4), { crease: 0.9, segments: 96 }), createMaterial('ceramic', color)];
}

const BOWL: readonly ProfilePoint[] = [
  [0, 0.002],
  [0.034, 0.002],
  [0.036, 0],
  [0.039, 0],
  [0.041, 0.004],
  [0.064, 0.018],
  [0.079, 0.038],
  [0.083, 0.056],
];

export function bowl(color: string): Part {
  return [vessel(BOWL, 0.0034, 0.006, 96), createMaterial('ceramic', color)];
}

/** The filling of a bowl: `heightAt` in meters over its level; its picture is laid on from above. */
export function surfaceIn(radius: number, level: number, heightAt: (x: number, z: number) => number): Shape {
  return grid(120, 60, (u, v) => {
    const angle = u * Math.PI * 2;
    const r = (1 - v) * radius;
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
    return { position: [x, level + heightAt(x, z), z], uv: [0.5 + x / radius / 2, 0.5 + z / radius / 2] };
  });
}

/** A leaf of basil or parsley. */
export const HERB: Material = {
  ...createMaterial('leaf', '#3f7a26'),
  isCutOut: false,
  coat: { strength: 0.3, roughness: 0.2 },
};

export function herb(length: number, position: Vec3, turn: number, lean = -0.25): Shape {
  return placeShape(leafShape(length, length * 0.6, length * 0.25, { fold: 0.35 }), {
    position,
    turn,
    scale: 1,
    tilt: [lean, 0],
  });
}

/** A spot of the golden spiral: evenly strewn within the reach. */
export function strewn(
  i: number,
  count: number,
  reach: number,
  seed: number,
): readonly [x: number, z: number] {
  const angle = i * 2.4 + hash(i, 1, seed) * 0.6;
  const r = reach * Math.sqrt((i + 0.5) / count) * (0.9 + 0.2 * hash(i, 2, seed));
  return [Math.sin(angle) * r, Math.cos(angle) * r];
}

/** A cut across a round fruit: a flat disk that faces up, its picture laid on from above. */
export function cutFace(radius: number, rings = 12): Shape {
  const shape = lathe(
    Array.from({ length: rings + 1 }, (_, i): ProfilePoint => [radius * (1 - i / rings), 0]),
    { segments: 96, crease: 3 },
  );
  return {
    ...shape,
    uvs: shape.uvs.map((_, k) => 0.5 + shape.positions[(k >> 1) * 3 + (k % 2) * 2]! / (2 * radius)),
  };
}
