import { floorPlane } from '../../../geometry/plane.ts';
import { meshOf, placeShape } from '../../../geometry/shape.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import { at } from '../../../scene/transform.ts';
import { houses } from '../../outdoors/houses.ts';
import { white } from '../dressing.ts';
import { type Placed, place } from '../layout/room-plan.ts';
import { basket } from '../pieces/decor.ts';
import { fruitCrate, KINDS_OF_FRUIT, marketStall } from '../pieces/market.ts';
import { METALS } from '../pieces/piece.ts';
import { BLOSSOMS, leafyPot } from '../pieces/pots.ts';
import { cloth } from '../pieces/soft.ts';
import { allows, type RoomDesign } from '../room.ts';
import { cachedMaterial } from '../surfaces/cached-material.ts';
import { tileMaterial, tiles } from '../surfaces/stone.ts';
import { wood } from '../surfaces/wood.ts';
import { lightOutside } from '../terrace-light.ts';

/** Meters from the stall to the houses behind it. */
const SQUARE = 11;
const AWNINGS = ['#b23a32', '#2f6b4a', '#2c5a86', '#c98a2e'] as const;

/** A stall with crates of fruit under a striped awning, on a square with houses. */
export const MARKET_STALL: RoomDesign = {
  name: 'market stall',
  nouns: [
    'market stall',
    'fruit stall',
    'fruit stand',
    'fruit market',
    'farmers market',
    "farmer's market",
    'street market',
    'market stand',
    'produce stand',
    'fruit and vegetable market',
    'vegetable stall',
  ],
  size: (random) => ({ width: random.between(3.6, 4), depth: random.between(4, 4.4), height: 3.2 }),
  shows: ['fruit', 'stall', 'basket', 'flowers', 'plant'],
  moods: ['window', 'bright', 'soft', 'window'],
  fill: 0.7,
  surroundings: {
    light: (plan, mood) => lightOutside(plan, mood, plan.random.sign()),
    shell: ({ plan, isLit }, { floor }) =>
      meshOf([
        [placeShape(floorPlane(90, 40), at([0, 0, 40 / 2 - SQUARE - 1])), floor],
        ...houses({ from: -34, to: 34 }, plan.random, { isLit }).map(
          ([shape, material]) => [placeShape(shape, at([0, 0, -SQUARE])), material] as const,
        ),
      ]),
  },
  openings: () => [],
  shell() {
    const floor = cachedMaterial('market paving', () =>
      tileMaterial(
        tiles({
          color: [0.4, 0.38, 0.35],
          columns: 10,
          rows: 10,
          isBrick: true,
          variation: 0.2,
          joint: 0.03,
        }),
        1.6,
        { axis: 'y', gloss: 0.04, bump: 0.005 },
      ),
    );
    return { walls: white(), floor, ceiling: white(), trim: white(), frame: METALS.black };
  },
  furnish({ plan, random }) {
    const kinds = random.shuffle(Array.from({ length: KINDS_OF_FRUIT }, (_, i) => i));
    const stall = place(
      plan,
      marketStall(random, kinds, {
        wood: wood(random.pick(['oak', 'walnut', 'white'])).up,
        crate: createMaterial('raw-wood', random.pick(['#b08a5c', '#9a7850'])),
        stripes: [cloth([0.76, 0.74, 0.69], 'linen'), createMaterial('linen', random.pick(AWNINGS))],
      }),
      { x: random.between(-0.1, 0.1), z: 1 },
    );
    return [stall].filter((thing): thing is Placed => thing !== null);
  },
  dress(room) {
    const { plan, random, style } = room;
    const wooden = createMaterial('raw-wood', '#a5835a');
    // Crates that do not fit on the stall stand before it.
    for (const x of random.shuffle([-1.3, -0.72, 0.75, 1.35]).slice(0, 3))
      place(plan, fruitCrate(random, Math.floor(random.next() * KINDS_OF_FRUIT), wooden), {
        x,
        z: 1.98 + random.between(0, 0.12),
        turn: random.between(-0.15, 0.15),
      });
    for (const x of [-1.62, 1.62])
      place(plan, basket(0.2, 0.3, cloth(style.textile, 'linen')), { x, z: 1.3 });
    if (!allows(room, 'flowers')) return;
    for (const side of [-1, 1])
      for (const z of [0.75, 1.72, 2.05])
        if (random.chance(0.8))
          place(
            plan,
            leafyPot(
              random,
              random.between(0.4, 0.6),
              createMaterial('steel', '#9a9c9c'),
              random.pick(BLOSSOMS),
              0.12,
            ),
            { x: side * random.between(1.5, 1.8), z },
          );
  },
};
