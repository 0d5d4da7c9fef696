import { grid } from '../../../geometry/grid.ts';
import { cylinder } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { repeatingNoise } from '../surfaces/paint-texture.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, METALS, type Piece, piece } from './piece.ts';
import { cloth, softBox } from './soft.ts';

/** Meters. */
export const CLOSET = { width: 1, height: 2.32, depth: 0.56 };
const THICK = 0.022;
const PLINTH = 0.07;

type Part = readonly [Shape, Material];

export interface ClosetLook {
  wood: WoodPair;
  front: Material;
  metal: Material;
  /** Of clothes. */
  colors: readonly Rgb[];
}

/** An open wardrobe: long clothes, two rails of short ones, or shelves with folded ones and boxes. */
export function closet(random: Random, form: 'long' | 'short' | 'shelves', look: ClosetLook): Piece {
  const { wood, metal } = look;
  const { width, height, depth } = CLOSET;
  const inner = width - 2 * THICK;
  const parts: Part[] = [
    [
      mergeShapes([
        ...[-1, 1].map((side) =>
          block([THICK, height, depth], [side * (width / 2 - THICK / 2), 0, 0], { radius: 0.002 }),
        ),
        block([width, height, 0.01], [0, 0, -depth / 2 + 0.005]),
        block([inner, PLINTH, 0.02], [0, 0, depth / 2 - 0.03]),
      ]),
      wood.up,
    ],
  ];
  const boards: Shape[] = [];
  const shelf = (y: number) =>
    boards.push(block([inner, THICK, depth - 0.012], [0, y, 0.004], { radius: 0.002 }));
  shelf(PLINTH);
  shelf(height - THICK);
  const rail = (y: number) =>
    parts.push([
      placeShape(cylinder(0.012, inner, { segments: 20 }), {
        ...at([inner / 2, y, 0]),
        tilt: [0, Math.PI / 2],
      }),
      metal,
    ]);
  if (form === 'shelves') {
    const levels = [0.68, 1, 1.32, 1.64, 1.96];
    for (const y of levels) shelf(y);
    parts.push(...drawers(inner, PLINTH + THICK, 0.68, look));
    for (const [i, y] of levels.entries())
      parts.push(...(i === 4 ? boxes(random, y + THICK, look) : foldedRow(random, inner, y + THICK, look)));
  } else if (form === 'short') {
    for (const y of [1.04, 1.98]) shelf(y);
    for (const y of [0.98, 1.9]) {
      rail(y);
      parts.push(...hungRow(random, inner, y, [0.62, 0.74], look));
    }
    parts.push(...boxes(random, 1.98 + THICK, look));
  } else {
    for (const y of [0.42, 1.98]) shelf(y);
    rail(1.9);
    parts.push(
      ...drawers(inner, PLINTH + THICK, 0.42, look),
      ...hungRow(random, inner, 1.9, [0.95, 1.28], look),
      ...foldedRow(random, inner, 1.98 + THICK, look),
    );
  }
  parts.push([mergeShapes(boards), wood.along]);
  return piece('open-wardrobe', parts);
}

/** Drawers from `low` to `high` that fill the width. */
function drawers(width: number, low: number, high: number, { front, metal }: ClosetLook): Part[] {
  const rows = Math.max(1, Math.round((high - low) / 0.22));
  const step = (high - low) / rows;
  const at0 = (i: number) => low + i * step;
  const z = CLOSET.depth / 2;
  return [
    [
      mergeShapes(
        Array.from({ length: rows }, (_, i) =>
          block([width - 0.006, step - 0.006, 0.02], [0, at0(i) + 0.003, z - 0.012], { radius: 0.003 }),
        ),
      ),
      front,
    ],
    [
      mergeShapes(
        Array.from({ length: rows }, (_, i) =>
          block([0.18, 0.012, 0.02], [0, at0(i) + step * 0.7, z + 0.008], { radius: 0.004 }),
        ),
      ),
      metal,
    ],
  ];
}

/** Clothes side by side on a rail, seen from their sleeves; the rail is at height `y`. */
function hungRow(
  random: Random,
  width: number,
  y: number,
  [shortest, longest]: readonly [number, number],
  { colors, metal }: ClosetLook,
): Part[] {
  const garments: Part[] = [];
  const hooks: Shape[] = [];
  // Like hangs beside like: a few of one length, then others.
  let long = random.between(shortest, longest);
  let color = random.pick(colors);
  for (let x = -width / 2 + 0.05; x < width / 2 - 0.05; ) {
    if (random.chance(0.3)) long = random.between(shortest, longest);
    if (random.chance(0.55)) color = random.pick(colors);
    if (random.chance(0.07)) {
      x += random.between(0.08, 0.16);
      continue;
    }
    const thick = random.between(0.034, 0.058);
    const turn = random.between(-0.1, 0.1);
    const tone = random.between(0.75, 1.15);
    garments.push([
      placeShape(
        garment(random, thick, long),
        at([x + thick / 2, y - 0.055, random.between(-0.02, 0.02)], turn),
      ),
      cloth(
        [color[0] * tone, color[1] * tone, color[2] * tone],
        random.pick(['fabric', 'linen', 'felt', 'knit'] as const),
      ),
    ]);
    hooks.push(
      tube(
        smoothPath(
          [
            [x + thick / 2, y - 0.07, 0],
            [x + thick / 2, y - 0.02, 0],
            [x + thick / 2, y + 0.012, -0.016],
            [x + thick / 2, y + 0.018, 0.006],
            [x + thick / 2, y + 0.005, 0.02],
          ],
          4,
        ),
        0.0025,
        { segments: 6 },
      ),
    );
    x += thick + 0.004;
  }
  return hooks.length ? [...garments, [mergeShapes(hooks), metal]] : [];
}

