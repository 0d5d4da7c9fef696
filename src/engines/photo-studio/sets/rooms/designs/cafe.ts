import { createMaterial } from '../../../materials/create-material.ts';
import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { hangPrints, prop, smallPlant, standPlant, white } from '../dressing.ts';
import { concreteFloor, herringboneFloor, terrazzoFloor, tileFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { cafeCounter, espressoMachine } from '../pieces/cafe.ts';
import { vessel } from '../pieces/decor.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS, type Piece } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { bench } from '../pieces/sofas.ts';
import { wallShelf } from '../pieces/storage.ts';
import { pedestalTable } from '../pieces/tables.ts';
import { allows, castAndPlace, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble, tileMaterial, tiles } from '../surfaces/stone.ts';
import { seatTable, tableChair } from './dining-room.ts';

export const CAFE: RoomDesign = {
  name: 'café',
  nouns: ['cafe', 'café', 'coffee shop', 'coffeehouse', 'tea room', 'restaurant', 'bistro', 'brasserie'],
  size: (random) => ({
    width: random.between(5, 5.8),
    depth: random.between(6, 6.6),
    height: random.pick([2.9, 3.1, 3.3]),
  }),
  shows: ['counter', 'table', 'chair', 'pendant', 'lamp', 'shelf', 'plant', 'cup', 'window', 'picture'],
  moods: ['window', 'window', 'soft', 'bright', 'evening', 'evening', 'dark'],
  fill: 0.62,
  isLitByDay: true,
  openings: ({ random, plan }) => {
    const shape = { sill: 0.5, head: plan.height - 0.35, kind: 'window' } as const;
    return random.chance(0.5)
      ? [{ wall: 'left', along: 2.6, width: 3.2, ...shape }]
      : [
          { wall: 'left', along: 1.7, width: 1.5, ...shape },
          { wall: 'left', along: 3.8, width: 1.5, ...shape },
        ];
  },
  shell({ style, random }) {
    const dark = style.accentWall;
    const glazed = tileMaterial(
      tiles({
        color: random.pick([dark, [0.78, 0.77, 0.73], [0.12, 0.2, 0.17]]),
        columns: random.pick([8, 24]),
        rows: random.pick([16, 8]),
        isBrick: true,
        variation: 0.16,
        joint: 0.02,
      }),
      1.2,
    );
    return {
      walls: wallPaint(random.chance(0.4) ? style.textile : style.wall),
      accent: { wall: 'back', material: random.chance(0.6) ? glazed : wallPaint(dark) },
      ...random.pick([
        concreteFloor,
        terrazzoFloor,
        () => herringboneFloor('oak'),
        () => tileFloor([0.77, 0.75, 0.7], [0.1, 0.1, 0.1]),
      ])(),
      ceiling: wallPaint(random.chance(0.3) ? dark : [0.8, 0.79, 0.77]),
      trim: random.chance(0.5) ? { ...FINISHES.painted, color: dark } : white(),
      frame: METALS.black,
      ...(random.chance(0.45)
        ? {
            wainscot: {
              height: 1.05,
              material: { ...FINISHES.painted, color: dark },
              form: 'boards' as const,
            },
          }
        : {}),
      panes: random.pick([
        [3, 1],
        [4, 2],
        [3, 2],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const isBarHero = random.chance(0.45);
    const front: Material = random.pick([style.wood.up, { ...FINISHES.painted, color: style.accentWall }]);
    const bar = allows(room, 'counter')
      ? placeAgainst(
          plan,
          cafeCounter(
            random.between(2.4, 2.9),
            front,
            random.chance(0.5) ? marble('white') : style.wood.along,
          ),
          'back',
          random.between(0.3, 0.7),
          { gap: 1, mayShade: true },
        )
      : null;
    const tables: Placed[] = [];
    const top = random.chance(0.5) ? marble(random.pick(['white', 'green'])) : style.wood.along;
    const spots = [
      { x: -0.75, z: 3.05 },
      { x: 1.05, z: 3.35 },
      { x: -plan.width / 2 + 0.85, z: 1.75 },
      ...(random.chance(0.4) ? [{ x: -plan.width / 2 + 0.85, z: 4.2 }] : []),
    ];
    const chair = await tableChair(room);
    for (const spot of spots) {
      const at = { x: spot.x + random.between(-0.12, 0.12), z: spot.z + random.between(-0.12, 0.12) };
      const table = castAndPlace(
        room,
        ['table'],
        () => pedestalTable('table', random.pick([0.66, 0.72]), 0.74, top, METALS.black),
        (piece, subject) => place(plan, piece, at, { subject, mayShade: true }),
      );
      if (!table) continue;
      tables.push(table);
      await seatTable(room, table, 2, chair);
    }
    castAndPlace(
      room,
      ['bench'],
      () => bench(1.8, style.wood.along, METALS.black, null),
      (piece, subject) => placeAgainst(plan, piece, 'right', 3.6, { subject, mayShade: true }),
    );
    const heroes =
      isBarHero && bar ? [bar, ...tables.slice(0, 1)] : [...tables.slice(0, 2), ...(bar ? [bar] : [])];
    return heroes;
  },
  async dress(room) {
    const { plan, random, style } = room;
    const bar = plan.placed.find(({ piece }) => piece.kind === 'counter');
    const barX = bar ? bar.position[0] * plan.flip : 0.5;
    if (bar) await setBar(room, bar);
    for (const y of [1.55, 1.95]) {
      const board = mount(plan, wallShelf(random, 2.2, style.wood, []), 'back', barX, y);
      if (!board) continue;
      for (let x = -1; x < 0.95; x += random.between(0.03, 0.1)) {
        const ware = shelfWare(room);
        x += ware.size[0] / 2;
        placeOn(plan, ware, board, { x, z: 0 });
        x += ware.size[0] / 2;
      }
    }
    for (const table of plan.placed.filter(({ piece }) => piece.kind === 'table')) {
      if (table.subject !== undefined) continue;
      const cup = await prop(room, 'cup', 'coffee-cup');
      if (cup && random.chance(0.8))
        placeOn(plan, cup, table, {
          x: random.between(-0.16, -0.08),
          z: random.between(0.02, 0.12),
          turn: random.between(0, 6),
        });
      if (cup && random.chance(0.4)) placeOn(plan, cup, table, { x: 0.14, z: -0.1, turn: 2 });
      if (random.chance(0.7))
        placeOn(
          plan,
          branchesInVase(random, random.pick(['twigs', 'eucalyptus']), style.vessel, 0.32),
          table,
          { x: 0.06, z: -0.06 },
        );
    }
    if (allows(room, 'lamp')) {
      const form = random.pick(['dome', 'globe', 'cone'] as const);
      const shell = random.pick([
        METALS.black,
        METALS.brass,
        { ...FINISHES.painted, color: style.accentWall },
      ]);
      for (const dx of [-0.8, 0, 0.8])
        hang(
          plan,
          pendant(form, plan.height - 1.95, shell, room.isLit),
          barX + dx,
          bar ? bar.position[2] + 0.1 : 1.6,
        );
      for (const table of plan.placed
        .filter(({ piece, position }) => piece.kind === 'table' && position[2] > 2.5)
        .slice(0, 2))
        hang(
          plan,
          pendant(form, plan.height - 1.75, shell, room.isLit),
          table.position[0] * plan.flip,
          table.position[2],
        );
    }
    hangPrints(room, 'right', 3.6, 1.8);
    hangPrints(room, 'back', -plan.width / 2 + 0.9, 1.2);
    const w = plan.width / 2;
    for (const spot of [
      { x: -w + 0.5, z: 0.5 },
      { x: w - 0.5, z: 2.4 },
      { x: w - 0.5, z: 4.9 },
    ])
      if (maybe(room, 'plant', 0.8)) await standPlant(room, spot, random.between(1.3, 1.9));
  },
};

async function setBar(room: Room, bar: Placed): Promise<void> {
  const { plan, random, style } = room;
  const w = bar.piece.size[0] / 2;
  const side = random.sign();
  placeOn(
    plan,
    espressoMachine(random.chance(0.5) ? METALS.steel : { ...FINISHES.lacquer, color: style.accent }),
    bar,
    { x: side * (w - 0.55), z: 0, turn: Math.PI },
  );
  const things = [
    await prop(room, 'bread', 'made-bread'),
    await prop(room, 'cupcake', 'cupcake'),
    await prop(room, 'cupcake', 'cupcake'),
    await smallPlant(room),
    vessel('jar', 0.16, createMaterial('glass', '#e8efe9')),
    vessel('bowl', 0.07, style.vessel),
  ];
  let x = -side * (w - 0.25);
  for (const piece of things) {
    if (piece)
      placeOn(plan, piece, bar, { x, z: random.between(-0.06, 0.1), turn: random.between(-0.5, 0.5) });
    x += side * random.between(0.2, 0.3);
  }
}

/** Crockery, as high as it is in a café. */
function shelfWare({ random, style }: Room): Piece {
  const [form, low, high] = random.pick([
    ['jar', 0.12, 0.17],
    ['jar', 0.1, 0.14],
    ['bottle', 0.15, 0.2],
    ['bowl', 0.05, 0.075],
  ] as const);
  const material = random.pick([
    style.vessel,
    createMaterial('ceramic', '#e8e4dc'),
    createMaterial('glass', '#a8a06a'),
    createMaterial('ceramic', '#6b5844'),
  ]);
  return vessel(form, random.between(low, high), material);
}
