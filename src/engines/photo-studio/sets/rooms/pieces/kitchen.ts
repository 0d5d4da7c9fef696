import { cylinder, lathe } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { block, METALS, type Piece, paint, piece, rod } from './piece.ts';

export interface KitchenLook {
  front: Material;
  /** Fronts with a raised frame around a panel. */
  isShaker: boolean;
  worktop: Material;
  handle: Material;
  tap: Material;
  plinth: Material;
}

export type Unit = 'doors' | 'drawers' | 'sink' | 'oven' | 'dishwasher';

export const COUNTER = { height: 0.91, depth: 0.62 } as const;
const UNIT = 0.6;
const BASE = 0.1;
const BODY = 0.77;

const STEEL = createMaterial('brushed-steel', '#c8c8c8');
const BLACK_GLASS = createMaterial('screen', '#101012');

/** Base units side by side below one worktop, from left to right. */
export function counterRun(units: readonly Unit[], look: KitchenLook): Piece {
  const width = units.length * UNIT;
  const { depth, height } = COUNTER;
  const fronts: Shape[] = [];
  const handles: Shape[] = [];
  const parts: (readonly [Shape, Material])[] = [];
  const face = depth / 2 - 0.03;
  units.forEach((unit, i) => {
    const x = (i - (units.length - 1) / 2) * UNIT;
    const add = (w: number, h: number, cx: number, y: number) =>
      fronts.push(...door(look, w, h, [cx, y, face]));
    const pull = (cx: number, y: number) => handles.push(handleBar([cx, y, face + 0.024], 0.16));
    if (unit === 'drawers') {
      let y = BASE + 0.003;
      for (const h of [0.3, 0.28, 0.175]) {
        add(UNIT - 0.006, h, x, y);
        pull(x, y + h - 0.05);
        y += h + 0.006;
      }
    } else if (unit === 'oven') {
      parts.push(...oven(x, face));
    } else if (unit === 'dishwasher') {
      add(UNIT - 0.006, BODY - 0.006, x, BASE + 0.003);
      pull(x, BASE + BODY - 0.06);
    } else
      for (const side of [-1, 1]) {
        add(UNIT / 2 - 0.005, BODY - 0.006, x + (side * UNIT) / 4, BASE + 0.003);
        handles.push(
          block([0.012, 0.14, 0.02], [x + side * 0.035, BASE + BODY - 0.2, face + 0.022], { radius: 0.004 }),
        );
      }
    if (unit === 'sink') parts.push(...sink(x, look.tap));
  });
  const top = height - 0.035;
  const cut = units.indexOf('sink');
  const gap: readonly [number, number] | null =
    cut < 0
      ? null
      : [(cut - (units.length - 1) / 2) * UNIT - 0.25, (cut - (units.length - 1) / 2) * UNIT + 0.25];
  return piece('counter', [
    ...parts,
    [block([width, BODY, depth - 0.06], [0, BASE, -0.02]), look.front],
    [mergeShapes(fronts), look.front],
    ...(handles.length ? [[mergeShapes(handles), look.handle] as const] : []),
    [block([width - 0.02, BASE, depth - 0.12], [0, 0, -0.03]), look.plinth],
    [mergeShapes(slab(width + 0.02, depth + 0.01, 0.035, top, gap)), look.worktop],
    ...(units.includes('oven') ? [hob((units.indexOf('oven') - (units.length - 1) / 2) * UNIT)] : []),
  ]);
}

/** An island: fronts at the back side, plain panels towards the viewer, a worktop that overhangs there for stools. */
export function island(width: number, depth: number, look: KitchenLook, sideWood: Material): Piece {
  const body = depth - 0.3;
  const slats = Math.round(width / 0.05);
  return piece('island', [
    [block([width - 0.06, BODY, body], [0, BASE, -0.13]), look.front],
    [block([width - 0.1, BASE, body - 0.1], [0, 0, -0.13]), look.plinth],
    [
      mergeShapes(
        Array.from({ length: slats }, (_, i) =>
          block([0.034, BODY, 0.014], [((i + 0.5) / slats - 0.5) * (width - 0.06), BASE, body / 2 - 0.125], {
            radius: 0.004,
          }),
        ),
      ),
      sideWood,
    ],
    [
      block([width, 0.04, depth], [0, COUNTER.height - 0.04, 0], { radius: 0.005, segments: 2 }),
      look.worktop,
    ],
  ]);
}

/** Wall units side by side; the origin is below their center, the back at -z. */
export function wallUnits(count: number, look: KitchenLook, height = 0.72): Piece {
  const width = count * UNIT;
  const depth = 0.34;
  return piece('wall-units', [
    [block([width, height, depth - 0.02], [0, 0, -0.01], { radius: 0.002 }), look.front],
    [
      mergeShapes(
        Array.from({ length: count * 2 }, (_, i) =>
          door(look, UNIT / 2 - 0.005, height - 0.006, [
            (i - count + 0.5) * (UNIT / 2),
            0.003,
            depth / 2 - 0.018,
          ]),
        ).flat(),
      ),
      look.front,
    ],
    [
      mergeShapes(
        Array.from({ length: count * 2 }, (_, i) =>
          block(
            [0.012, 0.12, 0.02],
            [(i - count + 0.5) * (UNIT / 2) + (i % 2 ? -0.11 : 0.11), 0.06, depth / 2 + 0.008],
            { radius: 0.004 },
          ),
        ),
      ),
      look.handle,
    ],
  ]);
}

