import { FINISHES } from '../../../materials/finishes.ts';
import {
  cushionCovers,
  dressTop,
  hangCurtains,
  hangPrints,
  putLamp,
  standLamp,
  standPlant,
  white,
} from '../dressing.ts';
import { herringboneFloor, plankFloor } from '../floors.ts';
import { hang, type Opening, type Placed, place, placeAgainst } from '../layout/room-plan.ts';
import { bed } from '../pieces/beds.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { bench, sofa } from '../pieces/sofas.ts';
import { cloth } from '../pieces/soft.ts';
import { cabinet, wardrobe } from '../pieces/storage.ts';
import { pedestalTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, isWished, maybe, model, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const BEDROOM: RoomDesign = {
  name: 'bedroom',
  nouns: ['bedroom', 'guest room', 'master bedroom', 'hotel room', 'sleeping room'],
  size: (random) => ({
    width: random.between(4.1, 4.9),
    depth: random.between(5.2, 5.8),
    height: random.pick([2.5, 2.65, 2.8]),
  }),
  shows: [
    'bed',
    'picture',
    'lamp',
    'pendant',
    'bedside',
    'plant',
    'bench',
    'curtain',
    'rug',
    'armchair',
    'wardrobe',
    'sideboard',
    'window',
  ],
  moods: ['window', 'window', 'soft', 'soft', 'bright', 'evening'],
  fill: 0.6,
  openings(room) {
    const { plan, random } = room;
    const isTall = random.chance(0.5);
    const shape = {
      sill: isTall ? 0.04 : 0.8,
      head: Math.min(plan.height - 0.25, 2.3),
      kind: 'window',
    } as const;
    const side: Opening = {
      wall: 'left',
      along: random.between(1.7, 2.4),
      width: random.pick([1.4, 1.9]),
      ...shape,
    };
    return hasWindowBesideBed(room)
      ? [{ wall: 'back', along: -plan.width / 2 + 0.95, width: 1.3, ...shape }, side]
      : [side];
  },
  shell({ style, random }) {
    const isClassic = style.character === 'classic';
    const lower = random.chance(isClassic ? 0.8 : 0.3);
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.6) ? style.accentWall : style.wall) },
      ...(random.chance(0.3)
        ? herringboneFloor(style.woodName === 'black' ? 'oak' : style.woodName)
        : plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName, random.chance(0.5))),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' && !isClassic ? METALS.black : white(),
      ...(lower
        ? {
            wainscot: {
              height: random.pick([0.95, 1.15]),
              material: random.chance(0.6) ? white() : { ...FINISHES.painted, color: style.accentWall },
              form: random.pick(['panels', 'boards'] as const),
            },
          }
        : {}),
      hasCornice: isClassic,
      panes: random.pick([
        [2, 1],
        [2, 2],
        [2, 3],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const x = random.between(-0.1, 0.3) + (hasWindowBesideBed(room) ? 0.3 : 0);
    const upholstery = cloth(
      random.chance(0.5) ? style.sofa : style.accent,
      random.pick(['linen', 'velvet', 'fabric']),
    );
    const own = random.chance(0.2) ? await model(room, 'bed', 'double-bed') : null;
    const sleeper = castAndPlace(
      room,
      ['bed'],
      () =>
        own ??
        bed(random, random.pick([1.6, 1.6, 1.8]), {
          frame: style.wood.along,
          headboard: random.pick(['panels', 'slats', 'plank', 'tufted']),
          cover: upholstery,
          linen: cloth([0.82, 0.81, 0.78], 'linen'),
          duvet: cloth(random.pick([[0.83, 0.82, 0.79], style.textile, [0.8, 0.79, 0.76]]), 'linen'),
          throwCover: random.chance(0.75) ? cloth(random.pick([style.accent, style.second]), 'knit') : null,
          cushions: cushionCovers(room, random.pick([1, 2, 3])),
        }),
      (piece, subject) => placeAgainst(plan, piece, 'back', x, { subject, gap: 0.04, mayShade: true }),
    );
    const half = (sleeper?.piece.size[0] ?? 1.7) / 2;
    const length = sleeper?.piece.size[2] ?? 2.1;
    for (const side of [-1, 1])
      castAndPlace(
        room,
        ['bedside'],
        () => nightstand(room),
        (piece, subject) =>
          placeAgainst(plan, piece, 'back', x + side * (half + piece.size[0] / 2 + 0.06), {
            subject,
            mayShade: true,
          }),
      );
    if (allows(room, 'rug'))
      place(plan, rug(random, Math.min(2.9, plan.width - 0.9), 1.9, style.textile, style.accent), {
        x,
        z: length * 0.85,
      });
    if (maybe(room, 'bench', 0.35))
      castAndPlace(
        room,
        ['bench'],
        () => bench(1.2, style.wood.along, style.wood.up, upholstery),
        (piece, subject) => place(plan, piece, { x, z: length + 0.35 }, { subject }),
      );
    if (maybe(room, 'wardrobe', 0.5))
      castAndPlace(
        room,
        ['wardrobe'],
        () =>
          wardrobe(
            random.pick([1.5, 2]),
            { ...FINISHES.painted, color: random.chance(0.5) ? [0.78, 0.77, 0.74] : style.accentWall },
            style.metal,
          ),
        (piece, subject) => placeAgainst(plan, piece, 'right', random.between(3, 3.4), { subject }),
      );
    else
      castAndPlace(
        room,
        ['sideboard'],
        () =>
          cabinet(
            'sideboard',
            { width: 1.1, height: 0.84, depth: 0.45 },
            { rows: 3, columns: 2 },
            {
              body: style.wood,
              front: style.wood.along,
              handle: style.metal,
              leg: style.wood.up,
            },
          ),
        (piece, subject) => placeAgainst(plan, piece, 'right', random.between(2.6, 3), { subject }),
      );
    chair(room, x, length);
    return sleeper ? [sleeper] : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const opening of plan.openings) hangCurtains(room, opening);
    const sleeper = plan.placed.find(({ piece }) => piece.kind === 'bed');
    const x = sleeper ? sleeper.position[0] * plan.flip : 0;
    const tables = plan.placed.filter(({ piece }) => piece.kind === 'bedside');
    const hangs = !room.asked.length && random.chance(0.35);
    for (const [i, table] of tables.entries()) {
      if (hangs && allows(room, 'pendant'))
        hang(
          plan,
          pendant(random.pick(['globe', 'cone', 'dome']), plan.height - 1.25, style.metal, room.isLit),
          table.position[0] * plan.flip,
          table.position[2],
        );
      else putLamp(room, table, 0, -0.06);
      if (i === 0) await dressTop(room, table, { x: 0.1, z: 0.1, width: 0.14, tall: 0.1 });
    }
    hangPrints(room, 'back', x, 1.6, sleeper ? Math.max(1.05, sleeper.piece.size[1]) : 1);
    for (const thing of [...plan.placed])
      if (thing.piece.kind === 'sideboard' && thing.subject === undefined) {
        await dressTop(room, thing, { width: 0.8, tall: 0.55 });
        hangPrints(room, 'right', thing.position[2], 1, 0.9);
      }
    const w = plan.width / 2;
    if (!plan.placed.some(({ piece }) => piece.lamps))
      standLamp(room, { x: w - 0.45, z: 0.45 }, ['drum', 'tripod']);
    for (const spot of [
      { x: -w + 0.45, z: 0.5 },
      { x: w - 0.5, z: 1.2 },
      { x: -w + 0.5, z: 3.5 },
    ])
      if (maybe(room, 'plant', 0.7)) await standPlant(room, spot, random.between(0.9, 1.6));
    if (random.chance(0.3) && allows(room, 'pendant') && !hangs)
      hang(plan, pendant('paper', 0.7, style.metal, room.isLit), x, 1.9);
  },
};

