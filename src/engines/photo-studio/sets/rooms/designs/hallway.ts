import { FINISHES } from '../../../materials/finishes.ts';
import { dressTop, hangPrints, prop, putLamp, standPlant, white } from '../dressing.ts';
import { herringboneFloor, plankFloor, tileFloor } from '../floors.ts';
import { hang, mount, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { basket, wallMirror } from '../pieces/decor.ts';
import { coatRail } from '../pieces/hall.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { bench } from '../pieces/sofas.ts';
import { cloth } from '../pieces/soft.ts';
import { cabinet } from '../pieces/storage.ts';
import { splayedTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, maybe, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const HALLWAY: RoomDesign = {
  name: 'hallway',
  nouns: ['hallway', 'entrance hall', 'entryway', 'foyer', 'vestibule'],
  size: (random) => ({
    width: random.between(3, 3.5),
    depth: random.between(4.6, 5.2),
    height: random.pick([2.6, 2.75, 2.95]),
  }),
  shows: ['console', 'mirror', 'rug', 'bench', 'coats', 'plant', 'lamp', 'vase', 'shoes'],
  moods: ['soft', 'soft', 'window', 'bright', 'evening'],
  fill: 0.4,
  openings: ({ random, plan }) => [
    {
      wall: 'left',
      along: random.between(1.9, 2.4),
      width: 1.2,
      sill: 0.6,
      head: Math.min(2.35, plan.height - 0.25),
      kind: 'window',
    },
    { wall: 'right', along: random.between(1.5, 1.9), width: 0.92, sill: 0, head: 2.08, kind: 'door' },
    ...(random.chance(0.4)
      ? [
          {
            wall: 'back',
            along: plan.width / 2 - 0.72,
            width: 0.9,
            sill: 0,
            head: 2.08,
            kind: 'door',
          } as const,
        ]
      : []),
  ],
  shell({ style, random, plan }) {
    const isClassic = style.character === 'classic' || random.chance(0.4);
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.55) ? style.accentWall : style.wall) },
      ...random.pick([
        () => herringboneFloor(style.woodName === 'black' ? 'oak' : style.woodName),
        () => plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName, true),
        () => tileFloor([0.77, 0.75, 0.71], [0.1, 0.1, 0.105]),
        () => tileFloor([0.64, 0.6, 0.54]),
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' ? METALS.black : style.metal,
      ...(isClassic
        ? {
            wainscot: {
              height: random.pick([1, 1.25]),
              material: random.chance(0.5) ? white() : { ...FINISHES.painted, color: style.accentWall },
              form: random.pick(['panels', 'boards'] as const),
            },
          }
        : {}),
      hasCornice: plan.height > 2.9,
      panes: random.pick([
        [2, 2],
        [1, 2],
        [2, 3],
      ]),
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const hasDoor = plan.openings.some(({ wall }) => wall === 'back');
    const x = hasDoor ? -0.45 : random.between(-0.3, 0.2);
    const isBench = random.chance(0.4);
    const main = isBench
      ? castAndPlace(
          room,
          ['bench'],
          () =>
            bench(
              random.between(1.05, 1.25),
              style.wood.along,
              random.chance(0.5) ? style.metal : style.wood.up,
              cloth(style.accent, 'linen'),
            ),
          (piece, subject) => placeAgainst(plan, piece, 'back', x, { subject, gap: 0.04 }),
        )
      : castAndPlace(
          room,
          ['sideboard', 'table'],
          () =>
            random.chance(0.5)
              ? cabinet(
                  'console',
                  { width: 1.2, height: 0.8, depth: 0.36 },
                  { rows: 1, columns: 3, foot: 0.2 },
                  {
                    body: style.wood,
                    front: style.wood.up,
                    handle: style.metal,
                    leg: style.wood.up,
                    isSlatted: random.chance(0.5),
                  },
                )
              : splayedTable(
                  'console',
                  { width: 1.15, depth: 0.36, height: 0.8 },
                  style.wood.along,
                  style.wood.up,
                ),
          (piece, subject) => placeAgainst(plan, piece, 'back', x, { subject, gap: 0.04 }),
        );
    if (isBench)
      mount(plan, coatRail(random, 1.1, style.wood.along, style.metal, style.colors), 'back', x, 1.62);
    else if (allows(room, 'mirror'))
      mount(
        plan,
        random.chance(0.65)
          ? wallMirror(random.between(0.7, 0.9), style.metal)
          : wallMirror(0.62, style.metal, 0.95),
        'back',
        x,
        1.08,
      );
    if (allows(room, 'rug'))
      place(plan, rug(random, 1.0, 2.3, style.textile, style.accent), { x: x * 0.5, z: 2.1 });
    if (!isBench && random.chance(0.6))
      castAndPlace(
        room,
        ['chair'],
        () => null,
        (piece, subject) => place(plan, piece, { x: x - 1, z: 0.5 }, { subject }),
      );
    return main
      ? [main, ...plan.placed.filter(({ piece }) => piece.kind === 'mirror' || piece.kind === 'coats')]
      : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    const main = plan.placed.find(({ piece }) => piece.kind === 'console' || piece.kind === 'sideboard');
    const seat = plan.placed.find(({ piece }) => piece.kind === 'bench');
    if (main && main.subject === undefined) {
      putLamp(room, main, main.piece.size[0] / 2 - 0.2);
      await dressTop(room, main, { x: -0.2, width: 0.6, tall: 0.5 });
    }
    const bag = await prop(room, 'handbag', 'handbag');
    if (seat && bag) placeOn(plan, bag, seat, { x: 0.3, z: 0, turn: 0.2 }, { tolerance: 0.05 });
    const shoes = await prop(room, 'shoes', 'ankle-boots', 'slippers');
    if (shoes)
      place(plan, shoes, {
        x: seat ? seat.position[0] * plan.flip - 0.2 : -plan.width / 2 + 0.4,
        z: seat ? 0.62 : 1.2,
        turn: 0.3,
      });
    const w = plan.width / 2;
    place(plan, basket(0.19, 0.32, cloth(style.textile, 'knit')), {
      x: main ? main.position[0] * plan.flip + random.sign() * 0.25 : w - 0.4,
      z: 0.3,
    });
    const umbrella = await prop(room, 'umbrella', 'umbrella');
    if (umbrella && umbrella.size[1] > 0.6) placeAgainst(plan, umbrella, 'right', 2.7);
    for (const spot of [
      { x: -w + 0.42, z: 0.45 },
      { x: w - 0.42, z: 0.45 },
      { x: -w + 0.42, z: 3.4 },
    ])
      if (maybe(room, 'plant', 0.75)) await standPlant(room, spot, random.between(1.1, 1.6));
    if (!plan.openings.some(({ wall, along }) => wall === 'right' && Math.abs(along - 3.1) < 1))
      hangPrints(room, 'right', 3.1, 1.2);
    hangPrints(room, 'left', 0.8, 0.9);
    if (allows(room, 'lamp') && random.chance(0.7))
      hang(plan, pendant(random.pick(['globe', 'dome', 'paper']), 0.75, style.metal, room.isLit), 0, 1.7);
  },
};
