import { FINISHES } from '../../../materials/finishes.ts';
import {
  dressTop,
  hangCurtains,
  hangPrints,
  prop,
  smallPlant,
  standLamp,
  standPlant,
  white,
} from '../dressing.ts';
import { herringboneFloor, plankFloor } from '../floors.ts';
import { mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { stackOfBooks } from '../pieces/decor.ts';
import { deskLamp } from '../pieces/lamps.ts';
import { keyboard, monitor, mouse, notebook, penCup, swivelChair } from '../pieces/office.ts';
import { METALS } from '../pieces/piece.ts';
import { sofa } from '../pieces/sofas.ts';
import { cloth, leatherOf } from '../pieces/soft.ts';
import { bookcase, cabinet, coverOf, wallShelf } from '../pieces/storage.ts';
import { desk, splayedTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, firstModel, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const HOME_OFFICE: RoomDesign = {
  name: 'home office',
  nouns: ['home office', 'study', 'workspace', 'work space', 'writing room'],
  size: (random) => ({
    width: random.between(3.7, 4.4),
    depth: random.between(4.8, 5.4),
    height: random.pick([2.55, 2.7, 2.9]),
  }),
  shows: [
    'desk',
    'lamp',
    'office-chair',
    'rug',
    'bookcase',
    'monitor',
    'shelf',
    'plant',
    'picture',
    'armchair',
    'window',
    'notebook',
  ],
  moods: ['window', 'window', 'soft', 'bright', 'evening', 'dark'],
  fill: 0.5,
  openings({ random, plan }) {
    const shape = {
      sill: random.pick([0.05, 0.85]),
      head: Math.min(2.35, plan.height - 0.22),
      kind: 'window',
    } as const;
    return random.chance(0.3)
      ? [{ wall: 'back', along: -plan.width * 0.18, width: 1.5, ...shape, sill: 0.9 }]
      : [{ wall: 'left', along: random.between(1.5, 2.2), width: random.pick([1.3, 1.8]), ...shape }];
  },
  shell({ style, random }) {
    const isClassic = style.character === 'classic';
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.55) ? style.accentWall : style.wall) },
      ...(random.chance(0.4)
        ? herringboneFloor(style.woodName === 'black' ? 'oak' : style.woodName)
        : plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName)),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' ? METALS.black : white(),
      ...(isClassic && random.chance(0.6)
        ? {
            wainscot: {
              height: 1,
              material: { ...FINISHES.painted, color: style.accentWall },
              form: 'panels' as const,
            },
          }
        : {}),
      panes: random.pick([
        [2, 1],
        [2, 2],
        [2, 3],
      ]),
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const x = random.between(-0.25, 0.25);
    const isFacingUs = random.chance(0.35);
    const width = random.between(1.35, 1.65);
    const made = () => {
      const drawer = random.chance(0.5)
        ? { ...FINISHES.painted, color: random.pick([style.textile, style.accentWall]) }
        : null;
      return random.chance(0.6)
        ? desk(
            { width, depth: 0.7, height: 0.74 },
            style.wood,
            random.chance(0.6) ? style.metal : style.wood.up,
            drawer,
          )
        : splayedTable('desk', { width, depth: 0.7, height: 0.74 }, style.wood.along, style.wood.up);
    };
    const table = castAndPlace(room, ['desk'], made, (piece, subject) =>
      isFacingUs
        ? place(plan, piece, { x, z: 1.5, turn: 0 }, { subject, mayShade: true })
        : placeAgainst(plan, piece, 'back', x, { subject, gap: 0.05, mayShade: true }),
    );
    const cover = random.chance(0.4)
      ? leatherOf('#6b4a34')
      : cloth(random.pick([style.accent, style.second, style.sofa]), 'fabric');
    const z = table ? table.position[2] : 0.6;
    castAndPlace(
      room,
      ['office-chair', 'chair', 'armchair'],
      () => swivelChair(cover, style.metalName === 'brass' ? METALS.black : style.metal, random.chance(0.6)),
      (piece, subject) =>
        isFacingUs
          ? place(
              plan,
              piece,
              { x: x + random.between(-0.1, 0.1), z: z - 0.68, turn: random.between(-0.3, 0.3) },
              { subject, mayShade: true },
            )
          : place(
              plan,
              piece,
              { x: x + random.between(-0.15, 0.15), z: z + 0.62, turn: Math.PI + random.between(-0.7, 0.7) },
              { subject, mayShade: true },
            ),
    );
    if (allows(room, 'rug'))
      place(plan, rug(random, 2.3, 1.6, style.textile, style.accent), { x, z: z + 0.85 });
    const isTall = random.chance(0.6);
    castAndPlace(
      room,
      ['bookcase'],
      () =>
        bookcase(
          random,
          { width: isTall ? 0.95 : 1.3, height: isTall ? 2 : 1.1, depth: 0.3 },
          style.wood,
          style.colors,
        ),
      (piece, subject) =>
        placeAgainst(plan, piece, 'back', plan.width / 2 - piece.size[0] / 2 - 0.06, { subject }) ??
        placeAgainst(plan, piece, 'right', random.between(1.2, 1.7), { subject }) ??
        placeAgainst(plan, piece, 'right', 2.6, { subject }),
    );
    if (maybe(room, 'armchair', 0.55))
      castAndPlace(
        room,
        ['armchair'],
        () =>
          sofa(random, 1, {
            cover: cloth(style.second, 'velvet'),
            leg: style.wood.up,
            cushions: [cloth(style.accent, 'linen')],
            form: random.pick(['slim', 'round']),
          }),
        (piece, subject) =>
          place(plan, piece, { x: plan.width / 2 - 0.7, z: 3, turn: -1.2 }, { subject, mayShade: true }),
      );
    else
      castAndPlace(
        room,
        ['sideboard'],
        () =>
          cabinet(
            'sideboard',
            { width: 1.2, height: 0.7, depth: 0.4 },
            { rows: 1, columns: 3 },
            {
              body: style.wood,
              front: style.wood.up,
              handle: style.metal,
              leg: style.wood.up,
              isSlatted: random.chance(0.5),
            },
          ),
        (piece, subject) => placeAgainst(plan, piece, 'right', 2.5, { subject }),
      );
    return table ? [table, ...plan.placed.filter(({ piece }) => piece.kind === 'office-chair')] : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const opening of plan.openings) if (maybe(room, 'curtain', 0.7)) hangCurtains(room, opening);
    const table = plan.placed.find(({ piece }) => piece.kind === 'desk');
    if (table) await setDesk(room, table);
    const deskX = table ? table.position[0] * plan.flip : 0;
    if (maybe(room, 'shelf', 0.5)) {
      for (const [i, y] of [1.35, 1.72].entries())
        mount(
          plan,
          wallShelf(random, 1.1 - i * 0.2, style.wood, style.colors),
          'back',
          deskX + (i ? 0.05 : -0.05),
          y,
        );
    } else hangPrints(room, 'back', deskX, 1.4, 1.15);
    for (const thing of [...plan.placed])
      if (thing.piece.kind === 'sideboard' && thing.subject === undefined)
        await dressTop(room, thing, { width: 0.9, tall: 0.5 });
    hangPrints(room, 'right', 2.6, 1.1, 0.9);
    const w = plan.width / 2;
    standLamp(room, { x: w - 0.4, z: 2.2 }, ['drum', 'tripod']);
    for (const spot of [
      { x: -w + 0.45, z: 0.45 },
      { x: w - 0.45, z: 0.45 },
      { x: -w + 0.5, z: 3.2 },
    ])
      if (maybe(room, 'plant', 0.8)) await standPlant(room, spot, random.between(1, 1.7));
  },
};

