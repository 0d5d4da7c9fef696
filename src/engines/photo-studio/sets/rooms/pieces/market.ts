import { grid } from '../../../geometry/grid.ts';
import { lathe, type ProfilePoint } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at, type Transform } from '../../../scene/transform.ts';
import { block, type Piece, piece } from './piece.ts';

type Part = readonly [Shape, Material];

interface Fruit {
  radius: number;
  /** Height by width. */
  tall: number;
  /** 1: ends in a point, as lemons do. */
  pointed: number;
  colors: readonly string[];
  hasStem?: boolean;
}

const FRUIT: readonly Fruit[] = [
  { radius: 0.04, tall: 0.92, pointed: 0, colors: ['#a8241f', '#bb3a2a', '#8f1f1c'], hasStem: true },
  { radius: 0.039, tall: 0.94, pointed: 0, colors: ['#8fae3c', '#a3b94b', '#7d9f38'], hasStem: true },
  { radius: 0.041, tall: 0.96, pointed: 0, colors: ['#e0781c', '#e58a2b', '#d96f17'] },
  { radius: 0.032, tall: 1.3, pointed: 0.5, colors: ['#e6c02c', '#edcf4a', '#dcb324'] },
  { radius: 0.036, tall: 0.84, pointed: 0, colors: ['#c22d1c', '#cf3a24', '#b3281a'], hasStem: true },
  { radius: 0.038, tall: 0.98, pointed: 0, colors: ['#e0935a', '#d9734e', '#e5a86a'] },
  { radius: 0.027, tall: 1.12, pointed: 0, colors: ['#4a2440', '#5a2a4c', '#3f2038'] },
  { radius: 0.036, tall: 1.42, pointed: 0.35, colors: ['#3c4a24', '#4a5a2c', '#33401f'] },
  { radius: 0.034, tall: 1.28, pointed: 0.2, colors: ['#b7b24a', '#c3b557', '#a8a544'], hasStem: true },
];

/** How many kinds of fruit there are. */
export const KINDS_OF_FRUIT = FRUIT.length;

/** Meters. */
const CRATE = { width: 0.5, depth: 0.38, height: 0.15 };

/** A crate of slats heaped with fruit of a kind (0..`KINDS_OF_FRUIT` - 1). */
export function fruitCrate(random: Random, kind: number, wood: Material): Piece {
  return piece('fruit', cratePart(random, kind, wood));
}

function cratePart(random: Random, kind: number, wood: Material): Part[] {
  const { width, depth, height } = CRATE;
  const slats = [0, 1, 2].flatMap((i) => {
    const y = i * 0.05 + 0.005;
    return [
      ...[-1, 1].map((side) =>
        block([width, 0.04, 0.009], [0, y, side * (depth / 2 - 0.005)], { radius: 0.002 }),
      ),
      ...[-1, 1].map((side) =>
        block([0.009, 0.04, depth - 0.02], [side * (width / 2 - 0.005), y, 0], { radius: 0.002 }),
      ),
    ];
  });
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => block([0.024, height, 0.024], [x * (width / 2 - 0.022), 0, z * (depth / 2 - 0.022)])),
  );
  return [
    [mergeShapes([...slats, ...posts, block([width - 0.01, 0.012, depth - 0.01], [0, 0.004, 0])]), wood],
    ...heap(random, FRUIT[kind % FRUIT.length]!),
  ];
}

/** Two layers of fruit that bulge over the crate's edge. */
function heap(random: Random, { radius, tall, pointed, colors, hasStem }: Fruit): Part[] {
  const fruit = fruitShape(radius, tall, pointed);
  const stem = tube(
    [
      [0, radius * tall * 1.72, 0],
      [0.003, radius * tall * 2.25, 0.002],
    ],
    0.0016,
    { segments: 5 },
  );
  const shapes = colors.map((): Shape[] => []);
  const stems: Shape[] = [];
  const step = radius * 2.02;
  const long = radius * Math.max(1, tall);
  for (const layer of [0, 1, 2]) {
    const [w, d] = [CRATE.width - 0.05 - layer * step * 1.1, CRATE.depth - 0.05 - layer * step * 1.1];
    const [columns, rows] = [Math.floor(w / step), Math.floor(d / step)];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, z] = [(column + 0.5 - columns / 2) * step, (row + 0.5 - rows / 2) * step];
        const y = CRATE.height - 0.055 - long + layer * radius * 1.25;
        const lying: Transform = {
          ...at(
            [x + random.between(-0.004, 0.004), y, z + random.between(-0.004, 0.004)],
            random.between(0, 6),
          ),
          tilt: [random.between(-0.7, 0.7), random.between(-0.7, 0.7)],
        };
        shapes[Math.floor(random.next() * colors.length)]!.push(placeShape(fruit, lying));
        if (hasStem) stems.push(placeShape(stem, lying));
      }
  }
  return [
    ...shapes.map((all, i): Part => [mergeShapes(all), createMaterial('fruit', colors[i]!)]),
    ...(hasStem ? [[mergeShapes(stems), createMaterial('stem', '#5b4a2c')] as const] : []),
  ];
}

