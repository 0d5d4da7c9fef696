import { createMaterial } from '../../../materials/create-material.ts';
import { prop, smallPlant, standPlant, white } from '../dressing.ts';
import { type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { greenhouseShell, plantBench } from '../pieces/greenhouse.ts';
import { paint } from '../pieces/piece.ts';
import { BLOSSOMS, leafyPot } from '../pieces/pots.ts';
import { allows, type Room, type RoomDesign } from '../room.ts';
import { bricks } from '../surfaces/bricks.ts';
import { cachedMaterial } from '../surfaces/cached-material.ts';
import { tileMaterial, tiles } from '../surfaces/stone.ts';
import { wood } from '../surfaces/wood.ts';
import { lightOutside } from '../terrace-light.ts';

/** Benches full of pots along both sides of a path, under bars of white or dark steel. */
export const GREENHOUSE: RoomDesign = {
  name: 'greenhouse',
  nouns: ['greenhouse', 'glasshouse', 'hothouse', 'conservatory', 'orangery'],
  size: (random) => ({ width: random.between(3.5, 4), depth: random.between(6.2, 6.8), height: 3.1 }),
  shows: ['plant', 'flowers', 'bench'],
  moods: ['window', 'window', 'bright', 'soft'],
  fill: 0.86,
  surroundings: {
    isNarrow: true,
    light: (plan, mood) => lightOutside(plan, mood, plan.random.sign()),
    // It goes on behind the camera.
    shell: ({ plan: { width, depth } }, { floor, walls, frame }) =>
      greenhouseShell({ width, depth: depth + 2.6 }, { floor, wall: walls, frame }),
  },
  openings: () => [],
  shell({ random }) {
    const floor = random.pick([
      () =>
        cachedMaterial('greenhouse bricks', () =>
          tileMaterial(
            tiles({
              color: [0.42, 0.26, 0.19],
              columns: 6,
              rows: 12,
              isBrick: true,
              variation: 0.3,
              joint: 0.02,
            }),
            1.3,
            { axis: 'y', gloss: 0.03, bump: 0.004 },
          ),
        ),
      () =>
        cachedMaterial('greenhouse slabs', () =>
          tileMaterial(
            tiles({ color: [0.5, 0.48, 0.44], columns: 3, rows: 3, variation: 0.12, joint: 0.01 }),
            1.8,
            { axis: 'y', gloss: 0.04, bump: 0.003 },
          ),
        ),
    ])();
    return {
      walls: bricks(random.pick(['red', 'pale'])),
      floor,
      ceiling: white(),
      trim: white(),
      frame: random.chance(0.6) ? white() : paint([0.07, 0.09, 0.08]),
    };
  },
  furnish({ plan, random }) {
    const bench = plantBench(1.75, wood(random.pick(['teak', 'oak', 'gray-oak'])));
    const benches: Placed[] = [];
    for (const wall of ['left', 'right'] as const)
      for (let i = 0; i < 3; i++) {
        const placed = placeAgainst(plan, bench, wall, 0.95 + i * 1.8, { gap: 0.06 });
        if (placed) benches.push(placed);
      }
    // One of each side at the far end: the camera looks along the path.
    return benches.filter((_, i) => i % 3 === 0);
  },
  async dress(room) {
    const { plan, random } = room;
    if (!allows(room, 'plant')) return;
    await standPlant(room, { x: random.between(-0.2, 0.2), z: 0.45 }, random.between(1.9, 2.3));
    for (const side of [-1, 1])
      await standPlant(room, { x: side * 0.72, z: random.between(0.4, 0.6) }, random.between(1.3, 1.8));
    const benches = plan.placed.filter(({ piece }) => piece.kind === 'bench');
    for (const bench of benches) await fillBench(room, bench);
    const can = await prop(room, 'watering can', 'made-watering-can');
    if (can)
      place(plan, can, { x: random.sign() * 0.55, z: random.between(2.2, 3), turn: random.between(-1, 1) });
    for (const side of [-1, 1])
      for (const z of [1.9, 3.7])
        if (random.chance(0.7))
          place(plan, leafyPot(random, random.between(0.45, 0.75), clay(room), bloomOf(room), 0.15), {
            x: side * (plan.width / 2 - 0.95),
            z: z + random.between(-0.2, 0.2),
          });
  },
};

/** Rows of pots of one kind after the other, taller ones behind. */
async function fillBench(room: Room, bench: Placed): Promise<void> {
  const { plan, random } = room;
  const half = bench.piece.size[0] / 2;
  const front = await smallPlant(room);
  let [bloom, height] = [bloomOf(room), random.between(0.24, 0.36)];
  for (const z of [-0.17, 0.14])
    for (let x = -half + 0.14; x < half - 0.1; x += random.between(0.22, 0.28)) {
      if (random.chance(0.3)) [bloom, height] = [bloomOf(room), random.between(0.24, 0.36)];
      if (random.chance(0.08)) continue;
      const isModel = front !== null && random.chance(0.12);
      const pot = leafyPot(
        random,
        height + (z < 0 ? 0.14 : 0),
        clay(room),
        bloom,
        random.between(0.07, 0.09),
      );
      placeOn(plan, isModel ? front : pot, bench, { x, z, turn: random.between(0, 6) });
    }
}

const bloomOf = ({ random }: Room) => (random.chance(0.45) ? random.pick(BLOSSOMS) : undefined);

const clay = ({ random }: Room) => createMaterial('clay', random.pick(['#b5694a', '#a85f42', '#c07a58']));
