import { FINISHES } from '../../../materials/finishes.ts';
import { hangCurtains, hangPrints, standPlant, white } from '../dressing.ts';
import { concreteFloor, plankFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { towelPile } from '../pieces/bath.ts';
import { wallMirror } from '../pieces/decor.ts';
import {
  dumbbellRack,
  exerciseBall,
  exerciseMat,
  kettlebell,
  rolledMat,
  treadmill,
  wallBars,
  weightBench,
} from '../pieces/gym.ts';
import { linearLamp } from '../pieces/lamps-office.ts';
import { METALS } from '../pieces/piece.ts';
import { bench } from '../pieces/sofas.ts';
import { cloth, leatherOf } from '../pieces/soft.ts';
import { allows, castAndPlace, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';

export const HOME_GYM: RoomDesign = {
  name: 'home gym',
  nouns: [
    'home gym',
    'gym',
    'fitness room',
    'fitness studio',
    'workout room',
    'exercise room',
    'training room',
    'weight room',
    'garage gym',
    'gym interior',
  ],
  size: (random) => ({
    width: random.between(4.6, 5.2),
    depth: random.between(5.6, 6.2),
    height: random.pick([2.7, 2.9, 3.1]),
  }),
  shows: [
    'treadmill',
    'weight-bench',
    'dumbbells',
    'mirror',
    'mat',
    'exercise-ball',
    'kettlebell',
    'plant',
    'lamp',
    'window',
  ],
  moods: ['soft', 'bright', 'bright', 'window', 'window'],
  fill: 0.6,
  openings: ({ plan, random }) => {
    const shape = { sill: random.pick([0.1, 0.6]), head: plan.height - 0.35, kind: 'window' } as const;
    return [
      { wall: 'left', along: 1.5, width: 1.7, ...shape },
      { wall: 'left', along: 3.7, width: 1.7, ...shape },
    ];
  },
  shell({ style, random }) {
    return {
      walls: wallPaint(random.chance(0.5) ? [0.78, 0.775, 0.76] : style.wall),
      accent: {
        wall: 'back',
        material: wallPaint(random.pick([style.accentWall, style.wall, [0.19, 0.2, 0.21]])),
      },
      ...random.pick([
        () => ({ floor: { ...FINISHES.rubber, color: [0.07, 0.072, 0.076] as const } }),
        concreteFloor,
        () => plankFloor('oak'),
        () => plankFloor('gray-oak', true),
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: METALS.black,
      panes: random.pick([
        [1, 1],
        [2, 1],
        [2, 3],
      ]),
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const w = plan.width / 2;
    const hasTreadmillAtWindow = random.chance(0.5);
    const side = hasTreadmillAtWindow ? -1 : 1;
    const cover = random.chance(0.6)
      ? leatherOf('#1d1d1f')
      : leatherOf(random.pick(['#7a4a2b', '#8b1f22', '#3a3c40']));
    const runs = castAndPlace(room, ['treadmill'], treadmill, (piece, subject) =>
      place(
        plan,
        piece,
        { x: side * (w - 1), z: random.between(1.7, 2), turn: Math.PI + side * random.between(0.1, 0.35) },
        { subject, mayShade: true },
      ),
    );
    const lifts = castAndPlace(
      room,
      ['weight-bench'],
      () => weightBench(cover),
      (piece, subject) =>
        place(
          plan,
          piece,
          {
            x: -side * random.between(0.7, 0.85),
            z: random.between(1.75, 2),
            turn: -side * random.between(0.25, 0.5),
          },
          { subject, mayShade: true },
        ),
    );
    const weights = castAndPlace(room, ['dumbbells'], dumbbellRack, (piece, subject) =>
      placeAgainst(plan, piece, 'back', -side * (w - 0.95), { subject, mayShade: true }),
    );
    if (allows(room, 'mirror')) mount(plan, wallMirror(1.5, METALS.black, 1.95), 'back', side * 0.25, 0.35);
    mount(plan, wallBars(style.wood), 'right', random.between(3, 3.4), 0.01) ??
      mount(plan, wallBars(style.wood), 'back', side * (w - 0.7), 0.01);
    return [lifts, runs, weights].filter((thing): thing is Placed => thing !== null);
  },
  async dress(room) {
    const { plan, random, style } = room;
    const w = plan.width / 2;
    if (random.chance(0.3)) for (const opening of plan.openings) hangCurtains(room, opening);
    const colors = random.shuffle([style.accent, style.second, style.accentWall]);
    if (allows(room, 'mat'))
      place(plan, exerciseMat(colors[0]!), {
        x: random.between(-0.2, 0.3),
        z: 3.6,
        turn: random.between(0.9, 1.5),
      });
    for (const spot of [
      { x: w - 0.5, z: 0.45 },
      { x: -w + 0.5, z: 0.45 },
      { x: w - 0.5, z: 4 },
    ])
      if (place(plan, exerciseBall(colors[1]!), spot, { mayShade: true })) break;
    for (const [i, radius] of allows(room, 'kettlebell') ? [0.1, 0.088, 0.076].entries() : [])
      place(plan, kettlebell(radius), {
        x: w - 0.45 - i * 0.02,
        z: 2.55 - i * 0.32,
        turn: random.between(-0.5, 0.5),
      }) ??
        place(plan, kettlebell(radius), { x: -w + 0.45, z: 2.7 + i * 0.32, turn: random.between(-0.5, 0.5) });
    const seat = place(
      plan,
      bench(1.1, style.wood.along, METALS.black, cloth(style.textile, 'linen')),
      { x: -w + 0.4, z: 2.6, turn: Math.PI / 2 },
      { mayShade: true },
    );
    const towels = [style.textile, [0.78, 0.77, 0.74] as const].map((color) => ({
      ...FINISHES.towel,
      color,
    }));
    if (seat) placeOn(plan, towelPile(towels), seat, { x: 0.2, z: 0, turn: 0.1 }, { tolerance: 0.08 });
    if (allows(room, 'mat'))
      place(plan, rolledMat(colors[2]!), {
        x: random.between(0.9, 1.3),
        z: 3.1,
        turn: random.between(0.2, 0.7),
      });
    for (const spot of [
      { x: -w + 0.45, z: 0.42 },
      { x: w - 0.45, z: 0.42 },
    ])
      await standPlant(room, spot, random.between(1.3, 1.8));
    hangPrints(room, 'right', 1.3, 1.4);
    if (allows(room, 'lamp'))
      for (const z of [1.6, 3.6])
        hang(plan, linearLamp(1.9, plan.height - 2.45, METALS.black, room.isLit), 0, z);
  },
};
