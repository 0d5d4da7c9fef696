import { createMaterial } from '../../../materials/create-material.ts';
import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { prop, smallPlant, standPlant, white } from '../dressing.ts';
import { concreteFloor, plankFloor, terrazzoFloor, tileFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { vessel, wallClock } from '../pieces/decor.ts';
import {
  barStool,
  COUNTER,
  chimneyHood,
  counterRun,
  cuttingBoards,
  island,
  type KitchenLook,
  PLINTH,
  tallUnits,
  type Unit,
  utensilJar,
  wallUnits,
} from '../pieces/kitchen.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { wallShelf } from '../pieces/storage.ts';
import { pedestalTable } from '../pieces/tables.ts';
import { allows, castAndPlace, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble, tileMaterial, tiles } from '../surfaces/stone.ts';

const looks = new WeakMap<Room, { kitchen: KitchenLook; splash: Material }>();

export const KITCHEN: RoomDesign = {
  name: 'kitchen',
  nouns: ['kitchen', 'kitchenette', 'open kitchen', 'farmhouse kitchen'],
  size: (random) => ({
    width: random.between(4.3, 4.9),
    depth: random.between(5.2, 5.8),
    height: random.pick([2.5, 2.6, 2.75]),
  }),
  shows: [
    'counter',
    'island',
    'stool',
    'pendant',
    'lamp',
    'plant',
    'hood',
    'wall-units',
    'tall-units',
    'shelf',
    'window',
    'vase',
    'bread',
  ],
  moods: ['window', 'window', 'soft', 'bright', 'bright', 'evening'],
  fill: 0.78,
  openings: ({ random, plan }) =>
    random.chance(0.35)
      ? [
          { wall: 'back', along: 0, width: 1.3, sill: 1.08, head: 2.15, kind: 'window' },
          {
            wall: 'left',
            along: 2.7,
            width: 1.7,
            sill: 0.05,
            head: Math.min(2.3, plan.height - 0.25),
            kind: 'window',
          },
        ]
      : [
          {
            wall: 'left',
            along: random.between(2, 2.7),
            width: 1.8,
            sill: random.pick([0.06, 0.95]),
            head: 2.25,
            kind: 'window',
          },
        ],
  shell(room) {
    const { style, random } = room;
    const { splash } = lookOf(room);
    const wood = style.woodName === 'white' || style.woodName === 'black' ? 'oak' : style.woodName;
    const floors = [
      () => plankFloor(wood),
      () => tileFloor([0.62, 0.6, 0.56]),
      () => tileFloor([0.78, 0.77, 0.74], [0.09, 0.09, 0.09]),
      terrazzoFloor,
      concreteFloor,
    ];
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: splash },
      ...random.pick([...floors.slice(0, 1), ...floors])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' ? METALS.black : white(),
      panes: random.pick([
        [2, 1],
        [2, 2],
        [3, 2],
      ]),
      ...(style.character === 'rustic' ? { beams: style.wood.along } : {}),
      hasSkirting: true,
    };
  },
  furnish(room) {
    const { plan, random } = room;
    const { kitchen } = lookOf(room);
    const hasBackWindow = plan.openings.some(({ wall }) => wall === 'back');
    const tall = random.pick([1, 2]);
    const count = Math.floor((plan.width - tall * 0.6 - 0.12) / 0.6);
    const units: Unit[] = Array.from({ length: count }, (_, i) => (i % 2 ? 'drawers' : 'doors'));
    const sink = hasBackWindow ? Math.round((0 + plan.width / 2 - 0.06) / 0.6 - 0.5) : random.pick([1, 2]);
    units[Math.min(count - 1, sink)] = 'sink';
    const oven = sink > count / 2 ? 1 : count - 2;
    units[oven] = 'oven';
    const left = -plan.width / 2 + 0.04;
    const counterX = left + (count * 0.6) / 2;
    // A mirrored room reads its units from the other end.
    const ordered = plan.flip === 1 ? units : units.toReversed();
    const counter = placeAgainst(plan, counterRun(ordered, kitchen), 'back', counterX, {
      gap: 0.012,
      mayShade: true,
    });
    const end = left + count * 0.6 + 0.015;
    placeAgainst(plan, tallUnits(tall, kitchen), 'back', end + tall * 0.3, { gap: 0.012 });
    const ovenX = left + (oven + 0.5) * 0.6;
    if (!hasBackWindow || Math.abs(ovenX) > 1.05)
      mount(
        plan,
        chimneyHood(random.chance(0.6) ? METALS.steel : kitchen.front, plan.height - 1.626),
        'back',
        ovenX,
        1.62,
      );
    overCounter(room, ovenX, left, end, hasBackWindow);
    const heroes = counter ? [counter] : [];
    const center = centerPiece(room);
    if (center) heroes.unshift(center);
    return heroes;
  },
  async dress(room) {
    const { plan, random, style } = room;
    const { kitchen } = lookOf(room);
    const counter = plan.placed.find(({ piece }) => piece.kind === 'counter');
    const block = plan.placed.find(({ piece }) => piece.kind === 'island' || piece.kind === 'table');
    if (counter) {
      const half = counter.piece.size[0] / 2 - 0.25;
      const things = [
        cuttingBoards(
          style.wood.up,
          style.woodName === 'walnut' ? style.wood.along : createMaterial('wood', '#6b4a30'),
        ),
        utensilJar(style.vessel, style.wood.up),
        await prop(room, 'toaster', 'toaster', 'bread-box'),
        await prop(room, 'kettle', 'moka-pot', 'kettle'),
        vessel('jar', 0.16, style.vessel),
        vessel('bottle', 0.26, createMaterial('glass', '#9fb08a')),
        await prop(room, 'fruit', 'fruit-bowl', 'apple-bowl'),
        await smallPlant(room),
        branchesInVase(random, 'eucalyptus', style.vessel, 0.5),
      ];
      let x = -half;
      for (const piece of random.shuffle(things)) {
        if (!piece) continue;
        for (let tries = 0; tries < 14 && x < half; tries++) {
          const isBoard = piece.kind === 'boards';
          const z = isBoard ? -COUNTER.depth / 2 + 0.13 : -0.14;
          const done = placeOn(
            plan,
            piece,
            counter,
            { x, z, turn: isBoard ? 0 : random.between(-0.3, 0.3) },
            { tolerance: 0.012 },
          );
          x += done ? piece.size[0] / 2 + random.between(0.12, 0.4) : 0.1;
          if (done) break;
        }
      }
    }
    if (block && block.subject === undefined) {
      const w = block.piece.size[0];
      const side = random.sign();
      placeOn(
        plan,
        branchesInVase(random, random.pick(['eucalyptus', 'twigs', 'pampas']), style.vessel, 0.55),
        block,
        { x: side * w * 0.24, z: -0.05 },
      );
      placeOn(plan, vessel('bowl', 0.11, style.vessel), block, { x: -side * w * 0.14, z: 0 });
      const bread = await prop(room, 'bread', 'made-bread');
      if (bread) placeOn(plan, bread, block, { x: -side * w * 0.36, z: 0.05, turn: 0.4 });
      if (allows(room, 'lamp'))
        for (const dx of w > 1.5 ? [-0.42, 0.42] : [0])
          hang(
            plan,
            pendant(
              random.pick(['dome', 'globe', 'cone'] as const),
              plan.height - 1.62,
              random.chance(0.5) ? style.metal : kitchen.front,
              room.isLit,
            ),
            (block.position[0] + dx) * plan.flip,
            block.position[2],
          );
    }
    if (random.chance(0.5)) mount(plan, wallClock(0.34, style.metal, [0.8, 0.79, 0.76]), 'right', 1.9, 1.75);
    await standPlant(room, { x: -plan.width / 2 + 0.5, z: 3.7 }, 1.3);
    await standPlant(room, { x: plan.width / 2 - 0.5, z: 2.6 }, 1.5);
  },
};