/** A body of revolution around an axis through its middle; dimpled at its ends, or pointed. */
function fruitShape(radius: number, tall: number, pointed: number): Shape {
  const half = radius * tall;
  return lathe(
    Array.from({ length: 12 }, (_, i): ProfilePoint => {
      const angle = (i / 11) * Math.PI;
      const end = Math.abs(Math.cos(angle));
      const dimple = pointed ? 0 : 0.16 * Math.max(0, end - 0.8) * 5;
      const tip = pointed * 0.3 * Math.max(0, end - 0.85) * 6;
      return [Math.sin(angle) * radius, half + -Math.cos(angle) * half * (1 - dimple + tip)];
    }),
    { segments: 18, crease: Math.PI },
  );
}

/** A stall: crates that lean towards the customer in two rows, under an awning with stripes. */
export function marketStall(
  random: Random,
  kinds: readonly number[],
  { wood, crate, stripes }: { wood: Material; crate: Material; stripes: readonly [Material, Material] },
): Piece {
  const columns = 4;
  const width = columns * (CRATE.width + 0.03) + 0.06;
  const rows = [
    { y: 0.62, z: 0.42 },
    { y: 0.86, z: 0.02 },
  ];
  const parts: Part[] = [];
  for (const [row, { y, z }] of rows.entries())
    for (let column = 0; column < columns; column++) {
      const place: Transform = {
        ...at([(column + 0.5 - columns / 2) * (CRATE.width + 0.03), y, z]),
        tilt: [0.38, 0],
      };
      const kind = kinds[(row * columns + column) % kinds.length]!;
      parts.push(
        ...cratePart(random, kind, crate).map(
          ([shape, material]): Part => [placeShape(shape, place), material],
        ),
      );
    }
  const [back, front, eaves, top] = [-0.3, 0.95, 2.05, 2.5];
  const shelf = (y: number, z: number) =>
    placeShape(block([width, 0.025, CRATE.depth + 0.03], [0, -0.026, 0]), {
      ...at([0, y, z]),
      tilt: [0.38, 0],
    });
  parts.push([
    mergeShapes([
      ...rows.map(({ y, z }) => shelf(y, z)),
      block([width, 0.5, 0.02], [0, 0.02, 0.58]),
      ...[-1, 1].flatMap((side) => [
        block([0.05, top, 0.05], [side * (width / 2 + 0.03), 0, back]),
        block([0.05, eaves + 0.12, 0.05], [side * (width / 2 + 0.03), 0, 0.62]),
        block([0.03, 0.5, 0.9], [side * (width / 2), 0.02, 0.14]),
      ]),
      block([width + 0.1, 0.05, 0.05], [0, top - 0.05, back]),
      block([width + 0.1, 0.05, 0.05], [0, eaves + 0.07, 0.62]),
    ]),
    wood,
  ]);
  const bands = Math.round((width + 0.3) / 0.17);
  for (let i = 0; i < bands; i++) {
    const [x0, x1] = [(i / bands - 0.5) * (width + 0.3), ((i + 1) / bands - 0.5) * (width + 0.3)];
    const cover = grid(2, 12, (u, v) => ({
      position: [
        x0 + u * (x1 - x0),
        top + 0.03 + v * (eaves - top) - 0.03 * Math.sin(Math.PI * v),
        back - 0.05 + v * (front - back + 0.05),
      ],
    }));
    // The lower edge is cut in round flaps.
    const flap = grid(8, 3, (u, v) => ({
      position: [
        x0 + u * (x1 - x0),
        eaves + 0.03 - v * (0.1 + 0.06 * Math.sin(Math.PI * u)),
        front + 0.012 * Math.sin(v * 2),
      ],
    }));
    parts.push([mergeShapes([cover, flap]), stripes[i % 2]!]);
  }
  return piece('stall', parts);
}