/** Tall units with a built-in fridge or larder. */
export function tallUnits(count: number, look: KitchenLook): Piece {
  const width = count * UNIT;
  const { depth } = COUNTER;
  const height = 2.25;
  return piece('tall-units', [
    [block([width, height - BASE, depth - 0.03], [0, BASE, -0.015], { radius: 0.002 }), look.front],
    [block([width - 0.02, BASE, depth - 0.1], [0, 0, -0.03]), look.plinth],
    [
      mergeShapes(
        Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * UNIT).flatMap((x) => [
          ...door(look, UNIT - 0.006, 0.82, [x, BASE + 0.003, depth / 2 - 0.03]),
          ...door(look, UNIT - 0.006, 1.31, [x, BASE + 0.83, depth / 2 - 0.03]),
        ]),
      ),
      look.front,
    ],
    [
      mergeShapes(
        Array.from(
          { length: count },
          (_, i) => (i - (count - 1) / 2) * UNIT + (i % 2 ? -0.24 : 0.24),
        ).flatMap((x) => [
          block([0.014, 0.3, 0.024], [x, 1.0, depth / 2 + 0.002], { radius: 0.005 }),
          block([0.014, 0.2, 0.024], [x, 0.68, depth / 2 + 0.002], { radius: 0.005 }),
        ]),
      ),
      look.handle,
    ],
  ]);
}

/** A hood like a chimney; the origin is its lower edge. */
export function chimneyHood(material: Material, ceiling: number): Piece {
  return piece('hood', [
    [
      mergeShapes([
        block([0.6, 0.06, 0.46], [0, 0, 0.08], { radius: 0.004 }),
        block([0.3, ceiling - 0.06, 0.28], [0, 0.06, 0], { radius: 0.003 }),
      ]),
      material,
    ],
  ]);
}

/** A round seat on four legs, for counters; without back. */
export function barStool(seat: Material, leg: Material, height = 0.66): Piece {
  const spread = 0.17;
  return piece('stool', [
    [placeShape(cylinder(0.175, 0.035, { edge: 0.014, segments: 48 }), at([0, height - 0.035, 0])), seat],
    [
      mergeShapes([
        ...[0, 1, 2, 3].map((i) => {
          const angle = (i + 0.5) * (Math.PI / 2);
          return tube(
            [
              [Math.sin(angle) * 0.1, height - 0.03, Math.cos(angle) * 0.1],
              [Math.sin(angle) * spread * 1.35, 0, Math.cos(angle) * spread * 1.35],
            ],
            0.0125,
          );
        }),
        ...[0, 1, 2, 3].map((i) => {
          const [a, b] = [(i + 0.5) * (Math.PI / 2), (i + 1.5) * (Math.PI / 2)];
          const r = spread * 1.15;
          return tube(
            [
              [Math.sin(a) * r, 0.22, Math.cos(a) * r],
              [Math.sin(b) * r, 0.22, Math.cos(b) * r],
            ],
            0.009,
          );
        }),
      ]),
      leg,
    ],
  ]);
}

function door({ isShaker }: KitchenLook, width: number, height: number, [x, y, z]: Vec3): Shape[] {
  if (!isShaker) return [block([width, height, 0.02], [x, y, z + 0.01], { radius: 0.0025 })];
  const rail = Math.min(0.065, height * 0.28);
  return [
    block([width, height, 0.012], [x, y, z + 0.006], { radius: 0.002 }),
    ...[-1, 1].map((side) =>
      block([rail, height, 0.01], [x + (side * (width - rail)) / 2, y, z + 0.016], { radius: 0.002 }),
    ),
    ...[y, y + height - rail].map((at2) =>
      block([width - 2 * rail, rail, 0.01], [x, at2, z + 0.016], { radius: 0.002 }),
    ),
  ];
}

function handleBar([x, y, z]: Vec3, width: number): Shape {
  return block([width, 0.012, 0.02], [x, y, z], { radius: 0.004 });
}

