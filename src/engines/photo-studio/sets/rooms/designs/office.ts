import { FINISHES } from '../../../materials/finishes.ts';
import { prop, smallPlant, standPlant, white } from '../dressing.ts';
import { concreteFloor, plankFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { paddedChair } from '../pieces/chairs.ts';
import { linearLamp } from '../pieces/lamps-office.ts';
import { pinBoard, swivelChair } from '../pieces/office.ts';
import { METALS } from '../pieces/piece.ts';
import { cloth } from '../pieces/soft.ts';
import { bookcase, cabinet } from '../pieces/storage.ts';
import { desk } from '../pieces/tables.ts';
import { allows, castAndPlace, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { seatTable } from './dining-room.ts';
import { setDesk } from './home-office.ts';

const seated = new WeakMap<Room, boolean>();

/** Whether those who work here look towards the camera, behind their screens. */
function facesUs(room: Room): boolean {
  const known = seated.get(room) ?? room.random.chance(0.25);
  seated.set(room, known);
  return known;
}

export const OFFICE: RoomDesign = {
  name: 'office',
  nouns: ['office', 'open-plan office', 'startup office'],
  size: (random) => ({
    width: random.between(5.4, 6.2),
    depth: random.between(6.2, 6.8),
    height: random.pick([2.8, 3, 3.2]),
  }),
  shows: ['desk', 'office-chair', 'monitor', 'pendant', 'lamp', 'plant', 'board', 'chair', 'bookcase'],
  moods: ['soft', 'soft', 'bright', 'bright', 'window', 'evening'],
  fill: 0.66,
  openings: ({ plan }) => {
    const shape = { sill: 0.45, head: plan.height - 0.35, kind: 'window' } as const;
    return [
      { wall: 'left', along: 1.7, width: 2, ...shape },
      { wall: 'left', along: 4.1, width: 2, ...shape },
    ];
  },
  shell({ style, random }) {
    return {
      walls: wallPaint(style.wall),
      accent: { wall: 'back', material: wallPaint(random.chance(0.6) ? style.accentWall : style.wall) },
      ...random.pick([
        concreteFloor,
        () => plankFloor(random.pick(['oak', 'gray-oak', 'birch'])),
        () => ({ floor: { ...FINISHES.rug, color: [0.19, 0.2, 0.21] as const } }),
      ])(),
      ceiling: wallPaint(random.chance(0.25) ? [0.12, 0.12, 0.125] : [0.8, 0.8, 0.79]),
      trim: white(),
      frame: random.chance(0.6) ? METALS.black : white(),
      panes: random.pick([
        [2, 1],
        [3, 1],
        [3, 2],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const isMeeting = random.chance(0.35);
    const isFacingUs = facesUs(room);
    const heroes: Placed[] = [];
    if (isMeeting) {
      const table = castAndPlace(
        room,
        ['table', 'desk'],
        () => ({
          ...desk({ width: 2.4, depth: 1.1, height: 0.74 }, style.wood, METALS.black, null),
          kind: 'table',
        }),
        (piece, subject) => place(plan, piece, { x: 0.2, z: 2.6 }, { subject, mayShade: true }),
      );
      if (table) {
        heroes.push(table);
        const chair = random.chance(0.5)
          ? { ...swivelChair(cloth(style.accent, 'fabric'), METALS.black, true), kind: 'chair' }
          : paddedChair(cloth(style.accent, 'fabric'), METALS.black);
        for (const side of [-1, 1])
          for (const x of [-0.75, 0, 0.75])
            castAndPlace(
              room,
              ['chair', 'office-chair'],
              () => chair,
              (piece, subject) =>
                place(
                  plan,
                  piece,
                  {
                    x: 0.2 + x,
                    z: 2.6 + side * 0.82,
                    turn: (side > 0 ? Math.PI : 0) + random.between(-0.25, 0.25),
                  },
                  { subject, mayShade: true },
                ),
            );
        if (!plan.placed.some(({ piece }) => piece.kind === 'chair')) await seatTable(room, table);
      }
    } else {
      const cover = cloth(random.pick([style.accent, style.second, [0.06, 0.065, 0.07]]), 'fabric');
      const chair = swivelChair(cover, random.chance(0.5) ? METALS.black : METALS.steel, true);
      const white2 = random.chance(0.4) ? { along: white(), up: white() } : style.wood;
      for (const spot of [
        { x: -0.75, z: 1.7 },
        { x: 0.95, z: 1.7 },
        { x: -0.75, z: 3.6 },
        { x: 0.95, z: 3.6 },
      ]) {
        const table = castAndPlace(
          room,
          ['desk', 'table'],
          () =>
            desk(
              { width: 1.5, depth: 0.75, height: 0.74 },
              white2,
              random.chance(0.5) ? METALS.black : white(),
              null,
            ),
          (piece, subject) => place(plan, piece, spot, { subject, mayShade: true }),
        );
        if (!table) continue;
        heroes.push(table);
        castAndPlace(
          room,
          ['office-chair', 'chair'],
          () => chair,
          (piece, subject) =>
            place(
              plan,
              piece,
              {
                x: spot.x + random.between(-0.15, 0.15),
                z: spot.z + (isFacingUs ? -0.66 : 0.66),
                turn: (isFacingUs ? 0 : Math.PI) + random.between(-0.5, 0.5),
              },
              { subject, mayShade: true },
            ),
        );
      }
    }
    castAndPlace(
      room,
      ['bookcase'],
      () =>
        random.chance(0.5)
          ? bookcase(random, { width: 1.4, height: 1.9, depth: 0.34 }, style.wood, style.colors)
          : null,
      (piece, subject) => placeAgainst(plan, piece, 'right', 1.6, { subject }),
    );
    castAndPlace(
      room,
      ['sideboard'],
      () =>
        cabinet(
          'sideboard',
          { width: 1.8, height: 0.75, depth: 0.42 },
          { rows: 1, columns: 4, foot: 0.08 },
          {
            body: style.wood,
            front: { ...FINISHES.painted, color: style.textile },
            handle: METALS.black,
            leg: METALS.black,
          },
        ),
      (piece, subject) =>
        placeAgainst(plan, piece, 'right', 3.6, { subject }) ??
        placeAgainst(plan, piece, 'back', 0, { subject }),
    );
    return isMeeting ? heroes : heroes.slice(0, 2);
  },
  async dress(room) {
    const { plan, random, style, isLit } = room;
    for (const table of plan.placed.filter(({ piece }) => piece.kind === 'desk'))
      if (table.subject === undefined) await setDesk(room, table, facesUs(room));
    const meeting = plan.placed.find(({ piece }) => piece.kind === 'table');
    if (meeting) {
      const plant = await smallPlant(room);
      if (plant) placeOn(plan, plant, meeting, { x: 0, z: 0 });
      const laptop = await prop(room, 'laptop', 'laptop');
      if (laptop) placeOn(plan, laptop, meeting, { x: 0.7, z: 0.24, turn: 0.1 });
      const cup = await prop(room, 'cup', 'coffee-cup');
      if (cup) placeOn(plan, cup, meeting, { x: 0.42, z: 0.3 });
      if (cup) placeOn(plan, cup, meeting, { x: -0.6, z: -0.2 });
    }
    if (allows(room, 'lamp')) {
      const rows = meeting
        ? [{ x: 0.2, z: 2.6 }]
        : [
            { x: 0.1, z: 1.7 },
            { x: 0.1, z: 3.6 },
          ];
      for (const { x, z } of rows)
        hang(plan, linearLamp(meeting ? 1.8 : 2.4, plan.height - 2.1, METALS.black, isLit), x, z);
    }
    mount(
      plan,
      pinBoard(
        1.9,
        1,
        cloth(random.pick([style.accent, style.second, style.textile]), 'felt'),
        random.chance(0.5) ? METALS.black : style.wood.along,
      ),
      'back',
      0.1,
      1.15,
    );
    for (const thing of [...plan.placed])
      if (thing.piece.kind === 'sideboard' && thing.subject === undefined) {
        const plant = await smallPlant(room);
        if (plant) placeOn(plan, plant, thing, { x: 0.5, z: 0 });
      }
    const w = plan.width / 2;
    for (const spot of [
      { x: -w + 0.5, z: 0.5 },
      { x: w - 0.5, z: 0.5 },
      { x: -w + 0.55, z: 2.9 },
      { x: w - 0.5, z: 5 },
    ])
      if (maybe(room, 'plant', 0.85)) await standPlant(room, spot, random.between(1.2, 1.8));
  },
};
