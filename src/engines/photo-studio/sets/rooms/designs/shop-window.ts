import type { Material } from '../../../scene/material.ts';
import { type Rgb, scale } from '../../../scene/vector.ts';
import { isDusk } from '../../set.ts';
import { standPlant } from '../dressing.ts';
import { type Placed, place, placeOn } from '../layout/room-plan.ts';
import { vessel } from '../pieces/decor.ts';
import { METALS, type Piece, paint } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { GLASS_AT, OPENING, pier, plinth, shopFront } from '../pieces/shop.ts';
import { allows, firstModel, isWished, maybe, type Room, type RoomDesign } from '../room.ts';
import { lightShopWindow } from '../shop-light.ts';
import { wallPaint } from '../style.ts';
import { cachedMaterial } from '../surfaces/cached-material.ts';
import { tileMaterial, tiles } from '../surfaces/stone.ts';
import { floorMaterial, planks } from '../surfaces/wood.ts';

/** Things of the catalog that shops sell; a shop without such things shows vases. */
const GOODS: readonly (readonly string[])[] = [
  ['handbag', 'ankle-boots', 'perfume-bottle', 'made-shopping-bag'],
  ['teddy-bear', 'made-gift-box', 'made-stack-of-books'],
  ['made-chocolate-cake', 'made-vanilla-cake', 'made-birthday-cake'],
  [],
  [],
];

/** A shop's window seen from the street: plinths with goods behind glass. */
export const SHOP_WINDOW: RoomDesign = {
  name: 'shop window',
  nouns: ['shop window', 'store window', 'window display', 'shop window display'],
  size: () => ({ width: OPENING.width, depth: 2.6, height: 3 }),
  shows: ['plant', 'vase'],
  moods: ['soft', 'window', 'bright', 'evening', 'evening', 'dark'],
  fill: 0.55,
  eye: [1.2, 1.45],
  openings: () => [],
  shell({ style }) {
    return {
      walls: wallPaint(style.accentWall),
      floor: cachedMaterial('shop boards', () => floorMaterial(planks('oak', { rows: 12 }), 2)),
      ceiling: paint([0.7, 0.69, 0.66]),
      trim: paint([0.7, 0.69, 0.66]),
      frame: METALS.black,
    };
  },
  surroundings: {
    light: lightShopWindow,
    shell(room, look) {
      const pavement = cachedMaterial('shop pavement', () =>
        tileMaterial(
          tiles({ color: [0.42, 0.41, 0.39], columns: 4, rows: 4, variation: 0.12, joint: 0.012 }),
          2.4,
          {
            axis: 'y',
            gloss: 0.05,
            bump: 0.002,
          },
        ),
      );
      return shopFront({
        ...look,
        hasPane: isDusk(room.mood),
        front: frontOf(room),
        house: wallPaint(room.style.wall),
        pavement,
      });
    },
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const front = frontOf(room);
    for (const side of [-1, 1])
      place(plan, pier(front), { x: side * (OPENING.width / 2 + 0.2), z: GLASS_AT });
    const color = random.pick([style.textile, style.second, [0.78, 0.77, 0.74] as Rgb, style.accent]);
    const heights = random.shuffle([0.35, 0.6, 0.85, 1.05]);
    const goods = await goodsOf(room);
    const step = 0.58;
    const stands: Placed[] = [];
    for (const [i, height] of heights.entries()) {
      const spot = { x: (i - 1.5) * step + random.between(-0.06, 0.06), z: random.between(0.42, 0.7) };
      const stand = place(plan, plinth(height, paint(color), random.chance(0.4)), spot);
      if (!stand) continue;
      stands.push(stand);
      const good = goods[i % goods.length];
      if (good) placeOn(plan, good, stand, { x: 0, z: 0, turn: random.between(-0.5, 0.5) });
    }
    return stands;
  },
  async dress(room) {
    const side = room.random.sign();
    if (maybe(room, 'plant', 0.6)) await standPlant(room, { x: side * 1.12, z: 0.4 }, 1.3);
    if (maybe(room, 'plant', 0.4)) await standPlant(room, { x: -side * 1.95, z: GLASS_AT + 0.42 }, 1);
  },
};

/** The front is painted in a dark shade of the accent. */
const frontOf = ({ style }: Room): Material => paint(scale(style.accent, 0.4), 0.4);

async function goodsOf(room: Room): Promise<Piece[]> {
  const { random, style } = room;
  const goods: Piece[] = [];
  const keys = random.shuffle(random.pick(GOODS));
  for (const key of isWished(room.request, 'vase') ? [] : keys) {
    const good = await firstModel(room, 'goods', [key]);
    if (good) goods.push(good);
  }
  if (goods.length || !allows(room, 'vase')) return goods;
  return [
    vessel(random.pick(['ring', 'jar']), random.between(0.26, 0.36), style.vessel),
    branchesInVase(random, random.pick(['pampas', 'eucalyptus', 'twigs']), style.vessel, 0.6),
    vessel(random.pick(['bowl', 'bottle']), random.between(0.16, 0.24), style.vessel),
  ];
}
