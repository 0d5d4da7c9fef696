import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { cushionCovers, dressTop, hangPrints, prop, putLamp, standPlant, white } from '../dressing.ts';
import { herringboneFloor, marbleFloor, terrazzoFloor, tileFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { pendant } from '../pieces/lamps.ts';
import { keyRack, luggageCart, receptionDesk, slatPanel } from '../pieces/lobby.ts';
import { METALS } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { sofa } from '../pieces/sofas.ts';
import { cloth, leatherOf } from '../pieces/soft.ts';
import { drumTable, pedestalTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble } from '../surfaces/stone.ts';

/** Where the reception stands, and where guests sit. */
const DESK_X = 1.15;
const SEATS = { x: -1.35, z: 3.1 };

/** The hall of a hotel: a reception under lamps, and armchairs around a table by the windows. */
export const LOBBY: RoomDesign = {
  name: 'hotel lobby',
  nouns: [
    'hotel lobby',
    'lobby',
    'hotel reception',
    'reception area',
    'reception desk',
    'hotel foyer',
    'office lobby',
    'hotel lounge',
  ],
  size: (random) => ({
    width: random.between(6.4, 7.2),
    depth: random.between(7.2, 7.8),
    height: random.pick([3.4, 3.6, 3.9]),
  }),
  shows: [
    'counter',
    'sofa',
    'armchair',
    'coffee-table',
    'rug',
    'lamp',
    'pendant',
    'plant',
    'vase',
    'window',
    'picture',
    'luggage',
  ],
  moods: ['window', 'window', 'soft', 'bright', 'evening', 'evening'],
  fill: 0.72,
  isLitByDay: true,
  openings: ({ plan }) => {
    const shape = { sill: 0.12, head: plan.height - 0.4, kind: 'window' } as const;
    return [
      { wall: 'left', along: 2, width: 1.9, ...shape },
      { wall: 'left', along: 4.6, width: 1.9, ...shape },
    ];
  },
  shell({ style, random }) {
    const dark = { ...FINISHES.painted, color: style.accentWall };
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.6) ? style.accentWall : style.wall) },
      ...random.pick([
        marbleFloor,
        terrazzoFloor,
        () => herringboneFloor(random.pick(['oak', 'walnut'])),
        () => tileFloor([0.75, 0.74, 0.71], [0.09, 0.09, 0.095]),
        () => tileFloor([0.64, 0.6, 0.54]),
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: random.chance(0.5) ? dark : white(),
      frame: METALS.black,
      hasCornice: style.character === 'classic' || random.chance(0.4),
      panes: random.pick([
        [2, 1],
        [2, 3],
        [3, 4],
      ]),
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const desk = allows(room, 'counter')
      ? placeAgainst(plan, ownDesk(room), 'back', DESK_X, { gap: 0.85, mayShade: true })
      : null;
    const { x, z } = { x: SEATS.x + random.between(-0.15, 0.1), z: SEATS.z + random.between(-0.15, 0.15) };
    if (allows(room, 'rug'))
      place(plan, rug(random, 2.9, 2.3, style.textile, style.accent), { x: x - 0.1, z });
    const couch = castAndPlace(
      room,
      ['sofa'],
      () =>
        sofa(random, random.pick([2, 3]), {
          cover: coverOf(room),
          leg: random.chance(0.5) ? METALS.black : style.wood.up,
          cushions: cushionCovers(room, 3),
          form: random.pick(['slim', 'box', 'round']),
        }),
      (piece, subject) =>
        place(plan, piece, { x: x - 1.2, z, turn: Math.PI / 2 }, { subject, mayShade: true }),
    );
    const table = castAndPlace(
      room,
      ['coffee-table', 'table'],
      () =>
        random.chance(0.5)
          ? pedestalTable(
              'coffee-table',
              0.9,
              0.4,
              marble(random.pick(['white', 'green', 'black'])),
              style.metal,
            )
          : drumTable('coffee-table', 0.85, 0.38, style.wood.up, style.wood.along),
      (piece, subject) => place(plan, piece, { x, z }, { subject }),
    );
    const cover = coverOf(room);
    const own = sofa(random, 1, {
      cover,
      leg: random.chance(0.5) ? METALS.black : style.wood.up,
      cushions: [],
      form: random.pick(['slim', 'round']),
    });
    for (const side of [-1, 1])
      castAndPlace(
        room,
        ['armchair', 'chair'],
        () => ({ ...own, kind: 'armchair' }),
        (piece, subject) =>
          place(
            plan,
            piece,
            { x: x + 1.1, z: z + side * 0.52, turn: -Math.PI / 2 + side * 0.16 },
            { subject },
          ),
      );
    placeAgainst(
      plan,
      {
        ...luggageCart(METALS.brass, cloth([0.3, 0.05, 0.06], 'felt'), [
          leatherOf('#7d4a28'),
          { ...FINISHES.leather, color: style.accentWall },
          leatherOf('#b89468'),
        ]),
        kind: 'luggage',
      },
      'right',
      3.3,
      { gap: 0.35 },
    );
    return [desk, table, couch].filter((thing): thing is Placed => thing !== null);
  },
  async dress(room) {
    const { plan, random, style } = room;
    const desk = plan.placed.find(({ piece }) => piece.kind === 'counter');
    if (desk) await setReception(room, desk);
    const table = plan.placed.find(
      ({ piece, subject }) => piece.kind === 'coffee-table' && subject === undefined,
    );
    if (table) await dressTop(room, table, { width: 0.6, tall: 0.45 });
    if (allows(room, 'lamp')) {
      const form = random.pick(['globe', 'dome', 'cone'] as const);
      const shell = random.pick([METALS.black, METALS.brass]);
      for (const dx of [-0.8, 0, 0.8])
        hang(plan, pendant(form, plan.height - 2.1, shell, room.isLit), DESK_X + dx, 1.45);
      for (const [dx, dz, low] of [
        [-0.25, -0.2, 2.3],
        [0.2, 0.15, 2.55],
        [-0.1, 0.3, 2.75],
      ] as const)
        hang(plan, pendant('globe', plan.height - low, METALS.brass, room.isLit), SEATS.x + dx, SEATS.z + dz);
    }
    const w = plan.width / 2;
    for (const spot of [
      { x: -w + 0.55, z: 0.55 },
      { x: w - 0.5, z: 0.5 },
      { x: -w + 0.5, z: 5.9 },
      { x: -w + 0.5, z: 3.3 },
      { x: w - 0.5, z: 4.9 },
    ])
      if (maybe(room, 'plant', 0.85)) await standPlant(room, spot, random.between(1.5, 2.1));
    hangPrints(room, 'back', -w + 1.5, 1.9);
    hangPrints(room, 'right', 4.6, 1.9);
    if (desk && allows(room, 'vase') && random.chance(0.8))
      placeOn(
        plan,
        branchesInVase(random, random.pick(['pampas', 'eucalyptus', 'twigs']), style.vessel, 0.62),
        desk,
        { x: -0.95, z: 0.2 },
      );
  },
};