/** A screen or a laptop, a lamp, pens, a plant and paper: the middle stays free to work. */
export async function setDesk(room: Room, table: Placed, isFacingUs = table.position[2] > 1): Promise<void> {
  const { plan, random, style, isLit } = room;
  const [w, , d] = table.piece.size;
  const isMirrored = random.sign();
  const back = isFacingUs ? d / 2 - 0.2 : -d / 2 + 0.2;
  const turn = isFacingUs ? Math.PI : 0;
  const laptop = await firstModel(room, 'laptop', ['laptop']);
  const screens = room.request.wishes?.find(({ kind }) => kind === 'monitor')?.count ?? 1;
  if (laptop && random.chance(0.5) && screens === 1)
    placeOn(plan, laptop, table, {
      x: random.between(-0.06, 0.06),
      z: back * 0.2,
      turn: turn + random.between(-0.15, 0.15),
    });
  else if (allows(room, 'laptop')) {
    for (let i = 0; i < screens; i++) {
      // Two stand side by side, each turned to who sits between them.
      const side = i - (screens - 1) / 2;
      placeOn(plan, monitor(screens > 1 ? 0.5 : 0.6, METALS.steel), table, {
        x: side * 0.52,
        z: back * 0.75,
        turn: turn - (isFacingUs ? -side : side) * 0.3,
      });
    }
    placeOn(plan, keyboard(), table, { x: 0, z: -back * 0.4, turn });
    placeOn(plan, mouse(), table, { x: isFacingUs ? -0.32 : 0.32, z: -back * 0.4, turn });
  }
  if (allows(room, 'lamp'))
    placeOn(plan, deskLamp(style.metal, isLit), table, {
      x: isMirrored * (w / 2 - 0.22),
      z: back * 0.8,
      turn: isMirrored > 0 ? Math.PI : 0,
    });
  placeOn(plan, penCup(style.vessel), table, { x: -isMirrored * (w / 2 - 0.16), z: back * 0.9 });
  placeOn(plan, stackOfBooks(random, 3, style.colors), table, {
    x: -isMirrored * (w / 2 - 0.32),
    z: back * 0.4,
    turn: 0.2,
  });
  placeOn(plan, notebook(coverOf(style.accent, 0.5)), table, {
    x: isMirrored * 0.36,
    z: -back * 0.3,
    turn: 0.25,
  });
  const plant = await smallPlant(room);
  if (plant) placeOn(plan, plant, table, { x: -isMirrored * (w / 2 - 0.5), z: back * 0.85 });
  const cup = await prop(room, 'cup', 'coffee-cup');
  if (cup) placeOn(plan, cup, table, { x: isMirrored * 0.42, z: back * 0.1 });
}