/** A shirt, jacket or dress on its hanger, thin along x; its collar is at the origin. */
function garment(random: Random, thick: number, long: number): Shape {
  const noise = repeatingNoise(random.seed(), 7, 5);
  const half = random.between(0.19, 0.215);
  const flare = random.between(0.96, 1.1);
  const body = grid(28, 16, (u, v) => {
    const around = u * 2 * Math.PI;
    const [cos, sin] = [Math.cos(around), Math.sin(around)];
    // Shoulders slope from the collar, then the sides fall.
    const wide = half * Math.min(1, 0.22 + v * 9) * (1 + (flare - 1) * v);
    const slope = 0.085 * Math.min(1, Math.abs(cos) * Math.min(1, v * 9));
    const fold = 1 + 0.55 * (noise(u, v) - 0.5) + 0.22 * Math.sin(around * 4 + 5 * noise(v, u)) * v;
    return {
      position: [
        sin * (thick / 2) * fold * (0.55 + 0.45 * Math.min(1, v * 4)),
        -long * v - slope * (1 - v),
        cos * wide,
      ],
    };
  });
  const sleeve = (side: number) =>
    grid(12, 9, (u, v) => {
      const around = u * 2 * Math.PI;
      const r = thick * (0.5 - 0.12 * v) * (1 + 0.35 * (noise(u, v) - 0.5));
      return {
        position: [
          Math.sin(around) * r + thick * 0.1 * Math.sin(v * 5 + side),
          -0.075 - v * Math.min(0.52, long * 0.75),
          side * (half - 0.012 + 0.03 * v) + Math.cos(around) * r * 0.9,
        ],
      };
    });
  return mergeShapes(long < 1 ? [body, sleeve(1), sleeve(-1)] : [body]);
}

/** Piles of folded clothes on a shelf at height `y`. */
function foldedRow(random: Random, width: number, y: number, { colors }: ClosetLook): Part[] {
  const parts: Part[] = [];
  for (let x = -width / 2 + 0.19; x < width / 2 - 0.14; x += random.between(0.32, 0.37)) {
    if (random.chance(0.1)) continue;
    let top = y;
    const count = 2 + Math.floor(random.next() * 4);
    for (let i = 0; i < count && top < y + 0.22; i++) {
      const thick = random.between(0.036, 0.06);
      const color = random.pick(colors);
      parts.push([
        placeShape(
          softBox([random.between(0.265, 0.29), thick, 0.34], { edge: 0.45, seed: random.seed() }),
          at([x + random.between(-0.006, 0.006), top - 0.002, 0.06], random.between(-0.03, 0.03)),
        ),
        cloth(color, random.pick(['knit', 'linen', 'fabric'] as const)),
      ]);
      top += thick * 0.9;
    }
  }
  return parts;
}

/** Boxes with lids, on a shelf at height `y`. */
function boxes(random: Random, y: number, { colors, wood }: ClosetLook): Part[] {
  const material = random.chance(0.5) ? cloth(colors[0]!, 'linen') : wood.along;
  return [-0.3, 0.02, 0.32]
    .filter(() => random.chance(0.85))
    .map((x) => {
      const high = random.pick([0.16, 0.2, 0.24]);
      return [
        mergeShapes([
          block([0.27, high, 0.36], [x, y, 0.04], { radius: 0.006 }),
          block([0.276, 0.05, 0.366], [x, y + high - 0.03, 0.04], { radius: 0.006 }),
        ]),
        material,
      ] as const;
    });
}

/** A mirror as high as a person that leans against the wall; its lower edge is on the floor. */
export function standingMirror(width: number, height: number, frame: Material): Piece {
  const edge = 0.035;
  const tilt = [-0.07, 0] as const;
  const put = (shape: Shape) => placeShape(shape, { ...at([0, 0, 0]), tilt });
  const glass: Material = { color: [0.78, 0.8, 0.8], roughness: 0.02, metallic: 1 };
  return piece('mirror', [
    [
      put(
        mergeShapes([
          block([width, edge, 0.03], [0, 0, 0]),
          block([width, edge, 0.03], [0, height - edge, 0]),
          ...[-1, 1].map((side) => block([edge, height, 0.03], [side * (width / 2 - edge / 2), 0, 0])),
        ]),
      ),
      frame,
    ],
    [put(block([width - edge, height - edge, 0.012], [0, edge / 2, 0])), glass],
    [put(block([width - 0.02, height - 0.02, 0.008], [0, 0.01, -0.01])), METALS.black],
  ]);
}
