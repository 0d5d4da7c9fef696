import { FINISHES } from '../../../materials/finishes.ts';
import { prop, smallPlant, standPlant, white } from '../dressing.ts';
import { concreteFloor, plankFloor, terrazzoFloor, tileFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { towelPile } from '../pieces/bath.ts';
import { basket, vessel } from '../pieces/decor.ts';
import { counterRun, type KitchenLook, PLINTH } from '../pieces/kitchen.ts';
import { pendant } from '../pieces/lamps.ts';
import { counterWidth, dryingRack, MACHINE, machineCounter, washingMachine } from '../pieces/laundry.ts';
import { METALS } from '../pieces/piece.ts';
import { cloth } from '../pieces/soft.ts';
import { wallShelf } from '../pieces/storage.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble, tileMaterial, tiles } from '../surfaces/stone.ts';

const towelsOf = ({ style }: Room) =>
  [style.textile, style.accent, [0.78, 0.77, 0.74] as const].map((color) => ({ ...FINISHES.towel, color }));

export const LAUNDRY_ROOM: RoomDesign = {
  name: 'laundry room',
  nouns: ['laundry room', 'laundry', 'utility room', 'laundry area', 'home laundry', 'wash house'],
  size: (random) => ({
    width: random.between(3.1, 3.6),
    depth: random.between(4.3, 4.8),
    height: random.pick([2.5, 2.6, 2.75]),
  }),
  shows: ['washing-machine', 'dryer', 'counter', 'shelf', 'towels', 'plant', 'window', 'rug', 'lamp'],
  moods: ['soft', 'window', 'soft', 'bright', 'bright'],
  fill: 0.5,
  openings: ({ random }) => [
    {
      wall: 'left',
      along: random.between(1.7, 2.2),
      width: random.pick([1.1, 1.3]),
      sill: 0.95,
      head: 2.2,
      kind: 'window',
    },
  ],
  shell({ style, random }) {
    const metro = tileMaterial(
      tiles({
        color: random.pick([[0.8, 0.79, 0.77] as const, style.accentWall, style.textile]),
        columns: 8,
        rows: 16,
        isBrick: true,
        variation: 0.05,
      }),
      1.2,
    );
    const boards = {
      height: 1.25,
      material: { ...FINISHES.painted, color: random.chance(0.5) ? style.accentWall : style.textile },
      form: 'boards' as const,
    };
    return {
      walls: wallPaint(style.wall),
      ...(random.chance(0.6) ? { accent: { wall: 'back' as const, material: metro } } : { wainscot: boards }),
      ...random.pick([
        () => tileFloor([0.77, 0.75, 0.71], [0.1, 0.1, 0.105]),
        () => tileFloor([0.64, 0.6, 0.54]),
        () => plankFloor('gray-oak'),
        terrazzoFloor,
        concreteFloor,
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' ? METALS.black : white(),
      panes: random.pick([
        [2, 1],
        [2, 2],
      ]),
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const look: KitchenLook = {
      front: { ...FINISHES.painted, color: random.chance(0.5) ? style.accentWall : [0.78, 0.77, 0.75] },
      isShaker: random.chance(0.5),
      worktop: random.chance(0.5) ? style.wood.along : marble('white'),
      handle: style.metal,
      tap: style.metal,
      plinth: PLINTH,
    };
    const width = counterWidth(2);
    const x = random.between(-0.5, -0.3);
    const counter = placeAgainst(plan, machineCounter(2, look.worktop, look.front), 'back', x);
    const heroes: (Placed | null)[] = [counter];
    for (const [i, kind] of (['washing-machine', 'dryer'] as const).entries())
      heroes.push(
        castAndPlace(
          room,
          [kind],
          () => washingMachine(kind),
          (piece, subject) =>
            placeAgainst(plan, piece, 'back', x + (i - 0.5) * (MACHINE.width + 0.02), { subject }),
        ),
      );
    placeAgainst(plan, counterRun(['sink', 'drawers'], look), 'back', x + width / 2 + 0.61) ??
      placeAgainst(plan, counterRun(['sink'], look), 'back', x + width / 2 + 0.31);
    if (allows(room, 'rug') && random.chance(0.6))
      place(plan, rug(random, 1.5, 0.8, style.textile, style.accent), { x: x + 0.1, z: 1.25 });
    return heroes.filter((thing) => thing !== null);
  },
  async dress(room) {
    const { plan, random, style } = room;
    const counters = plan.placed.filter(({ piece }) => piece.kind === 'counter');
    const [counter] = counters;
    const towels = towelsOf(room);
    if (counter) {
      const x = counter.position[0] * plan.flip;
      const y = random.between(1.42, 1.52);
      const shelf = mount(plan, wallShelf(random, 1.15, style.wood, []), 'back', x, y);
      const upper = random.chance(0.5)
        ? mount(plan, wallShelf(random, 1.15, style.wood, []), 'back', x, y + 0.4)
        : null;
      if (shelf) {
        placeOn(plan, basket(0.095, 0.15, cloth(style.textile, 'linen')), shelf, { x: -0.36, z: 0 });
        placeOn(plan, basket(0.095, 0.15, cloth(style.accent, 'linen')), shelf, { x: -0.13, z: 0 });
        placeOn(plan, vessel('jar', 0.2, { ...FINISHES.ceramic, color: [0.8, 0.79, 0.76] }), shelf, {
          x: 0.06,
          z: 0,
        });
        placeOn(plan, vessel('jar', 0.15, style.vessel), shelf, { x: 0.22, z: 0.01 });
        const plant = await smallPlant(room);
        if (plant) placeOn(plan, plant, counters[1] ?? counter, { x: counters[1] ? 0.44 : -0.4, z: -0.06 });
      }
      if (upper) placeOn(plan, basket(0.1, 0.17, cloth(style.textile, 'linen')), upper, { x: -0.2, z: 0 });
      placeOn(plan, basket(0.17, 0.22, cloth(style.accent, 'towel')), counter, { x: -0.36, z: 0.02 });
      placeOn(plan, vessel('bottle', 0.24, { ...FINISHES.ceramic, color: [0.78, 0.77, 0.75] }), counter, {
        x: 0.06,
        z: -0.12,
      });
      placeOn(plan, vessel('bottle', 0.2, style.vessel), counter, { x: 0.2, z: -0.06 });
      placeOn(
        plan,
        towelPile(towels.slice(0, 2)),
        counter,
        { x: 0.47, z: 0.04, turn: 0.1 },
        { tolerance: 0.08 },
      );
    }
    const w = plan.width / 2;
    if (random.chance(0.7))
      place(
        plan,
        dryingRack(random, METALS.chrome, towels),
        { x: w - 0.75, z: random.between(2, 2.3), turn: random.between(0.3, 0.6) },
        { mayShade: true },
      );
    const spray = await prop(room, 'spray bottle', 'spray-bottle');
    const sink = counters[1];
    if (spray && sink) placeOn(plan, spray, sink, { x: 0.2, z: -0.1, turn: 0.6 });
    place(plan, basket(0.24, 0.42, cloth([0.78, 0.77, 0.74], 'towel')), {
      x: -w + 0.42,
      z: random.between(0.9, 1.2),
    });
    for (const spot of [
      { x: -w + 0.4, z: 0.42 },
      { x: w - 0.42, z: 1.15 },
    ])
      if (maybe(room, 'plant', 0.6)) await standPlant(room, spot, random.between(1, 1.5));
    if (allows(room, 'lamp'))
      hang(plan, pendant(random.pick(['globe', 'dome']), 0.6, style.metal, room.isLit), 0, 1.6);
  },
};
