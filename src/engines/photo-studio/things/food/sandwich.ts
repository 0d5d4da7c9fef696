import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { type Part, placed } from '../parts.ts';
import type { ThingModel } from '../thing.ts';
import { PLATE_TOP, plate } from './serving.ts';

const SLICE = 0.1;

/** Two halves of a toast sandwich, cut from corner to corner: one lies on the plate, one leans on it. */
export function sandwich(): ThingModel {
  const [rim, glaze] = plate(0.12, '#dfe1df');
  const half = halfSandwich();
  return {
    mesh: meshOf([
      [rim, glaze],
      ...placed(half, { position: [-0.012, PLATE_TOP, -0.03], turn: 0.15, scale: 1 }),
      ...placed(half, { position: [0.014, PLATE_TOP + 0.001, 0.034], turn: -0.35, scale: 1 }),
    ]),
    colored: [glaze],
  };
}

/** A half with its cut side at +z: toast, lettuce, ham, cheese, tomato, toast. */
function halfSandwich(): Part[] {
  const crumb: Material = {
    ...createMaterial('crumb', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const pores = smoothStep(0.55, 0.75, layers(u, v, 44, 44, 3, 4));
      return mixPaint([0.93, 0.82, 0.6], [0.8, 0.62, 0.38], pores * 0.8);
    }),
  };
  const toasted: Material = {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const brown = smoothStep(0.35, 0.7, layers(u, v, 7, 7, 4, 8));
      return mixPaint([0.86, 0.64, 0.36], [0.66, 0.4, 0.17], brown);
    }),
  };
  const ham = { ...createMaterial('sausage', '#d88d86'), coat: { strength: 0.5, roughness: 0.2 } };
  const cheese = createMaterial('cheese', '#e7b13c');
  const tomato: Material = {
    ...createMaterial('fruit', '#c0301a'),
    softness: 0.5,
    coat: { strength: 0.8, roughness: 0.1 },
  };
  const lettuce: Material = { ...createMaterial('lettuce', '#7fa845'), isCutOut: false };
  const bread = (y: number): Part[] => [
    ...triangle(SLICE, 0.012, y, { side: crumb, lid: toasted, round: 0.004, wave: 0.0005 }),
  ];
  const layer = (size: number, thick: number, y: number, material: Material, wave: number): Part[] =>
    triangle(size, thick, y, { side: material, lid: material, round: 0.0008, wave });
  const slices = [-0.031, 0, 0.031].flatMap((x): Part[] => [
    [
      placeShape(
        lathe(
          smoothProfile([
            [0, 0],
            [0.0155, 0.0002],
            [0.017, 0.0022],
            [0.0155, 0.0048],
            [0, 0.005],
          ]),
          { crease: 1.4, segments: 40 },
        ),
        at([x, 0.0262, -0.0115]),
      ),
      tomato,
    ],
  ]);
  return [
    ...bread(0),
    [leafEdge(0.0135, 1), lettuce],
    ...layer(SLICE * 1.01, 0.003, 0.0185, ham, 0.0012),
    ...layer(SLICE * 1.02, 0.0026, 0.0223, cheese, 0.0008),
    ...slices,
    [leafEdge(0.0325, 2), lettuce],
    ...bread(0.0355),
  ];
}

/** A right triangle with its long side at +z, with a rounded corner and the long side cut clean. */
function triangle(
  size: number,
  thick: number,
  y: number,
  { side, lid, round, wave }: { side: Material; lid: Material; round: number; wave: number },
): Part[] {
  const reach = size / Math.SQRT2;
  // Around the outline: along the cut, then over the two crusts.
  const outline = (u: number): readonly [number, number] => {
    const corners = [
      [-reach, 0],
      [reach, 0],
      [reach * 0.93, -reach * 0.07],
      [reach * 0.06, -reach * 0.94],
      [-reach * 0.06, -reach * 0.94],
      [-reach * 0.93, -reach * 0.07],
    ] as const;
    const at6 = u * 6;
    const i = Math.min(5, Math.floor(at6));
    const [a, b] = [corners[i]!, corners[(i + 1) % 6]!];
    return [a[0] + (b[0] - a[0]) * (at6 - i), a[1] + (b[1] - a[1]) * (at6 - i)];
  };
  const middle = -reach * 0.36;
  const bump = (x: number, z: number) => wave * Math.sin(x * 90) * Math.cos(z * 70);
  const inset = (u: number, by: number): readonly [number, number] => {
    const [x, z] = outline(u);
    return [x * (1 - by), middle + (z - middle) * (1 - by)];
  };
  const wall = grid(96, 8, (u, v) => {
    const edge = Math.max(0, Math.abs(v - 0.5) * 2 - 0.6) / 0.4;
    // Cut edges are sharp, crusts are round.
    const [x, z] = inset(u, u < 1 / 6 ? 0 : (round / size) * edge * edge);
    return { position: [x, y + v * thick + bump(x, z), z], uv: [0.5 + x * 8, 0.5 + (v * thick + z) * 8] };
  });
  const cover = (top: boolean) =>
    grid(96, 10, (a, b) => {
      const u = top ? a : 1 - a;
      const [x, z] = inset(u, b);
      const isInside = smoothStep(0, 0.15, b);
      return {
        position: [x, y + (top ? thick : 0) + bump(x, z) + (top ? 1 : -1) * 0.0006 * isInside, z],
        uv: [0.5 + x * 6, 0.5 + z * 6],
      };
    });
  return [
    [wall, side],
    [mergeShapes([cover(true), cover(false)]), lid],
  ];
}

/** The wavy edge of a leaf of lettuce that hangs out of the sandwich. */
function leafEdge(y: number, seed: number): Shape {
  return grid(160, 10, (u, v) => {
    const x = (u - 0.5) * SLICE * 1.36;
    const curl = 0.0036 * smoothStep(0.15, 1, v);
    const z = -0.05 * (1 - Math.abs(x) / (SLICE * 0.72)) * (1 - v) + (0.004 + 0.005 * hash(0, 1, seed)) * v;
    return {
      position: [x, y + 0.002 + curl * (Math.sin(u * 60 + seed) + 0.5 * Math.sin(u * 23 + seed * 2)), z],
    };
  });
}
