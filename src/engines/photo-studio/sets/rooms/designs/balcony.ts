import { createMaterial } from '../../../materials/create-material.ts';
import { prop, standPlant, white } from '../dressing.ts';
import { mount, type Placed, place, placeOn } from '../layout/room-plan.ts';
import { balconyShell, RAIL } from '../pieces/balcony.ts';
import { cordChair } from '../pieces/chairs.ts';
import { METALS } from '../pieces/piece.ts';
import { BLOSSOMS, flowerBox, leafyPot } from '../pieces/pots.ts';
import { pedestalTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { cachedMaterial } from '../surfaces/cached-material.ts';
import { marble, tileMaterial, tiles } from '../surfaces/stone.ts';
import { lightOutside } from '../terrace-light.ts';
import { teakDeck, terracePlaster } from './terrace.ts';

/** A balcony in a town: two chairs and a small table among pots, flower boxes on the railing. */
export const BALCONY: RoomDesign = {
  name: 'balcony',
  nouns: ['balcony', 'city balcony', 'apartment balcony', 'balcony garden', 'small balcony', 'loggia'],
  size: (random) => ({ width: random.between(2.9, 3.3), depth: random.between(3, 3.3), height: 3 }),
  shows: ['chair', 'table', 'plant', 'flowers', 'rug', 'cup'],
  moods: ['window', 'window', 'soft', 'bright', 'evening'],
  fill: 0.62,
  surroundings: {
    isNarrow: true,
    // The house shades it from the other side.
    light(plan, mood) {
      const light = lightOutside(plan, mood, plan.flip === 1 ? -1 : 1);
      return { ...light, exposure: light.exposure + 0.5 };
    },
    shell: ({ plan, isLit }, { floor, walls, frame }) =>
      balconyShell(
        plan.random,
        { width: plan.width, depth: plan.depth, side: plan.flip },
        { floor, wall: walls, frame, isLit },
      ),
  },
  openings: () => [],
  shell({ style, random }) {
    const floor = random.pick([
      teakDeck,
      () =>
        cachedMaterial('balcony tiles', () =>
          tileMaterial(
            tiles({ color: [0.55, 0.36, 0.25], columns: 6, rows: 6, variation: 0.16, joint: 0.012 }),
            1.2,
            { axis: 'y', gloss: 0.1, bump: 0.002 },
          ),
        ),
    ])();
    return {
      walls: random.chance(0.6)
        ? terracePlaster(random.pick([[0.76, 0.72, 0.64], style.wall, [0.72, 0.55, 0.42]]))
        : wallPaint(style.wall),
      floor,
      ceiling: white(),
      trim: white(),
      frame: random.chance(0.6) ? white() : METALS.black,
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const [x, z] = [random.between(-0.15, 0.15), random.between(1.35, 1.5)];
    if (allows(room, 'rug') && random.chance(0.5))
      place(plan, rug(random, 1.9, 1.3, style.textile, style.accent), { x, z: z + 0.1 });
    const table = castAndPlace(
      room,
      ['table', 'coffee-table'],
      () =>
        pedestalTable(
          'table',
          random.pick([0.56, 0.62]),
          0.72,
          random.chance(0.5) ? marble('white') : style.wood.along,
          METALS.black,
        ),
      (piece, subject) => place(plan, piece, { x, z }, { subject }),
    );
    const chair = cordChair(
      random.pick([METALS.black, createMaterial('painted', '#e9e6df')]),
      createMaterial('wicker', random.pick(['#c2a77c', '#8f8a80', '#e3ddd0', '#6f7f6a'])),
    );
    const chairs = [-1, 1].map((side) =>
      castAndPlace(
        room,
        ['chair', 'armchair'],
        () => chair,
        (piece, subject) =>
          place(
            plan,
            piece,
            { x: x + side * 0.78, z: z - 0.12, turn: -side * random.between(1, 1.3) },
            { subject },
          ),
      ),
    );
    return [table, ...chairs].filter((thing): thing is Placed => thing !== null);
  },
  async dress(room) {
    const { plan, random } = room;
    const table = plan.placed.find(({ piece, subject }) => piece.kind === 'table' && subject === undefined);
    const cup = await prop(room, 'cup', 'coffee-cup');
    if (table && cup) {
      placeOn(plan, cup, table, { x: -0.12, z: 0.1, turn: 1 });
      placeOn(plan, cup, table, { x: 0.14, z: 0.08, turn: -1 });
    }
    if (!allows(room, 'plant')) return;
    if (table)
      placeOn(plan, leafyPot(random, 0.2, potOf(room), random.pick(BLOSSOMS), 0.055), table, {
        x: 0,
        z: -0.12,
      });
    const [w, d] = [plan.width / 2, plan.depth];
    const bloom = random.pick(BLOSSOMS);
    const box = createMaterial('painted', random.pick(['#3b3d3f', '#e4dfd4', '#8c4f38']));
    for (const bx of [-w * 0.5, w * 0.5])
      if (random.chance(0.85))
        mount(plan, flowerBox(random, w * 0.85, box, bloom), 'back', bx, RAIL - 0.24, { away: 0.09 });
    for (const spot of [
      { x: -w + 0.42, z: 0.5 },
      { x: w - 0.42, z: 0.5 },
    ])
      if (random.chance(0.8)) await standPlant(room, spot, random.between(1.2, 1.7));
    // Pots stand in groups along the edges.
    for (const side of [-1, 1])
      for (let z = 0.42; z < d - 0.4; z += random.between(0.26, 0.4))
        place(
          plan,
          leafyPot(
            random,
            random.between(0.32, 0.62),
            potOf(room),
            random.chance(0.5) ? random.pick(BLOSSOMS) : undefined,
          ),
          { x: side * (w - random.between(0.24, 0.34)), z, turn: random.between(0, 6) },
        );
    for (const x of [-0.5, -0.15, 0.2, 0.52])
      if (random.chance(0.7))
        place(plan, leafyPot(random, random.between(0.3, 0.5), potOf(room)), { x: x * w * 1.2, z: 0.38 });
  },
};

/** Clay, mostly. */
const potOf = ({ random, style }: Room) =>
  random.chance(0.65) ? createMaterial('clay', random.pick(['#b5694a', '#a85f42', '#c07a58'])) : style.pot;
