import type { Body, Part, Shape } from './object-scene.ts';
import { NO_TURN, type Vector } from './vector.ts';

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

/** A body of these parts; by default unturned, not of glass, its parts apart. */
export function body(
  { at, turn = NO_TURN, glass = 'none', detail = null }: Pick<Body, 'at'> & Partial<Body>,
  parts: Part[],
): Body {
  return { at, parts, turn, glass, detail };
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