function ownDesk({ random, style }: Room) {
  const stone = marble(random.pick(['white', 'beige', 'black', 'green']));
  const front: Material = random.pick([
    style.wood.up,
    { ...FINISHES.painted, color: style.accentWall },
    { ...FINISHES.painted, color: [0.78, 0.76, 0.72] },
  ]);
  return receptionDesk(random.between(2.5, 2.9), front, stone, METALS.brass);
}

function coverOf({ random, style }: Room): Material {
  return random.pick([
    () => cloth(style.sofa, 'velvet'),
    () => cloth(style.accent, 'velvet'),
    () => cloth(style.textile, 'linen'),
    () => leatherOf('#8a5434'),
  ])();
}

/** Keys or laths behind the desk, and a bell and a lamp on it. */
async function setReception(room: Room, desk: Placed): Promise<void> {
  const { plan, random, style } = room;
  const hasKeys = random.chance(0.6);
  if (!hasKeys || random.chance(0.5))
    mount(plan, slatPanel(3, plan.height - 0.9, style.wood.up), 'back', DESK_X, 0.12);
  if (hasKeys)
    mount(plan, keyRack(8, 4, style.wood.along, METALS.brass), 'back', DESK_X, 1.3, { away: 0.05 });
  putLamp(room, desk, desk.piece.size[0] / 2 - 0.25, 0.2);
  const bell = await prop(room, 'bell', 'made-service-bell');
  if (bell) placeOn(plan, bell, desk, { x: 0.1, z: 0.24 });
}