function lookOf(room: Room): { kitchen: KitchenLook; splash: Material } {
  const known = looks.get(room);
  if (known) return known;
  const { random, style } = room;
  const fronts: Material[] = [
    { ...FINISHES.painted, color: [0.76, 0.755, 0.73] },
    { ...FINISHES.painted, color: style.accentWall },
    {
      ...FINISHES.painted,
      color: random.pick([style.accentWall, [0.05, 0.075, 0.07], [0.03, 0.05, 0.085], [0.3, 0.35, 0.29]]),
    },
    style.wood.up,
  ];
  const worktops = [marble('white'), marble('white'), style.wood.along, marble('black'), marble('beige')];
  const splashes: (() => Material)[] = [
    () =>
      tileMaterial(
        tiles({ color: [0.8, 0.79, 0.76], columns: 8, rows: 16, isBrick: true, variation: 0.05 }),
        1.2,
      ),
    () =>
      tileMaterial(
        tiles({
          color: random.pick([style.accentWall, style.textile, [0.28, 0.36, 0.32]]),
          columns: 12,
          rows: 12,
          variation: 0.22,
          joint: 0.022,
        }),
        1.2,
      ),
    () =>
      tileMaterial(
        tiles({ color: [0.79, 0.78, 0.76], columns: 24, rows: 6, variation: 0.06, joint: 0.02 }),
        1.2,
      ),
    () => wallPaint(style.wall),
    () => marble('white'),
  ];
  const front = random.pick(fronts);
  // In a white kitchen the cabinets are white.
  const accent = room.request.palette?.accent;
  const look = {
    kitchen: {
      front: accent ? { ...FINISHES.painted, color: accent } : front,
      isShaker: style.character === 'classic' || style.character === 'rustic' || random.chance(0.3),
      worktop: random.pick(worktops),
      handle: style.metal,
      tap: style.metal,
      plinth: PLINTH,
    },
    splash: random.pick(splashes)(),
  };
  looks.set(room, look);
  return look;
}