/** Upright pictures show the bed and little of the side walls: a window that is asked for is beside it. */
function hasWindowBesideBed({ request }: Room): boolean {
  return request.width < 0.85 * request.height && isWished(request, 'window');
}

function nightstand({ random, style }: Room) {
  if (random.chance(0.3)) return pedestalTable('bedside', 0.42, 0.5, style.wood.along, style.metal);
  return cabinet(
    'bedside',
    { width: 0.46, height: 0.5, depth: 0.38 },
    { rows: 2, columns: 1, foot: 0.14 },
    {
      body: style.wood,
      front: style.wood.along,
      handle: style.metal,
      leg: style.wood.up,
    },
  );
}

/** An armchair by the window. */
function chair(room: Room, x: number, length: number): Placed | null {
  const { plan, random, style } = room;
  if (!maybe(room, 'armchair', 0.6) && !room.asked.length) return null;
  return castAndPlace(
    room,
    ['armchair', 'chair'],
    () =>
      sofa(random, 1, {
        cover: cloth(style.second, random.pick(['fabric', 'velvet'])),
        leg: style.wood.up,
        cushions: cushionCovers(room, 1),
        form: random.pick(['slim', 'round']),
      }),
    (piece, subject) =>
      place(
        plan,
        piece,
        { x: -plan.width / 2 + 0.75, z: Math.max(length + 0.2, 2.6), turn: 0.8 },
        { subject, mayShade: true },
      ) ?? place(plan, piece, { x: x - 1.6, z: length + 0.7, turn: 0.6 }, { subject, mayShade: true }),
  );
}
