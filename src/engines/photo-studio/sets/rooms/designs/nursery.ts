import { FINISHES } from '../../../materials/finishes.ts';
import {
  cushionCovers,
  dressTop,
  hangCurtains,
  hangPrints,
  prop,
  standLamp,
  standPlant,
  white,
} from '../dressing.ts';
import { plankFloor } from '../floors.ts';
import { hang, mount, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { crib } from '../pieces/beds.ts';
import { basket } from '../pieces/decor.ts';
import { pendant } from '../pieces/lamps.ts';
import { mobile, pennants, toyBlocks } from '../pieces/nursery.ts';
import { pouf, sofa } from '../pieces/sofas.ts';
import { cloth } from '../pieces/soft.ts';
import { bookcase, cabinet, wallShelf } from '../pieces/storage.ts';
import { roundRug } from '../pieces/textiles.ts';
import { allows, castAndPlace, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const NURSERY: RoomDesign = {
  name: 'nursery',
  nouns: [
    'nursery',
    "baby's room",
    'baby room',
    "child's room",
    'kids room',
    "children's room",
    'playroom',
    'kids bedroom',
    "children's bedroom",
  ],
  size: (random) => ({
    width: random.between(3.6, 4.2),
    depth: random.between(4.8, 5.3),
    height: random.pick([2.5, 2.6]),
  }),
  shows: ['crib', 'armchair', 'lamp', 'rug', 'pennants', 'mobile', 'ottoman', 'books'],
  moods: ['window', 'soft', 'soft', 'bright', 'bright', 'evening'],
  fill: 0.48,
  openings: ({ random }) => [
    {
      wall: 'left',
      along: random.between(1.7, 2.3),
      width: random.pick([1.3, 1.7]),
      sill: 0.85,
      head: 2.2,
      kind: 'window',
    },
  ],
  shell({ style, random }) {
    const soft = style.accentWall.map((value, i) => 0.45 * value + 0.55 * style.wall[i]!) as [
      number,
      number,
      number,
    ];
    const form = random.pick(['boards', 'panels'] as const);
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.6) ? soft : style.wall) },
      ...plankFloor(random.pick(['birch', 'oak', 'gray-oak']), random.chance(0.4)),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: white(),
      ...(random.chance(0.45)
        ? {
            wainscot: {
              height: 1.05,
              material: {
                ...FINISHES.painted,
                color: random.chance(0.5) ? ([0.79, 0.78, 0.76] as const) : soft,
              },
              form,
            },
          }
        : {}),
      panes: [2, 2],
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const x = random.between(-0.55, 0.1);
    const look = random.chance(0.4) ? white() : style.wood.up;
    const cot = castAndPlace(
      room,
      ['crib', 'bed'],
      () =>
        crib(
          look,
          cloth([0.82, 0.81, 0.79], 'linen'),
          cloth(random.pick([style.accent, style.second]), 'knit'),
        ),
      (piece, subject) => placeAgainst(plan, piece, 'back', x, { subject, gap: 0.06, mayShade: true }),
    );
    castAndPlace(
      room,
      ['sideboard'],
      () =>
        cabinet(
          'sideboard',
          { width: 0.95, height: 0.86, depth: 0.46 },
          { rows: 3, columns: 1 },
          {
            body: style.wood,
            front: random.chance(0.5) ? white() : style.wood.along,
            handle: style.metal,
            leg: style.wood.up,
          },
        ),
      (piece, subject) =>
        placeAgainst(plan, piece, 'back', x + 1.3, { subject }) ??
        placeAgainst(plan, piece, 'right', 2.4, { subject }),
    );
    castAndPlace(
      room,
      ['armchair', 'chair'],
      () =>
        sofa(random, 1, {
          cover: cloth(
            random.pick([style.textile, style.accent, style.second]),
            random.pick(['knit', 'fabric', 'velvet']),
          ),
          leg: style.wood.up,
          cushions: cushionCovers(room, 1),
          form: 'round',
        }),
      (piece, subject) =>
        place(plan, piece, { x: plan.width / 2 - 0.75, z: 1.9, turn: -0.9 }, { subject, mayShade: true }) ??
        place(plan, piece, { x: -plan.width / 2 + 0.75, z: 2.2, turn: 1 }, { subject, mayShade: true }),
    );
    castAndPlace(
      room,
      ['bookcase'],
      () =>
        random.chance(0.6)
          ? bookcase(random, { width: 0.85, height: 0.95, depth: 0.28 }, style.wood, style.colors)
          : null,
      (piece, subject) => placeAgainst(plan, piece, 'right', 3, { subject }),
    );
    if (allows(room, 'rug'))
      place(plan, roundRug(random.between(1.6, 2), random.pick([style.textile, style.accent])), {
        x: x + 0.35,
        z: 2,
      });
    return cot ? [cot, ...plan.placed.filter(({ piece }) => piece.kind === 'armchair')] : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const opening of plan.openings) hangCurtains(room, opening);
    const cot = plan.placed.find(({ piece }) => piece.kind === 'crib' || piece.kind === 'bed');
    const x = cot ? cot.position[0] * plan.flip : 0;
    const above = random.pick(['pennants', 'shelf', 'prints', 'pennants']);
    if (above === 'pennants') mount(plan, pennants(1.7, style.colors), 'back', x + 0.2, 1.62);
    if (above === 'shelf') mount(plan, wallShelf(random, 0.9, style.wood, style.colors), 'back', x, 1.5);
    hangPrints(room, 'back', x, 1.5, 1.2);
    if (cot && random.chance(0.6)) hang(plan, mobile(style.colors, plan.height - 1.62), x, cot.position[2]);
    for (const thing of [...plan.placed]) {
      if (thing.piece.kind === 'sideboard' && thing.subject === undefined) {
        await dressTop(room, thing, { width: 0.6, tall: 0.4 });
        const bear = await prop(room, 'teddy bear', 'teddy-bear');
        if (bear && random.chance(0.5)) placeOn(plan, bear, thing, { x: 0.25, z: 0 });
      }
    }
    const bear = await prop(room, 'teddy bear', 'teddy-bear');
    const horse = await prop(room, 'rocking horse', 'rocking-horse');
    const w = plan.width / 2;
    place(plan, basket(0.22, 0.36, cloth(style.second, 'knit')), { x: w - 0.4, z: random.between(2.8, 3.2) });
    if (horse && random.chance(0.6))
      place(plan, horse, { x: -w + 0.8, z: 2.3, turn: 0.9 }, { mayShade: true });
    if (bear) place(plan, bear, { x: x + random.between(0.5, 0.9), z: random.between(1.5, 1.9), turn: 0.2 });
    place(plan, toyBlocks(random, style.colors, style.wood.along), {
      x: x + random.between(-0.4, 0.2),
      z: 2.2,
    });
    if (allows(room, 'ottoman') && random.chance(0.6))
      place(plan, pouf(0.24, 0.34, cloth(style.accent, 'knit')), { x: w - 1.35, z: 2.35 });
    if (!plan.placed.some(({ piece }) => piece.lamps))
      standLamp(room, { x: w - 0.35, z: 0.4 }, ['tripod', 'globe']) ??
        standLamp(room, { x: w - 0.35, z: 1.2 }, ['globe']);
    await standPlant(room, { x: -w + 0.42, z: 0.42 }, random.between(0.9, 1.4));
    if (random.chance(0.5) && allows(room, 'lamp'))
      hang(plan, pendant('paper', 0.62, style.metal, room.isLit), x + 0.7, 2);
  },
};
