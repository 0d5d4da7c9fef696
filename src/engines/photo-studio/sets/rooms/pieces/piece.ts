import { boundsOf } from '../../../geometry/bounds.ts';
import { cylinder } from '../../../geometry/lathe.ts';
import { roundedBox } from '../../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Mesh } from '../../../scene/mesh.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';

/** A lamp's light, in the coordinates of its piece. */
export interface LampPoint {
  position: Vec3;
  radius: number;
  /** 1 a table lamp, 2 a pendant over a table. */
  power: number;
  /** A sphere around its shade, and the part of the power that comes through that. */
  shade?: { position: Vec3; radius: number; part: number };
}

/** Something that stands, hangs or lies in a room. Its front faces +z; the origin is below its center. */
export interface Piece {
  /** Its kind in the rules of the room: `sofa`, `chair`, `lamp`. */
  kind: string;
  mesh: Mesh;
  /** Width, height, depth in meters. */
  size: Vec3;
  /** Center of the box around it, relative to the origin. */
  center: Vec3;
  materials?: ReadonlyMap<Material, Material> | undefined;
  lamps?: readonly LampPoint[];
  /** The index of a screen, which faces +z, among the parts of the mesh. */
  screen?: number | undefined;
  /** The parts that a color word ("gray sofa") colors. */
  colored?: readonly Material[] | undefined;
}

export function piece(
  kind: string,
  parts: readonly (readonly [Shape, Material])[],
  options: Pick<Piece, 'colored' | 'lamps' | 'screen'> = {},
): Piece {
  return pieceOfMesh(kind, meshOf(parts), options);
}

export function pieceOfMesh(
  kind: string,
  mesh: Mesh,
  options: Pick<Piece, 'colored' | 'lamps' | 'materials' | 'screen'> = {},
): Piece {
  const { min, max } = boundsOf(mesh);
  return {
    kind,
    mesh,
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    center: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
    ...options,
  };
}

/** A box by its size and the center of its underside. */
export function block(
  [width, height, depth]: Vec3,
  position: Vec3,
  { radius = 0.004, turn = 0, segments = 1 }: { radius?: number; turn?: number; segments?: number } = {},
): Shape {
  return placeShape(roundedBox({ width, height, depth, radius, segments }), at(position, turn));
}

export function rod(radius: number, height: number, position: Vec3): Shape {
  return placeShape(cylinder(radius, height, { edge: 0.0015, segments: 20 }), at(position));
}

/** Four legs below the corners of a rectangle, round and tapered if `radius` is given as a pair (top, foot). */
export function legs(width: number, depth: number, height: number, thickness: number): Shape {
  return mergeShapes(
    corners(width - thickness, depth - thickness).map(([x, z]) =>
      block([thickness, height, thickness], [x, 0, z], { radius: Math.min(0.006, thickness / 4) }),
    ),
  );
}

export function corners(width: number, depth: number): [x: number, z: number][] {
  return [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [-width / 2, depth / 2],
    [width / 2, depth / 2],
  ];
}

export const paint = (color: Rgb, roughness = 0.5): Material => ({
  color,
  roughness,
  metallic: 0,
  detail: { kind: 'orange-peel', scale: 0.06, bump: 0.00003, roughness: 0.08, tint: 0.02 },
});

export const METALS = {
  black: {
    color: [0.035, 0.034, 0.033],
    roughness: 0.45,
    metallic: 0,
    specular: 0.06,
    detail: { kind: 'orange-peel', scale: 0.04, bump: 0.00004, roughness: 0.1, tint: 0.05 },
  },
  brass: {
    color: [0.78, 0.58, 0.28],
    roughness: 0.28,
    metallic: 1,
    detail: { kind: 'scratches', scale: 0.1, bump: 0.00001, roughness: 0.1, tint: 0 },
  },
  steel: {
    color: [0.62, 0.61, 0.6],
    roughness: 0.34,
    metallic: 1,
    detail: { kind: 'brushed', scale: 0.2, bump: 0, roughness: 0.05, tint: 0.03 },
  },
  chrome: { color: [0.72, 0.72, 0.73], roughness: 0.08, metallic: 1 },
} as const satisfies Record<string, Material>;

export type MetalName = keyof typeof METALS;
