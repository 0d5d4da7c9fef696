import { createMaterial } from '../../../materials/create-material.ts';
import { FINISHES } from '../../../materials/finishes.ts';
import type { Material } from '../../../scene/material.ts';
import { hangPrints, prop, standPlant, white } from '../dressing.ts';
import { marbleFloor, plankFloor, terrazzoFloor, tileFloor } from '../floors.ts';
import { hang, mount, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { bathtub, floorTap, shower, towelLadder, towelPile, vanity } from '../pieces/bath.ts';
import { basket, candle, vessel, wallMirror } from '../pieces/decor.ts';
import { barStool } from '../pieces/kitchen.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { wallShelf } from '../pieces/storage.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, isWished, maybe, model, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble, tileMaterial, tiles } from '../surfaces/stone.ts';

const towelsOf = ({ style }: Room): Material[] =>
  [style.textile, style.accent, [0.78, 0.77, 0.74] as const].map((color) => ({ ...FINISHES.towel, color }));

export const BATHROOM: RoomDesign = {
  name: 'bathroom',
  nouns: ['bathroom', 'bath room', 'washroom', 'ensuite', 'shower room'],
  size: (random) => ({
    width: random.between(3.3, 3.9),
    depth: random.between(4.4, 5),
    height: random.pick([2.5, 2.6, 2.8]),
  }),
  shows: [
    'bathtub',
    'shower',
    'toilet',
    'vanity',
    'mirror',
    'plant',
    'rug',
    'window',
    'candle',
    'stool',
    'lamp',
  ],
  moods: ['window', 'soft', 'soft', 'bright', 'bright', 'evening'],
  fill: 0.44,
  openings: ({ random, plan }) =>
    random.chance(0.4)
      ? [
          {
            wall: 'back',
            along: -0.35,
            width: 1.25,
            sill: 1.02,
            head: Math.min(2.3, plan.height - 0.2),
            kind: 'window',
          },
        ]
      : [
          {
            wall: 'left',
            along: random.between(1.5, 2.1),
            width: 1.2,
            sill: random.pick([0.85, 1.1]),
            head: Math.min(2.3, plan.height - 0.2),
            kind: 'window',
          },
        ],
  shell({ style, random }) {
    const tileColors = random.pick([
      [0.8, 0.79, 0.77] as const,
      style.accentWall,
      [0.76, 0.73, 0.68] as const,
    ]);
    const metro = () =>
      tileMaterial(tiles({ color: tileColors, columns: 8, rows: 16, isBrick: true, variation: 0.05 }), 1.2);
    const square = () =>
      tileMaterial(
        tiles({
          color: random.pick([style.accentWall, style.textile, [0.42, 0.52, 0.48]]),
          columns: 12,
          rows: 12,
          variation: 0.2,
          joint: 0.022,
        }),
        1.2,
      );
    const upright = () =>
      tileMaterial(tiles({ color: tileColors, columns: 24, rows: 6, variation: 0.07, joint: 0.02 }), 1.3);
    const large = () =>
      tileMaterial(
        tiles({ color: [0.72, 0.69, 0.64], columns: 2, rows: 4, variation: 0.04, joint: 0.006 }),
        2.4,
        { gloss: 0.3, bump: 0.001 },
      );
    const tile = random.pick([metro, square, upright, large, () => marble('white')])();
    const isHalf = random.chance(0.45);
    return {
      walls: wallPaint(style.wall),
      ...(isHalf
        ? { wainscot: { height: random.pick([1.2, 1.4]), material: tile, form: 'tiles' as const } }
        : { accent: { wall: 'back' as const, material: tile } }),
      ...random.pick([
        () => tileFloor([0.66, 0.64, 0.6]),
        () => tileFloor([0.78, 0.77, 0.74], [0.09, 0.09, 0.1]),
        marbleFloor,
        terrazzoFloor,
        () => plankFloor('gray-oak'),
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' ? METALS.black : white(),
      hasSkirting: !isHalf,
      panes: random.pick([
        [2, 1],
        [2, 2],
        [1, 1],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const likesTub = random.chance(0.6) && !isWished(room.request, 'shower');
    const stars = likesTub || isWished(room.request, 'bathtub') ? 'tub' : 'vanity';
    const wantsTub = room.asked.some(({ piece }) => piece.kind === 'bathtub');
    const heroes: (Placed | null)[] = [];
    if (stars === 'tub' || wantsTub) {
      const tubX = random.between(-0.35, -0.05);
      const tub = castAndPlace(
        room,
        ['bathtub'],
        () =>
          bathtub(
            random.pick(['boat', 'oval']),
            random.chance(0.3) ? { ...FINISHES.painted, color: style.accentWall } : undefined,
          ),
        (piece, subject) => placeAgainst(plan, piece, 'back', tubX, { subject, gap: 0.42, mayShade: true }),
      );
      if (tub && tub.subject === undefined)
        place(
          plan,
          floorTap(style.metal),
          { x: tub.position[0] * plan.flip + 0.25, z: 0.22, turn: 0 },
          { mayShade: true },
        );
      heroes.push(tub);
      placeVanity(room, 'right', random.between(2.5, 2.8));
      if (tub)
        place(
          plan,
          barStool(style.wood.along, style.wood.up, 0.45),
          { x: tub.position[0] * plan.flip + 0.95 * random.sign(), z: 1.35 },
          { mayShade: true },
        );
    } else {
      const basin = placeVanity(room, 'back', random.between(-0.2, 0.25));
      heroes.push(basin, plan.placed.find(({ piece }) => piece.kind === 'mirror') ?? null);
      if (maybe(room, 'shower', 0.6)) {
        const stall = shower(1, 1, style.metal, createMaterial('polished-stone', '#d8d5cf'));
        placeAgainst(plan, stall, 'back', -plan.width / 2 + 0.52, { gap: 0.012, mayShade: true });
      }
    }
    const bowl = await model(room, 'toilet', 'modern-toilet');
    const classic = bowl ?? (await model(room, 'toilet', 'toilet'));
    castAndPlace(
      room,
      ['toilet'],
      () => (maybe(room, 'toilet', 0.55) ? classic : null),
      (piece, subject) =>
        placeAgainst(
          plan,
          piece,
          stars === 'tub' || wantsTub ? 'right' : 'back',
          stars === 'tub' || wantsTub ? 1 : plan.width / 2 - 0.45,
          { subject, mayShade: true },
        ),
    );
    const ladder = towelLadder(random, style.wood.up, towelsOf(room));
    placeAgainst(plan, ladder, random.pick(['back', 'right']), random.pick([plan.width / 2 - 0.45, 1.5]), {
      gap: 0.01,
    });
    const front = heroes[0];
    if (allows(room, 'rug') && front)
      place(plan, rug(random, 1.15, 0.68, style.textile, style.accent), {
        x: front.position[0] * plan.flip + 0.1,
        z: 1.75,
      });
    return heroes.filter((thing) => thing !== null);
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const thing of [...plan.placed]) {
      if (thing.piece.kind === 'stool' && thing.subject === undefined)
        placeOn(plan, towelPile(towelsOf(room).slice(0, 2)), thing, { x: 0, z: 0 }, { tolerance: 0.05 });
      if (thing.piece.kind === 'vanity') {
        await dressVanity(room, thing);
      }
    }
    const tub = plan.placed.find(({ piece }) => piece.kind === 'bathtub');
    if (tub && !plan.openings.some(({ wall }) => wall === 'back')) {
      const x = tub.position[0] * plan.flip;
      if (random.chance(0.45)) hangPrints(room, 'back', x, 1.5, 1.15);
      else {
        const board = mount(plan, wallShelf(random, 1.1, style.wood, []), 'back', x + 0.1, 1.42);
        if (board)
          for (const dx of [-0.4, -0.24, 0.05, 0.2, 0.38])
            placeOn(
              plan,
              vessel(
                random.pick(['jar', 'bottle', 'bowl', 'ring']),
                random.between(0.09, 0.2),
                random.chance(0.5) ? style.vessel : createMaterial('glass', '#8a6a3f'),
              ),
              board,
              { x: dx, z: 0.01 },
            );
      }
    }
    const w = plan.width / 2;
    place(
      plan,
      basket(0.19, 0.36, towelsOf(room)[0]!),
      { x: w - 0.35, z: random.between(1.4, 2) },
      { mayShade: true },
    );
    for (const spot of [
      { x: -w + 0.42, z: 0.45 },
      { x: w - 0.42, z: 0.4 },
      { x: -w + 0.45, z: 2.6 },
    ])
      if (maybe(room, 'plant', 0.8)) await standPlant(room, spot, random.between(0.9, 1.5));
    if (maybe(room, 'candle', 0.6)) place(plan, candle(0.16, null), { x: -w + 0.9, z: 1.9 });
    if (room.isLit && allows(room, 'lamp')) hang(plan, pendant('globe', 0.7, style.metal, true), 0.2, 1.5);
    else if (random.chance(0.4) && allows(room, 'lamp'))
      hang(plan, pendant(random.pick(['globe', 'dome', 'paper']), 0.75, style.metal, false), 0.5, 1.2);
  },
};

/** A washstand with a mirror above it. */
function placeVanity(room: Room, wall: 'back' | 'right', along: number): Placed | null {
  const { plan, random, style } = room;
  const width = wall === 'back' ? random.pick([0.95, 1.2, 1.5]) : 1;
  const basin = castAndPlace(
    room,
    ['vanity'],
    () =>
      vanity(
        width,
        style.wood,
        marble(random.pick(['white', 'beige'])),
        style.metal,
        random.pick(['slats', 'drawers', 'open']),
      ),
    (piece, subject) => placeAgainst(plan, piece, wall, along, { subject, gap: 0.012, mayShade: true }),
  );
  if (!basin || !allows(room, 'mirror')) return basin;
  const isRound = random.chance(0.55);
  const mirror = isRound
    ? wallMirror(Math.min(0.9, width * 0.75), style.metal)
    : wallMirror(Math.min(1.1, width * 0.8), style.metal, 0.85);
  mount(plan, mirror, wall, along, 1.28);
  return basin;
}

/** Bottles and jars where the bowls leave room: between two, or beside one. */
async function dressVanity(room: Room, basin: Placed): Promise<void> {
  const { plan, random, style } = room;
  const isDouble = basin.piece.size[0] > 1.35;
  const edge = basin.piece.size[0] / 2 - 0.1;
  const side = random.sign();
  const spots = isDouble
    ? [0, 0.09, -0.09, 0]
    : [side * edge, side * (edge - 0.1), -side * edge, side * edge];
  const depths = isDouble ? [-0.15, -0.06, -0.04, 0.12] : [-0.14, -0.1, -0.05, 0.1];
  const things = [
    allows(room, 'vase')
      ? branchesInVase(random, random.pick(['eucalyptus', 'twigs', 'pampas']), style.vessel, 0.42)
      : null,
    vessel('bottle', 0.19, createMaterial('glass', '#8a6a3f')),
    await prop(room, 'jar', 'soap-dispenser', 'cosmetics-jar'),
    vessel('jar', 0.1, style.vessel),
  ];
  for (const [i, piece] of things.entries())
    if (piece) placeOn(plan, piece, basin, { x: spots[i]!, z: depths[i]!, turn: random.between(-0.3, 0.3) });
}
