import { floorPlane } from '../../geometry/plane.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import type { Material } from '../../scene/material.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { at, type Transform } from '../../scene/transform.ts';
import type { Rgb } from '../../scene/vector.ts';
import { type Opening, type RoomPlan, spotAt, type Wall } from './layout/room-plan.ts';
import { block } from './pieces/piece.ts';

export interface ShellLook {
  walls: Material;
  /** Mean color of the walls where a pattern tells it, not the material's color. */
  tone?: Rgb;
  /** One wall in another material. */
  accent?: { wall: Wall; material: Material };
  floor: Material;
  /** Boards of the floor lie at 45 degrees, as in a herringbone. */
  isFloorDiagonal?: boolean;
  ceiling: Material;
  /** Skirting, sills and window frames. */
  trim: Material;
  frame: Material;
  /** Panels, boards or tiles on the lower part of the walls. */
  wainscot?: { height: number; material: Material; form: 'panels' | 'boards' | 'tiles' };
  hasSkirting?: boolean;
  hasCornice?: boolean;
  /** Panes of a window, side by side and one above the other. */
  panes?: readonly [columns: number, rows: number];
  /** Beams across the ceiling. */
  beams?: Material;
}

const THICK = 0.22;
const WALLS: readonly Wall[] = ['back', 'left', 'right', 'front'];

/** Floor, walls with their openings, ceiling, skirting and windows; the parts lie in the room's own coordinates. */
export function buildShell(plan: RoomPlan, look: ShellLook): { mesh: Mesh; transform: Transform }[] {
  const { width, depth, height } = plan;
  const walls = WALLS.map((wall) => {
    const material = look.accent?.wall === wall ? look.accent.material : look.walls;
    return [placeOnWall(plan, wall, mergeShapes(wallBlocks(plan, wall))), material] as const;
  });
  const details = WALLS.flatMap((wall) => wallDetails(plan, wall, look));
  const windows = plan.openings.flatMap((opening) =>
    opening.kind === 'window' ? windowParts(plan, opening, look) : doorParts(plan, opening, look),
  );
  const beams: (readonly [Shape, Material])[] = look.beams
    ? [
        [
          mergeShapes(
            Array.from({ length: Math.round(depth / 1.1) }, (_, i) =>
              block([width, 0.18, 0.14], [0, height - 0.17, 0.5 + i * 1.1], { radius: 0.012 }),
            ),
          ),
          look.beams,
        ],
      ]
    : [];
  const turn = look.isFloorDiagonal ? Math.PI / 4 : 0;
  const floor = placeShape(placeShape(floorPlane(width, depth), at([0, 0, depth / 2])), at([0, 0, 0], -turn));
  const ceiling = block([width + 0.4, 0.1, depth + 0.4], [0, height, depth / 2]);
  return [
    { mesh: meshOf([[floor, look.floor]]), transform: at([0, 0, 0], turn) },
    {
      mesh: meshOf([...walls, [ceiling, look.ceiling], ...details, ...windows, ...beams]),
      transform: at([0, 0, 0]),
    },
  ];
}

/** A shape modeled with x along the wall, z into the room, moved to its wall. */
function placeOnWall(plan: RoomPlan, wall: Wall, shape: Shape): Shape {
  const { x, z, turn } = spotAt(plan, wall, 0, 0);
  return placeShape(shape, at([x * plan.flip, 0, z], turn * plan.flip));
}

/** Along the wall in the wall's own coordinates: x to the right as seen from the room. */
function alongOf(plan: RoomPlan, wall: Wall, along: number): number {
  if (wall === 'back') return along * plan.flip;
  if (wall === 'front') return -along * plan.flip;
  return (wall === 'left' ? -along : along) * plan.flip;
}

function spanOf(plan: RoomPlan, wall: Wall): [number, number] {
  if (wall === 'back' || wall === 'front') return [-plan.width / 2, plan.width / 2];
  const isMirrored = (wall === 'left') === (plan.flip === 1);
  return isMirrored ? [-plan.depth, 0] : [0, plan.depth];
}

