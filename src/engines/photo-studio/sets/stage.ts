import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Instance } from '../scene/scene.ts';
import type { Transform } from '../scene/transform.ts';
import { gapBetween, moveOutline, type Outline, outlineOf } from './footprint.ts';
import { type HeightField, heightField, liftOnto, placedPoints } from './heights.ts';

/** Something to be put on the stage, not yet in its place. */
export interface Piece {
  /** Key of the catalog, or a name of the set's own. */
  key: string;
  mesh: Mesh;
  materials?: ReadonlyMap<Material, Material> | undefined;
  turn: number;
  scale: number;
  tilt?: readonly [x: number, z: number] | undefined;
  /** A subject was asked for and is counted; a carrier lies under others; the rest is decoration. */
  role: 'subject' | 'prop' | 'carrier';
  /** Index of the subject in the request. */
  subject?: number;
  /** Width of a carrier's rim, in meters: nothing stands on it. */
  rim?: number;
}

export interface Placed extends Piece {
  transform: Transform;
  outline: Outline;
  box: Bounds;
  top: HeightField;
  /** Its support; null for the stage's floor. */
  support: Placed | null;
}

/** Things in their places on one level floor, such as a tabletop. */
export interface Stage {
  placed: Placed[];
  floor: number;
  /** Cell of height fields, meters: a small part of the smallest thing. */
  cell: number;
}

export function createStage(cell: number, floor = 0): Stage {
  return { placed: [], floor, cell };
}

/** A piece that was turned and tilted once, so that many places can be tried. */
export interface Trial {
  piece: Piece;
  outline: Outline;
  box: Bounds;
  bottom: HeightField;
}

export function prepare(stage: Stage, piece: Piece): Trial {
  const transform: Transform = {
    position: [0, 0, 0],
    turn: piece.turn,
    scale: piece.scale,
    ...(piece.tilt ? { tilt: piece.tilt } : {}),
  };
  const points = placedPoints(piece.mesh, transform);
  return {
    piece,
    outline: outlineOf(points),
    box: boundsOf({ positions: points }),
    bottom: heightField(piece.mesh, transform, stage.cell, 'bottom'),
  };
}

/** The nearest place of the lattice of cells: only there are height fields exact. */
export function snap(stage: Stage, value: number): number {
  return Math.round(value / stage.cell) * stage.cell;
}

/** Whether the piece keeps `gap` meters from everything else that rests on the same support. */
export function isFree(
  stage: Stage,
  { outline }: Trial,
  x: number,
  z: number,
  support: Placed | null,
  gap: number,
): boolean {
  const moved = moveOutline(outline, x, z);
  return stage.placed.every((other) => other.support !== support || gapBetween(moved, other.outline) >= gap);
}

/** Lifts the piece onto its support, or onto whatever lies there (`pile`), and adds it. */
export function put(
  stage: Stage,
  trial: Trial,
  x: number,
  z: number,
  { support = null, isPiled = false }: { support?: Placed | null; isPiled?: boolean } = {},
): Placed {
  const [sx, sz] = [snap(stage, x), snap(stage, z)];
  const y = restingHeight(stage, trial, sx, sz, { support, isPiled });
  const { piece, outline, box } = trial;
  const transform: Transform = {
    position: [sx, y, sz],
    turn: piece.turn,
    scale: piece.scale,
    ...(piece.tilt ? { tilt: piece.tilt } : {}),
  };
  const placed: Placed = {
    ...piece,
    transform,
    outline: moveOutline(outline, sx, sz),
    box: {
      min: [box.min[0] + sx, box.min[1] + y, box.min[2] + sz],
      max: [box.max[0] + sx, box.max[1] + y, box.max[2] + sz],
    },
    top: heightField(piece.mesh, transform, stage.cell, 'top'),
    support,
  };
  stage.placed.push(placed);
  return placed;
}

/** y of the piece's origin when it is let down there. */
export function restingHeight(
  stage: Stage,
  { bottom }: Trial,
  x: number,
  z: number,
  { support = null, isPiled = false }: { support?: Placed | null; isPiled?: boolean } = {},
): number {
  const [columns, rows] = [Math.round(x / stage.cell), Math.round(z / stage.cell)];
  const moved: HeightField = { ...bottom, left: bottom.left + columns, back: bottom.back + rows };
  const below = support
    ? [support, ...(isPiled ? stage.placed.filter((other) => other.support === support) : [])]
    : [];
  return liftOnto(
    moved,
    below.map(({ top }) => top),
    stage.floor,
  );
}

/** Box around several things. */
export function boxAround(things: readonly { box: Bounds }[]): Bounds {
  return boundsOf({ positions: new Float32Array(things.flatMap(({ box }) => [...box.min, ...box.max])) });
}

/** Instances with ids from 1, subjects first. */
export function instancesOf(stage: Pick<Stage, 'placed'>): Instance[] {
  const ordered = stage.placed.toSorted(
    (a, b) => Number(b.role === 'subject') - Number(a.role === 'subject'),
  );
  return ordered.map(({ mesh, transform, materials }, i) => ({ mesh, transform, materials, id: i + 1 }));
}
