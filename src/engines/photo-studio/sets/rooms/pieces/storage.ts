import { mergeShapes, type Shape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import type { Rgb } from '../../../scene/vector.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, legs, type Piece, paint, piece, rod } from './piece.ts';

export interface CabinetLook {
  body: WoodPair;
  front: Material;
  handle: Material;
  leg: Material;
  isSlatted?: boolean;
}

/** A cabinet on legs: drawers (rows × columns) or doors (one row). */
export function cabinet(
  kind: string,
  { width, height, depth }: { width: number; height: number; depth: number },
  { rows, columns, foot = 0.14 }: { rows: number; columns: number; foot?: number },
  { body, front, handle, leg, isSlatted }: CabinetLook,
): Piece {
  const cellWidth = (width - 0.036) / columns;
  const cellHeight = (height - foot - 0.036) / rows;
  const fronts: Shape[] = [];
  const handles: Shape[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2) * cellWidth;
      const y = foot + 0.018 + row * cellHeight;
      const [w, h] = [cellWidth - 0.004, cellHeight - 0.004];
      if (isSlatted) {
        const count = Math.round(w / 0.022);
        for (let i = 0; i < count; i++)
          fronts.push(
            block(
              [w / count - 0.006, h, 0.016],
              [x + ((i + 0.5) / count - 0.5) * w, y + 0.002, depth / 2 - 0.004],
              {
                radius: 0.004,
              },
            ),
          );
        fronts.push(block([w, h, 0.008], [x, y + 0.002, depth / 2 - 0.016]));
      } else fronts.push(block([w, h, 0.02], [x, y + 0.002, depth / 2 - 0.008], { radius: 0.003 }));
      if (rows > 1)
        handles.push(block([Math.min(0.14, w * 0.3), 0.012, 0.022], [x, y + h * 0.72, depth / 2 + 0.012]));
      else
        handles.push(
          rod(0.011, 0.022, [x + (column % 2 ? -1 : 1) * (w / 2 - 0.04), y + h * 0.6, depth / 2 + 0.012]),
        );
    }
  return piece(kind, [
    [
      mergeShapes([
        block([width, height - foot, depth - 0.02], [0, foot, -0.01], { radius: 0.006 }),
        block([width + 0.01, 0.022, depth + 0.01], [0, height - 0.022, 0], { radius: 0.005 }),
      ]),
      body.along,
    ],
    [mergeShapes(fronts), front],
    [mergeShapes(handles), handle],
    [legs(width - 0.1, depth - 0.06, foot + 0.01, 0.035), leg],
  ]);
}

/** Upright boards and shelves, with books and small things if `fill` is given. */
export function bookcase(
  random: Random,
  { width, height, depth }: { width: number; height: number; depth: number },
  wood: WoodPair,
  colors: readonly Rgb[],
): Piece {
  const thick = 0.022;
  const shelves = Math.max(2, Math.round(height / 0.36));
  const step = (height - thick - 0.06) / shelves;
  const boards = Array.from({ length: shelves + 1 }, (_, i) =>
    block([width - 2 * thick, thick, depth - 0.01], [0, 0.06 + i * step, 0], { radius: 0.002 }),
  );
  const parts: (readonly [Shape, Material])[] = [
    [mergeShapes(boards), wood.along],
    [
      mergeShapes([
        ...[-1, 1].map((side) =>
          block([thick, height, depth], [side * (width / 2 - thick / 2), 0, 0], { radius: 0.003 }),
        ),
        block([width - 0.02, height - 0.06, 0.008], [0, 0.05, -depth / 2 + 0.005]),
      ]),
      wood.up,
    ],
  ];
  for (let i = 0; i < shelves; i++)
    parts.push(
      ...rowOfBooks(random, width - 2 * thick - 0.03, step - thick, 0.06 + thick + i * step, depth, colors),
    );
  return piece('bookcase', parts);
}

