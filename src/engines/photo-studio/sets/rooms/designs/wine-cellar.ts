import { createMaterial } from '../../../materials/create-material.ts';
import { prop } from '../dressing.ts';
import { tileFloor } from '../floors.ts';
import { hang, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { barrelStack, wineRack } from '../pieces/cellar.ts';
import { candle } from '../pieces/decor.ts';
import { barStool } from '../pieces/kitchen.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { frameTable } from '../pieces/tables.ts';
import { allows, castAndPlace, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { bricks } from '../surfaces/bricks.ts';
import { type WoodName, wood } from '../surfaces/wood.ts';

const RACK = { columns: 9, rows: 14 };

/** Racks of bottles along the walls, barrels at the end, and a table to taste at; no daylight. */
export const WINE_CELLAR: RoomDesign = {
  name: 'wine cellar',
  nouns: ['wine cellar', 'wine room', 'wine vault', 'wine storage', 'wine cave'],
  size: (random) => ({
    width: random.between(4, 4.6),
    depth: random.between(6, 6.8),
    height: random.pick([2.5, 2.65, 2.8]),
  }),
  shows: ['wine-rack', 'barrel', 'table', 'stool', 'lamp', 'pendant', 'candle'],
  moods: ['evening'],
  fill: 0.6,
  isLitByDay: true,
  openings: () => [],
  shell({ random }) {
    const isBrick = random.chance(0.7);
    return {
      walls: isBrick ? bricks(random.pick(['red', 'pale'])) : wallPaint([0.66, 0.61, 0.53]),
      // Racks and barrels hide most of the walls.
      tone: [0.36, 0.32, 0.27],
      ...random.pick([() => tileFloor([0.4, 0.36, 0.31]), () => tileFloor([0.5, 0.46, 0.4])])(),
      ceiling: wallPaint([0.7, 0.66, 0.59]),
      trim: createMaterial('stone', '#8d877e'),
      frame: METALS.black,
      hasSkirting: false,
      beams: wood('walnut').along,
    };
  },
  furnish(room) {
    const { plan, random } = room;
    const name: WoodName = random.pick(['walnut', 'teak', 'honey-oak']);
    const pair = wood(name);
    // Two are enough: neighbors do not look alike.
    const racks = [0, 1].map(() => wineRack(random, RACK.columns, RACK.rows, pair));
    const [first] = racks;
    const barrels = allows(room, 'barrel')
      ? placeAgainst(plan, barrelStack(3, pair), 'back', random.between(-0.15, 0.15), { gap: 0.06 })
      : null;
    const walls: Placed[] = [];
    for (const wall of ['left', 'right'] as const)
      for (let i = 0; i < 4; i++) {
        const along = 1.1 + (first!.size[0] + 0.02) * (i + 0.5);
        const rack = placeAgainst(plan, racks[(i + (wall === 'left' ? 0 : 1)) % 2]!, wall, along);
        if (rack) walls.push(rack);
      }
    const table = castAndPlace(
      room,
      ['table'],
      () => frameTable('table', { width: 0.8, depth: 1.5, height: 0.92 }, wood('walnut'), wood('walnut').up),
      (piece, subject) => place(plan, piece, { x: random.between(-0.2, 0.2), z: 2.9 }, { subject }),
    );
    if (table && allows(room, 'stool')) {
      const stool = barStool(createMaterial('leather', '#5b3a24'), METALS.black, 0.66);
      for (const [side, dz] of [
        [1, -0.3],
        [1, 0.35],
        [-1, 0.1],
      ] as const)
        place(plan, stool, {
          x: table.position[0] * plan.flip + side * 0.72,
          z: table.position[2] + dz,
          turn: (-side * Math.PI) / 2,
        });
    }
    return [table, barrels, walls[1]].filter((thing): thing is Placed => !!thing);
  },
  async dress(room) {
    const { plan, random } = room;
    const table = plan.placed.find(({ piece, subject }) => piece.kind === 'table' && subject === undefined);
    if (table) {
      const bottle = await prop(room, 'wine bottle', 'made-wine-bottle');
      const glass = await prop(room, 'wine glass', 'made-glass-of-red-wine');
      const cheese = await prop(room, 'cheese', 'made-cheese');
      const grapes = await prop(room, 'grapes', 'made-grapes');
      const side = random.sign();
      for (const [piece, x, z] of [
        [bottle, 0.04 * side, -0.05],
        [glass, 0.17 * side, 0.2],
        [glass, -0.16 * side, 0.3],
        [cheese, -0.14 * side, 0.02],
        [grapes, -0.18 * side, -0.22],
      ] as const)
        if (piece) placeOn(plan, piece, table, { x, z, turn: random.between(-0.5, 0.5) });
      if (allows(room, 'candle')) {
        placeOn(plan, candle(0.26, METALS.brass), table, { x: 0.2 * side, z: -0.35 });
        placeOn(plan, candle(0.2, METALS.brass), table, { x: 0.1 * side, z: -0.45 });
      }
    }
    if (!allows(room, 'lamp')) return;
    const form = random.pick(['dome', 'cone'] as const);
    const shell = random.pick([METALS.black, METALS.brass]);
    for (const z of [1.6, 2.9, 4.3]) hang(plan, pendant(form, plan.height - 1.95, shell, true), 0, z);
  },
};