/** Wall units or open shelves, beside the hood and the window. */
function overCounter(room: Room, ovenX: number, left: number, end: number, hasBackWindow: boolean): void {
  const { plan, random, style } = room;
  const { kitchen } = lookOf(room);
  const isOpen = random.chance(0.45);
  const spans: [number, number][] = hasBackWindow
    ? [
        [left, -0.85],
        [0.85, end],
      ]
    : [
        [left, ovenX - 0.42],
        [ovenX + 0.42, end],
      ];
  for (const [from, to] of spans) {
    const count = Math.floor((to - from) / 0.6);
    if (count < 1 || (hasBackWindow && ovenX > from && ovenX < to)) continue;
    if (!isOpen) {
      mount(
        plan,
        wallUnits(count, kitchen),
        'back',
        from === left ? from + count * 0.3 : to - count * 0.3,
        1.46,
      );
      continue;
    }
    for (const y of [1.42, 1.78]) {
      const board = mount(
        plan,
        wallShelf(random, Math.min(1.7, to - from - 0.1), style.wood, []),
        'back',
        (from + to) / 2,
        y,
      );
      if (!board) continue;
      const width = board.piece.size[0];
      for (let x = -width / 2 + 0.12; x < width / 2 - 0.1; x += random.between(0.13, 0.26))
        placeOn(
          plan,
          vessel(
            random.pick(['jar', 'bowl', 'bottle', 'jar']),
            random.between(0.1, 0.2),
            random.chance(0.6) ? style.vessel : createMaterial('ceramic', '#e8e4dc'),
          ),
          board,
          { x, z: 0.01 },
        );
    }
  }
}

/** An island with stools, or a round table, before the counter. */
function centerPiece(room: Room): Placed | null {
  const { plan, random, style } = room;
  const { kitchen } = lookOf(room);
  const x = random.between(-0.35, 0.25);
  if (random.chance(0.72) || plan.depth > 5.6) {
    const width = random.between(1.5, 2);
    const block = allows(room, 'island')
      ? place(
          plan,
          island(width, 0.92, kitchen, random.chance(0.6) ? style.wood.up : kitchen.front),
          { x, z: 2.15 },
          { mayShade: true },
        )
      : null;
    const count = width > 1.7 ? 3 : 2;
    const stool = barStool(style.wood.along, random.chance(0.5) ? style.metal : style.wood.up);
    for (let i = 0; i < count; i++)
      castAndPlace(
        room,
        ['stool'],
        () => stool,
        (piece, subject) =>
          place(
            plan,
            piece,
            {
              x: x + ((i - (count - 1) / 2) * width) / (count + 0.4),
              z: 2.78,
              turn: Math.PI + random.between(-0.2, 0.2),
            },
            { subject, mayShade: true },
          ),
      );
    return block;
  }
  return place(
    plan,
    pedestalTable('table', 1.05, 0.74, style.wood.along, style.metal),
    { x, z: 2.5 },
    { mayShade: true },
  );
}
