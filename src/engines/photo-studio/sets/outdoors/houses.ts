import { grid } from '../../geometry/grid.ts';
import { mergeShapes, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { makeTexture } from '../../materials/textures.ts';
import type { Material } from '../../scene/material.ts';
import type { Random } from '../../scene/random.ts';
import { rgbFromHex } from '../../scene/vector.ts';
import type { Part } from '../../things/parts.ts';

interface House {
  /** Meters along the street. */
  left: number;
  right: number;
  /** Meters before the line of the street. */
  front: number;
  wall: Material;
  frame: Material;
  door: Material;
  awning: Material;
  hasShop: boolean;
  isLit: boolean;
}

/** Meters. */
const GROUND_FLOOR = 3.7;
const FLOOR = 3.1;
const BAY = 2.3;
const WINDOW = { width: 1.1, height: 1.75, above: 0.75, depth: 0.2 };
/** Width of the stone around an opening, and of the wood around a pane. */
const STONE = 0.11;
const BAR = 0.06;

const PLASTER = ['#dccbad', '#cf9f7c', '#bcc4bd', '#e6e0d5', '#a7b1b8', '#d3bd95', '#c9b6ac', '#e0d2bf'];
const BRICK = ['#8f4534', '#a2503c', '#7f4a3c'];
const DOORS = ['#2f4a3c', '#27405c', '#6d2f2a', '#4a3626', '#23272b'];
const AWNINGS = ['#7a2d2a', '#2f5145', '#2c4a68', '#d8cdb8', '#3a3b40'];

/** Meters of wall that a texture covers. */
const UPRIGHT = { kind: 'triplanar', size: 1.2, axis: 'z' } as const;

const TRIM = createMaterial('stone', '#d6cfc2');
const PLINTH = createMaterial('stone', '#8d877e');
const PALE_FRAME = createMaterial('painted', '#e8e5de');
const DARK_FRAME = createMaterial('painted', '#3a3d3f');
const PANE = createMaterial('car-window', '#14181b');
const CURTAIN = createMaterial('car-window', '#77736a');
const LIGHTED: Material = { ...PANE, emission: [1.5, 0.95, 0.45] };

/** Fronts of houses in a row along x that face +z at z = 0, from the level y = 0 up. @param isLit some windows shine */
export function houses(
  { from, to }: { from: number; to: number },
  random: Random,
  { isLit }: { isLit: boolean },
): Part[] {
  const parts: Part[] = [];
  let left = from;
  let wall = '';
  while (left < to) {
    const bays = 3 + Math.floor(random.next() * 3);
    const right = left + bays * BAY + 0.8;
    const isBrick = random.chance(0.3);
    // Neighbors differ.
    const colors = (isBrick ? BRICK : PLASTER).filter((color) => color !== wall);
    wall = random.pick(colors);
    const house: House = {
      left,
      right,
      front: random.between(0, 0.22),
      wall: { ...makeTexture(isBrick ? 'brick' : 'plaster'), mapping: UPRIGHT, color: rgbFromHex(wall) },
      frame: random.chance(0.7) ? PALE_FRAME : DARK_FRAME,
      door: createMaterial('painted', random.pick(DOORS)),
      awning: createMaterial('fabric', random.pick(AWNINGS)),
      hasShop: random.chance(0.45),
      isLit,
    };
    parts.push(...houseFront(house, bays, 3 + Math.floor(random.next() * 3), random));
    left = right;
  }
  return parts;
}

function houseFront(house: House, bays: number, floors: number, random: Random): Part[] {
  const { left, right, front, wall } = house;
  const top = GROUND_FLOOR + floors * FLOOR + 0.5;
  const margin = (right - left - bays * BAY) / 2;
  const door = Math.floor(random.next() * bays);
  const parts: Part[] = [
    // Side walls, where the neighbor stands further back or is lower.
    [slab([left, right], [0, top], [-4, -0.3]), wall],
    [slab([left, right], [top - 0.32, top], [0, front + 0.34]), TRIM],
    [slab([left, right], [GROUND_FLOOR - 0.16, GROUND_FLOOR], [0, front + 0.1]), TRIM],
    [slab([left, right], [0, 0.5], [-0.3, front + 0.05]), PLINTH],
    [panel([left, left + margin], [0, top], front), wall],
    [panel([right - margin, right], [0, top], front), wall],
  ];
  for (let bay = 0; bay < bays; bay++) {
    const x0 = left + margin + bay * BAY;
    const span = [x0, x0 + BAY] as const;
    parts.push(...groundFloor(house, span, { isDoor: bay === door, random }));
    for (let floor = 0; floor < floors; floor++) {
      const y = GROUND_FLOOR + floor * FLOOR;
      const opening = {
        x: centered(span, WINDOW.width),
        y: [y + WINDOW.above, y + WINDOW.above + WINDOW.height],
      } as const;
      parts.push(
        ...wallAround(house, { x: span, y: [y, y + FLOOR] }, opening),
        ...window(house, opening, random),
      );
    }
    parts.push([panel(span, [GROUND_FLOOR + floors * FLOOR, top], front), wall]);
  }
  return parts;
}

type Span = readonly [from: number, to: number];

interface Area {
  x: Span;
  y: Span;
}

/** A door, a shop window under an awning, or a window like those above. */
function groundFloor(
  house: House,
  span: Span,
  { isDoor, random }: { isDoor: boolean; random: Random },
): Part[] {
  const { front, door, awning, hasShop } = house;
  const area = { x: span, y: [0, GROUND_FLOOR] } as const;
  if (isDoor) {
    const opening = { x: centered(span, 1.15), y: [0.1, 2.75] } as const;
    const leaf = { x: opening.x, y: [0.1, 2.2] } as const;
    return [
      ...wallAround(house, area, opening),
      [panel(leaf.x, leaf.y, front - 0.24), door],
      [panel(inset(leaf.x, 0.16), [0.35, 1], front - 0.22), door],
      [panel(inset(leaf.x, 0.16), [1.15, 2.05], front - 0.22), door],
      [panel(opening.x, [2.2, 2.75], front - 0.24), house.isLit ? LIGHTED : PANE],
      [slab(opening.x, [2.17, 2.25], [front - 0.24, front - 0.16]), door],
      [slab(inset(opening.x, -0.15), [0, 0.1], [0, front + 0.3]), PLINTH],
    ];
  }
  if (!hasShop) {
    const opening = { x: centered(span, WINDOW.width), y: [1.15, 2.9] } as const;
    return [...wallAround(house, area, opening), ...window(house, opening, random)];
  }
  const opening = { x: centered(span, 1.9), y: [0.55, 2.75] } as const;
  const [x0, x1] = inset(span, 0.08);
  const cloth = grid(1, 1, (u, v) => ({
    position: [x0 + u * (x1 - x0), 2.5 + v * 0.55, front + 1.1 * (1 - v) + 0.04],
  }));
  const valance = panel([x0, x1], [2.3, 2.5], front + 1.14);
  return [
    ...wallAround(house, area, opening),
    ...window(house, opening, random),
    [cloth, awning],
    [valance, awning],
  ];
}

/** The wall of an area around an opening that is framed in stone, with a sill. */
function wallAround({ front, wall }: House, { x, y }: Area, opening: Area): Part[] {
  const [[x0, x1], [y0, y1]] = [opening.x, opening.y];
  const deep: Span = [front - WINDOW.depth - 0.06, front + 0.03];
  const [outer, upright] = [inset(opening.x, -STONE), [y0 - STONE, y1 + STONE] as const];
  return [
    [panel([x[0], outer[0]], y, front), wall],
    [panel([outer[1], x[1]], y, front), wall],
    [panel(outer, [y[0], upright[0]], front), wall],
    [panel(outer, [upright[1], y[1]], front), wall],
    [slab([outer[0], x0], upright, deep), TRIM],
    [slab([x1, outer[1]], upright, deep), TRIM],
    [slab(opening.x, [y1, upright[1]], deep), TRIM],
    [slab(inset(outer, -0.05), [upright[0], y0], [deep[0], front + 0.14]), TRIM],
  ];
}

/** Panes in a frame with a bar in the middle, some behind a curtain. */
function window({ front, frame, isLit }: House, { x, y }: Area, random: Random): Part[] {
  const glass = front - WINDOW.depth;
  const bars: Span = [glass, glass + 0.05];
  const middle = (x[0] + x[1]) / 2;
  const transom = y[0] + (y[1] - y[0]) * 0.68;
  const shines = isLit && random.chance(0.4);
  const isCurtained = random.chance(0.35);
  const drawn = y[0] + (y[1] - y[0]) * random.between(0, 0.6);
  return [
    [panel(x, y, glass), shines ? LIGHTED : PANE],
    ...(isCurtained && !shines ? ([[panel(x, [drawn, y[1]], glass + 0.004), CURTAIN]] satisfies Part[]) : []),
    [slab([x[0], x[0] + BAR], y, bars), frame],
    [slab([x[1] - BAR, x[1]], y, bars), frame],
    [slab(x, [y[0], y[0] + BAR], bars), frame],
    [slab(x, [y[1] - BAR, y[1]], bars), frame],
    [slab([middle - BAR / 2, middle + BAR / 2], y, bars), frame],
    [slab(x, [transom - BAR / 2, transom + BAR / 2], bars), frame],
  ];
}

function centered([from, to]: Span, width: number): Span {
  const middle = (from + to) / 2;
  return [middle - width / 2, middle + width / 2];
}

function inset([from, to]: Span, by: number): Span {
  return [from + by, to - by];
}

/** A sheet that faces +z. */
function panel([x0, x1]: Span, [y0, y1]: Span, z: number): Shape {
  return grid(1, 1, (u, v) => ({
    position: [x0 + u * (x1 - x0), y0 + v * (y1 - y0), z],
    normal: [0, 0, 1],
  }));
}

/** A box without a back: only fronts are seen. */
export function slab(x: Span, y: Span, [back, front]: Span): Shape {
  const [[x0, x1], [y0, y1]] = [x, y];
  const z = (t: number) => back + t * (front - back);
  const upright = (at: number, sign: 1 | -1) =>
    grid(1, 1, (u, v) => ({ position: [at, y0 + v * (y1 - y0), z(u)], normal: [sign, 0, 0] }));
  const level = (at: number, sign: 1 | -1) =>
    grid(1, 1, (u, v) => ({ position: [x0 + u * (x1 - x0), at, z(v)], normal: [0, sign, 0] }));
  return mergeShapes([panel(x, y, front), upright(x0, -1), upright(x1, 1), level(y0, -1), level(y1, 1)]);
}