function oven(x: number, face: number): (readonly [Shape, Material])[] {
  return [
    [block([UNIT - 0.006, BODY - 0.006, 0.022], [x, BASE + 0.003, face + 0.011]), STEEL],
    [
      mergeShapes([
        block([UNIT - 0.07, 0.36, 0.006], [x, BASE + 0.2, face + 0.023]),
        block([0.18, 0.05, 0.006], [x, BASE + 0.69, face + 0.023]),
      ]),
      BLACK_GLASS,
    ],
    [
      mergeShapes([
        block([UNIT - 0.1, 0.016, 0.03], [x, BASE + 0.6, face + 0.04], { radius: 0.006 }),
        ...[-0.2, -0.15, 0.15, 0.2].map((dx) =>
          placeShape(cylinder(0.017, 0.022, { segments: 20 }), {
            ...at([x + dx, BASE + 0.715, face + 0.02]),
            tilt: [Math.PI / 2, 0],
          }),
        ),
      ]),
      METALS.steel,
    ],
  ];
}

function hob(x: number): readonly [Shape, Material] {
  return [block([0.56, 0.008, 0.5], [x, COUNTER.height - 0.001, 0], { radius: 0.002 }), BLACK_GLASS];
}

function sink(x: number, tapMetal: Material): (readonly [Shape, Material])[] {
  const { height } = COUNTER;
  const [w, d, deep] = [0.5, 0.4, 0.17];
  const wall = 0.008;
  return [
    [
      mergeShapes([
        block([w, wall, d], [x, height - deep, 0.02]),
        ...[-1, 1].flatMap((side) => [
          block([wall, deep - 0.002, d], [x + (side * w) / 2, height - deep, 0.02]),
          block([w, deep - 0.002, wall], [x, height - deep, 0.02 + (side * d) / 2]),
        ]),
      ]),
      STEEL,
    ],
    [tap([x, height, -0.235], 0.3), tapMetal],
  ];
}

/** A tap with a high bow that faces +z. */
export function tap([x, y, z]: Vec3, height: number): Shape {
  const reach = height * 0.62;
  return mergeShapes([
    placeShape(
      lathe([
        [0, 0],
        [0.026, 0],
        [0.026, 0.008],
        [0.016, 0.014],
        [0.014, height * 0.28],
        [0, height * 0.28],
      ]),
      at([x, y, z]),
    ),
    tube(
      smoothPath(
        [
          [x, y + height * 0.2, z],
          [x, y + height * 0.72, z],
          [x, y + height * 0.96, z + reach * 0.32],
          [x, y + height * 0.9, z + reach * 0.86],
          [x, y + height * 0.66, z + reach],
        ],
        8,
      ),
      0.0105,
    ),
    tube(
      [
        [x, y + height * 0.16, z],
        [x + 0.075, y + height * 0.2, z + 0.01],
      ],
      0.006,
    ),
  ]);
}

/** A slab of a worktop, with an opening for the sink between two places along x. */
function slab(
  width: number,
  depth: number,
  thick: number,
  y: number,
  gap: readonly [number, number] | null,
): Shape[] {
  if (!gap) return [block([width, thick, depth], [0, y, 0], { radius: 0.004, segments: 2 })];
  const [from, to] = gap;
  const [front, back] = [0.22, -0.18];
  const part = (x0: number, x1: number, z0: number, z1: number) =>
    block([x1 - x0, thick, z1 - z0], [(x0 + x1) / 2, y, (z0 + z1) / 2], { radius: 0.003 });
  return [
    part(-width / 2, from, -depth / 2, depth / 2),
    part(to, width / 2, -depth / 2, depth / 2),
    part(from, to, front, depth / 2),
    part(from, to, -depth / 2, back),
  ];
}

/** Spoons in a jar, boards against the wall: what stands on every worktop. */
export function cuttingBoards(woodMaterial: Material, dark: Material): Piece {
  const board = (w: number, h: number, x: number, z: number, material: Material, tilt: number) =>
    [
      placeShape(block([w, h, 0.018], [0, 0, 0], { radius: 0.008, segments: 2 }), {
        ...at([x, 0.001, z]),
        tilt: [-tilt, 0],
      }),
      material,
    ] as const;
  return piece('boards', [
    board(0.24, 0.38, -0.05, 0, woodMaterial, 0.16),
    board(0.2, 0.28, 0.08, 0.03, dark, 0.2),
  ]);
}

export function utensilJar(jar: Material, woodMaterial: Material): Piece {
  return piece('jar', [
    [
      lathe([
        [0, 0],
        [0.052, 0],
        [0.056, 0.006],
        [0.056, 0.15],
        [0.05, 0.15],
        [0.05, 0.02],
        [0, 0.02],
      ]),
      jar,
    ],
    [
      mergeShapes(
        [0, 1, 2, 3].map((i) =>
          placeShape(
            mergeShapes([
              rod(0.005, 0.25, [0, 0, 0]),
              block([0.045, 0.06, 0.01], [0, 0.23, 0], { radius: 0.005 }),
            ]),
            {
              ...at([Math.sin(i * 1.7) * 0.018, 0.03, Math.cos(i * 1.7) * 0.018], i * 1.7),
              tilt: [0.12, 0.05 * i - 0.08],
            },
          ),
        ),
      ),
      woodMaterial,
    ],
  ]);
}

export const PLINTH = paint([0.05, 0.05, 0.05], 0.6);
