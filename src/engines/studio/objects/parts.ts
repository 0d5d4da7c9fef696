import type { Body, Part, Shape } from './object-scene.ts';
import { NO_TURN, type Turn, type Vector } from './vector.ts';

/** A part of one shape; by default centered, unturned, added, with sharp edges. */
export function part(
  shape: Shape,
  material: number,
  options: Partial<Omit<Part, 'shape' | 'material'>> = {},
): Part {
  return {
    shape,
    material,
    at: [0, 0, 0],
    turn: NO_TURN,
    join: 'add',
    blend: 0,
    round: 0,
    rows: null,
    shell: 0,
    ...options,
  };
}

export function body(
  position: Vector,
  parts: Part[],
  options: { turn?: Turn; glass?: Body['glass']; detail?: number } = {},
): Body {
  return {
    position,
    parts,
    turn: options.turn ?? NO_TURN,
    glass: options.glass ?? 'none',
    detail: options.detail ?? null,
  };
}

export const sphere = (radius: number): Shape => ({ kind: 'sphere', radius });
export const box = (x: number, y: number, z: number): Shape => ({ kind: 'box', half: [x, y, z] });
export const cylinder = (radius: number, half: number): Shape => ({ kind: 'cylinder', radius, half });
export const torus = (radius: number, tube: number): Shape => ({ kind: 'torus', radius, tube });
export const capsule = (to: Vector, from: number, end: number = from): Shape => ({
  kind: 'capsule',
  to,
  from,
  end,
});
export const lathe = (outline: readonly (readonly [number, number])[]): Shape => ({ kind: 'lathe', outline });
export const prism = (
  outline: readonly (readonly [number, number])[],
  half: number,
  mirrored = false,
): Shape => ({ kind: 'prism', outline, half, mirrored });
export const path = (points: readonly (readonly [number, number, number, number])[]): Shape => ({
  kind: 'path',
  points,
});
export const arch = (radius: number, legs: number, half: number): Shape => ({
  kind: 'arch',
  radius,
  legs,
  half,
});

/** A tube through points, split into bodies of a few spans each, so that distant ones can be skipped. */
export function tube(points: readonly Vector[], radius: number, material: number): Body[] {
  const spans = 3;
  const bodies: Body[] = [];
  for (let first = 0; first + 1 < points.length; first += spans) {
    const run = points.slice(first, first + spans + 1);
    bodies.push(body([0, 0, 0], [part(path(run.map(([x, y, z]) => [x, y, z, radius])), material)]));
  }
  return bodies;
}
