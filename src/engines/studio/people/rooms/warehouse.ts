import { createRandom, type Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import { levelStrip, project, type VanishingPoint } from './perspective.ts';
import type { Dressing } from './room.ts';

/** Units of the hall at depth 1, from the vanishing point. */
interface Hall extends VanishingPoint {
  /** Half the width of the aisle, and of the hall; from the vanishing point down to the ground and up to the roof. */
  aisle: number;
  half: number;
  ground: number;
  roof: number;
}

const FAR = 7;
const BAYS = 6;
const ROWS = 4;

/** An aisle between high racks full of boxes, under the lamps of a hall. */
export const dressWarehouse: Dressing = (room) => {
  const { w, h, floor, colors } = room;
  const random = createRandom(room.seed);
  const y = floor * 0.62;
  const hall: Hall = {
    x: w * 0.5,
    y,
    aisle: Math.max(w * 0.42, 400),
    half: Math.max(w * 0.72, 660),
    ground: h - y + 120,
    roof: floor * 1.05,
  };
  const line = (left: number, right: number) =>
    levelStrip(hall, hall.ground, [hall.aisle * left, hall.aisle * right], [0.8, FAR]);
  const steel = random.pick(['#2f62b0', '#e0762b', '#2c7f72']);
  return (
    rect(-w, -h, w * 3, h * 3, '#cfd7e2') +
    `<path d="${levelStrip(hall, hall.ground, [-2.4 * hall.half, 2.4 * hall.half], [0.7, FAR])}" fill="#a9b1bd"/>` +
    drawRoof(hall) +
    drawEnd(hall, colors.sky) +
    `<path d="${line(-0.86, -0.8)}${line(0.8, 0.86)}" fill="#f2c230"/>` +
    `<path d="${line(-0.24, 0.24)}" fill="#fff" opacity=".22"/>` +
    [-1, 1].map((side) => drawRack(hall, side, steel, random)).join('')
  );
};

type Corner = readonly [across: number, down: number, depth: number];

const point = (hall: Hall, [across, down, depth]: Corner) => project(hall, across, down, depth);

function shape(hall: Hall, corners: readonly Corner[], fill: string): string {
  return `<path d="M${corners.map((corner) => point(hall, corner)).join('L')}Z" fill="${fill}"/>`;
}

function drawRoof(hall: Hall): string {
  const { half, roof } = hall;
  let out = `<path d="${levelStrip(hall, -roof, [-half * 1.6, half * 1.6], [0.7, FAR])}" fill="#e3e8ef"/>`;
  for (let depth = FAR; depth > 0.9; depth /= 1.34)
    out +=
      `<path d="M${point(hall, [-half * 1.6, -roof, depth])}L${point(hall, [half * 1.6, -roof, depth])}" stroke="#b3bdca" stroke-width="${(16 / depth).toFixed(1)}"/>` +
      [-0.3, 0.3]
        .map(
          (part) =>
            `<path d="M${point(hall, [half * part - 70, -roof * 0.96, depth])}L${point(hall, [half * part + 70, -roof * 0.96, depth])}" stroke="#fffbe6" stroke-width="${(26 / depth).toFixed(1)}" stroke-linecap="round"/>`,
        )
        .join('');
  return out;
}

/** The far wall with its gate. */
function drawEnd(hall: Hall, sky: string): string {
  const { half, ground, roof, aisle } = hall;
  const wall = (left: number, top: number, right: number, foot: number, fill: string) =>
    shape(
      hall,
      [
        [left, top, FAR],
        [right, top, FAR],
        [right, foot, FAR],
        [left, foot, FAR],
      ],
      fill,
    );
  return (
    wall(-half * 1.6, -roof, half * 1.6, ground, '#dbe2ea') +
    wall(-aisle * 0.6, -ground * 0.36, aisle * 0.6, ground, lighten(sky, 0.5)) +
    wall(-aisle * 0.6, -ground * 0.36, aisle * 0.6, -ground * 0.1, '#98a3b2')
  );
}

/** The side of a rack along the aisle, from its far end: pallets with boxes on beams between uprights. */
function drawRack(hall: Hall, side: number, steel: string, random: Random): string {
  const { aisle, half, ground, roof } = hall;
  const top = -roof * 0.8;
  const step = (ground - top) / ROWS;
  const depthAt = (bay: number) => 0.82 * (FAR / 0.82) ** (bay / BAYS);
  const face = (near: number, far: number, up: number, down: number, across: number, fill: string) =>
    shape(
      hall,
      [
        [side * across, up, near],
        [side * across, up, far],
        [side * across, down, far],
        [side * across, down, near],
      ],
      fill,
    );
  let out = face(0.7, FAR, top, ground, half, '#8d97a6');
  for (let bay = BAYS - 1; bay >= 0; bay--) {
    const near = depthAt(bay);
    const far = depthAt(bay + 1);
    const haze = bay / BAYS;
    for (let row = ROWS; row >= 1; row--) {
      const foot = top + row * step;
      out += shape(
        hall,
        [
          [side * aisle, foot, near],
          [side * aisle, foot, far],
          [side * half, foot, far],
          [side * half, foot, near],
        ],
        '#6d7787',
      );
      const parts = [0.04, 0.36, 0.68, 0.98];
      for (let box = 2; box >= 0; box--) {
        if (random.chance(0.1)) continue;
        const from = near * (far / near) ** parts[box]!;
        const to = near * (far / near) ** (parts[box + 1]! - 0.03);
        const high = step * random.between(0.5, 0.84);
        const fill = lighten(random.pick(['#c8955c', '#d5a56c', '#b98449', '#dab27e']), haze * 0.35);
        const inner = aisle * 1.03;
        out +=
          shape(
            hall,
            [
              [side * inner, foot - high, from],
              [side * half, foot - high, from],
              [side * half, foot - 18, from],
              [side * inner, foot - 18, from],
            ],
            darken(fill, 0.16),
          ) +
          face(from, to, foot - high, foot - 18, inner, fill) +
          face(from * 1.001, to, foot - high * 0.62, foot - high * 0.46, inner, lighten(fill, 0.4)) +
          face(from, to, foot - 18, foot, inner, '#8a6238');
      }
      out += face(near, far, foot, foot + 26, aisle, lighten('#f08a2c', haze * 0.3));
    }
    for (const depth of [far, near])
      out += `<path d="M${point(hall, [side * aisle, top, depth])}L${point(hall, [side * aisle, ground, depth])}" stroke="${lighten(steel, haze * 0.3)}" stroke-width="${(34 / depth).toFixed(1)}"/>`;
  }
  return out;
}