interface Hole {
  left: number;
  right: number;
  sill: number;
  head: number;
}

function holesOf(plan: RoomPlan, wall: Wall): Hole[] {
  return plan.openings
    .filter((opening) => opening.wall === wall && opening.kind === 'window')
    .map(({ along, width, sill, head }) => {
      const middle = alongOf(plan, wall, along);
      return { left: middle - width / 2, right: middle + width / 2, sill, head };
    })
    .toSorted((a, b) => a.left - b.left);
}

function wallBlocks(plan: RoomPlan, wall: Wall): Shape[] {
  const [from, to] = spanOf(plan, wall);
  const parts: Shape[] = [];
  const add = (left: number, right: number, low: number, high: number) => {
    if (right - left > 0.002 && high - low > 0.002)
      parts.push(
        block([right - left, high - low, THICK], [(left + right) / 2, low, -THICK / 2], { radius: 0.0005 }),
      );
  };
  let edge = from - THICK;
  for (const { left, right, sill, head } of holesOf(plan, wall)) {
    add(edge, left, 0, plan.height);
    add(left, right, 0, sill);
    add(left, right, head, plan.height);
    edge = right;
  }
  add(edge, to + THICK, 0, plan.height);
  return parts;
}

function wallDetails(plan: RoomPlan, wall: Wall, look: ShellLook): (readonly [Shape, Material])[] {
  const [from, to] = spanOf(plan, wall);
  const parts: (readonly [Shape, Material])[] = [];
  const put = (shapes: readonly Shape[], material: Material) => {
    if (shapes.length) parts.push([placeOnWall(plan, wall, mergeShapes(shapes)), material]);
  };
  const gaps = [
    ...holesOf(plan, wall).filter(({ sill }) => sill < 0.1),
    ...plan.openings
      .filter((opening) => opening.wall === wall && opening.kind === 'door')
      .map(({ along, width, head }) => {
        const middle = alongOf(plan, wall, along);
        return { left: middle - width / 2 - 0.09, right: middle + width / 2 + 0.09, sill: 0, head };
      }),
  ].toSorted((a, b) => a.left - b.left);
  const runs: [number, number][] = [];
  let edge = from;
  for (const { left, right } of gaps) {
    if (left > edge) runs.push([edge, left]);
    edge = right;
  }
  if (to > edge) runs.push([edge, to]);
  const bar = (low: number, high: number, deep: number, radius = 0.004) =>
    runs.map(([left, right]) =>
      block([right - left, high - low, deep], [(left + right) / 2, low, deep / 2 - 0.002], { radius }),
    );
  const { wainscot } = look;
  const windowsLow = holesOf(plan, wall).some(({ sill }) => wainscot && sill > 0.1 && sill < wainscot.height);
  if (wainscot && !windowsLow) {
    const { height, material, form } = wainscot;
    put(bar(0, height, form === 'tiles' ? 0.012 : 0.014, 0.001), material);
    if (form !== 'tiles') put(bar(height, height + 0.035, 0.034, 0.008), material);
    else put(bar(height, height + 0.012, 0.016, 0.003), look.trim);
    for (const [left, right] of runs) {
      const count = Math.max(1, Math.round((right - left) / (form === 'panels' ? 0.62 : 0.09)));
      const step = (right - left) / count;
      for (let i = 0; i < count && form !== 'tiles'; i++) {
        const x = left + step * (i + 0.5);
        if (form === 'boards') {
          put([block([step - 0.007, height - 0.12, 0.022], [x, 0.11, 0.011], { radius: 0.004 })], material);
          continue;
        }
        const [w, low, high] = [step - 0.15, 0.2, height - 0.1];
        put(
          [
            block([w, 0.024, 0.026], [x, low, 0.013], { radius: 0.006 }),
            block([w, 0.024, 0.026], [x, high - 0.024, 0.013], { radius: 0.006 }),
            ...[-1, 1].map((side) =>
              block([0.024, high - low, 0.026], [x + side * (w / 2 - 0.012), low, 0.013], { radius: 0.006 }),
            ),
          ],
          material,
        );
      }
    }
  }
  if (look.hasSkirting !== false) put(bar(0, 0.1, 0.028, 0.005), look.trim);
  if (look.hasCornice) {
    const whole = (low: number, high: number, deep: number) =>
      block([to - from, high - low, deep], [(from + to) / 2, low, deep / 2 - 0.002], {
        radius: 0.014,
        segments: 2,
      });
    put(
      [whole(plan.height - 0.05, plan.height, 0.1), whole(plan.height - 0.1, plan.height - 0.05, 0.05)],
      look.ceiling,
    );
  }
  return parts;
}