/** Boards on the wall with books and small things; its back is at -z. */
export function wallShelf(random: Random, width: number, wood: WoodPair, colors: readonly Rgb[]): Piece {
  const depth = 0.22;
  return piece('shelf', [
    [block([width, 0.032, depth], [0, 0, 0], { radius: 0.004 }), wood.along],
    ...(colors.length ? rowOfBooks(random, width * 0.55, 0.26, 0.032, depth, colors) : []),
  ]);
}

const covers = new Map<string, Material>();

/** Books, standing and lying, with gaps where a stylist leaves them. */
function rowOfBooks(
  random: Random,
  width: number,
  room: number,
  y: number,
  depth: number,
  colors: readonly Rgb[],
): (readonly [Shape, Material])[] {
  const parts: (readonly [Shape, Material])[] = [];
  let x = -width / 2;
  while (x < width / 2 - 0.05) {
    if (random.chance(0.12)) {
      x += random.between(0.06, 0.22);
      continue;
    }
    const lies = random.chance(0.14);
    const count = lies ? 2 + Math.floor(random.next() * 3) : 3 + Math.floor(random.next() * 7);
    const tall = Math.min(room - 0.03, random.between(0.18, 0.26));
    if (lies) {
      let top = y;
      const wide = random.between(0.17, 0.22);
      if (x + wide > width / 2) break;
      for (let i = 0; i < count && top - y < room - 0.06; i++) {
        const thick = random.between(0.018, 0.036);
        const size = wide - i * 0.008;
        parts.push([
          block([size, thick, depth * 0.66], [x + wide / 2, top, depth * 0.08], {
            radius: 0.002,
            turn: random.between(-0.05, 0.05),
          }),
          coverOf(random.pick(colors), random.next()),
        ]);
        top += thick;
      }
      x += wide + 0.012;
      continue;
    }
    for (let i = 0; i < count && x < width / 2 - 0.03; i++) {
      const thick = random.between(0.014, 0.042);
      const high = Math.min(room - 0.015, tall * random.between(0.86, 1.05));
      const deep = depth * random.between(0.56, 0.72);
      parts.push([
        block([thick - 0.0015, high, deep], [x + thick / 2, y, depth * 0.42 - deep / 2], { radius: 0.0025 }),
        coverOf(random.pick(colors), random.next()),
      ]);
      x += thick;
    }
    x += 0.006;
  }
  return parts;
}

/** A few shades of each color, so that materials stay few. */
export function coverOf(color: Rgb, tone: number): Material {
  const step = Math.floor(tone * 4);
  const key = `${color.join()},${step}`;
  const known = covers.get(key);
  if (known) return known;
  const gain = [0.6, 0.85, 1.1, 1.3][step]!;
  const material = paint([color[0] * gain, color[1] * gain, color[2] * gain], 0.6);
  covers.set(key, material);
  return material;
}

/** A wardrobe with tall doors to the floor. */
export function wardrobe(width: number, front: Material, handle: Material): Piece {
  const doors = Math.round(width / 0.5);
  const [height, depth] = [2.3, 0.6];
  const step = width / doors;
  const middle = (i: number) => (i - (doors - 1) / 2) * step;
  return piece('wardrobe', [
    [
      mergeShapes([
        block([width, height, depth - 0.025], [0, 0, -0.0125], { radius: 0.003 }),
        ...Array.from({ length: doors }, (_, i) =>
          block([step - 0.005, height - 0.1, 0.022], [middle(i), 0.08, depth / 2 - 0.012], { radius: 0.003 }),
        ),
      ]),
      front,
    ],
    [
      mergeShapes(
        Array.from({ length: doors }, (_, i) =>
          block(
            [0.012, 0.3, 0.026],
            [middle(i) + (i % 2 ? -1 : 1) * (step / 2 - 0.045), 0.95, depth / 2 + 0.012],
          ),
        ),
      ),
      handle,
    ],
  ]);
}