function windowParts(plan: RoomPlan, opening: Opening, look: ShellLook): (readonly [Shape, Material])[] {
  const { wall, width, sill, head } = opening;
  const x = alongOf(plan, wall, opening.along);
  const [columns, rows] = look.panes ?? [2, 1];
  const bar = 0.052;
  const z = -0.11;
  const shapes: Shape[] = [
    block([width, bar, 0.07], [x, sill, z]),
    block([width, bar, 0.07], [x, head - bar, z]),
    ...[-1, 1].map((side) => block([bar, head - sill, 0.07], [x + side * (width / 2 - bar / 2), sill, z])),
  ];
  for (let i = 1; i < columns; i++)
    shapes.push(
      block(
        [i * 2 === columns ? bar * 1.25 : 0.03, head - sill, 0.06],
        [x + (i / columns - 0.5) * width, sill, z],
      ),
    );
  for (let i = 1; i < rows; i++)
    shapes.push(block([width, 0.026, 0.05], [x, sill + ((head - sill) * i) / rows, z]));
  const board: Shape[] =
    sill > 0.15
      ? [block([width + 0.1, 0.028, THICK + 0.05], [x, sill - 0.027, -THICK / 2 + 0.035], { radius: 0.006 })]
      : [];
  return [
    [placeOnWall(plan, wall, mergeShapes(shapes)), look.frame],
    ...(board.length ? [[placeOnWall(plan, wall, mergeShapes(board)), look.trim] as const] : []),
  ];
}

/** A closed door in its frame, on the wall. */
function doorParts(plan: RoomPlan, opening: Opening, look: ShellLook): (readonly [Shape, Material])[] {
  const { wall, width, head } = opening;
  const x = alongOf(plan, wall, opening.along);
  const leaf = width - 0.02;
  const panel = (low: number, high: number) => [
    block([leaf - 0.28, 0.02, 0.012], [x, low, 0.02], { radius: 0.004 }),
    block([leaf - 0.28, 0.02, 0.012], [x, high, 0.02], { radius: 0.004 }),
    ...[-1, 1].map((side) =>
      block([0.02, high - low, 0.012], [x + side * (leaf / 2 - 0.15), low, 0.02], { radius: 0.004 }),
    ),
  ];
  return [
    [
      placeOnWall(
        plan,
        wall,
        mergeShapes([
          block([leaf, head, 0.03], [x, 0.005, 0.002]),
          block([width + 0.16, 0.08, 0.045], [x, head, 0.02], { radius: 0.006 }),
          ...[-1, 1].map((side) =>
            block([0.08, head, 0.045], [x + side * (width / 2 + 0.04), 0, 0.02], { radius: 0.006 }),
          ),
          ...panel(0.25, 0.85),
          ...panel(1.05, head - 0.2),
        ]),
      ),
      look.trim,
    ],
    [
      placeOnWall(
        plan,
        wall,
        mergeShapes([
          block([0.045, 0.2, 0.01], [x + leaf / 2 - 0.07, 0.95, 0.02], { radius: 0.003 }),
          block([0.12, 0.018, 0.018], [x + leaf / 2 - 0.11, 1.05, 0.055], { radius: 0.008 }),
          block([0.018, 0.018, 0.045], [x + leaf / 2 - 0.06, 1.05, 0.035], { radius: 0.006 }),
        ]),
      ),
      look.frame,
    ],
  ];
}
