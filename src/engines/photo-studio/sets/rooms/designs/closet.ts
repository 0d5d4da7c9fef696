import { FINISHES } from '../../../materials/finishes.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { hangCurtains, prop, smallPlant, standPlant, white } from '../dressing.ts';
import { herringboneFloor, plankFloor } from '../floors.ts';
import { hang, type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { CLOSET, type ClosetLook, closet, standingMirror } from '../pieces/closet.ts';
import { tray, vessel } from '../pieces/decor.ts';
import { pendant } from '../pieces/lamps.ts';
import { METALS } from '../pieces/piece.ts';
import { pouf } from '../pieces/sofas.ts';
import { cloth } from '../pieces/soft.ts';
import { cabinet } from '../pieces/storage.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble } from '../surfaces/stone.ts';
import { wood } from '../surfaces/wood.ts';

/** Colors of clothes, the commonest. */
const CLOTHES: readonly Rgb[] = [
  [0.78, 0.77, 0.74],
  [0.62, 0.55, 0.45],
  [0.05, 0.05, 0.055],
  [0.09, 0.12, 0.19],
  [0.3, 0.31, 0.32],
  [0.33, 0.22, 0.14],
];

/** Open wardrobes along three walls, drawers in the middle, a tall mirror. */
export const WALK_IN_CLOSET: RoomDesign = {
  name: 'walk-in closet',
  nouns: [
    'walk-in closet',
    'walk in closet',
    'walk-in wardrobe',
    'walk in wardrobe',
    'dressing room',
    'dressing area',
    'closet room',
    'wardrobe room',
    'open wardrobe',
  ],
  size: (random) => ({
    width: random.between(3.5, 3.9),
    depth: random.between(4.6, 5.2),
    height: random.pick([2.5, 2.6, 2.7]),
  }),
  shows: [
    'open-wardrobe',
    'mirror',
    'rug',
    'ottoman',
    'sideboard',
    'shoes',
    'lamp',
    'pendant',
    'window',
    'plant',
  ],
  moods: ['soft', 'bright', 'soft', 'window', 'evening'],
  fill: 0.62,
  isLitByDay: true,
  openings: ({ random }) => [
    { wall: 'left', along: random.between(3.1, 3.4), width: 1.3, sill: 0.7, head: 2.2, kind: 'window' },
  ],
  shell({ style, random }) {
    return {
      walls: wallPaint(style.wall),
      ...random.pick([
        () => herringboneFloor(random.pick(['oak', 'birch', 'walnut'])),
        () => plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName, true),
        () => ({ floor: { ...FINISHES.rug, color: [0.55, 0.52, 0.47] as Rgb } }),
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: white(),
      hasCornice: style.character === 'classic',
      panes: [2, 1],
    };
  },
  furnish(room) {
    const { plan, random, style } = room;
    const look = lookOf(room);
    const count = Math.floor((plan.width - 0.04) / CLOSET.width);
    const forms = random.shuffle(['long', 'short', 'shelves'] as const);
    const back: (Placed | null)[] = [];
    for (let i = 0; i < count; i++)
      back.push(
        placeAgainst(
          plan,
          closet(random, forms[i % 3]!, look),
          'back',
          (i - (count - 1) / 2) * CLOSET.width,
          {
            gap: 0.004,
          },
        ),
      );
    for (const [wall, i] of [
      ['right', 0],
      ['right', 1],
      ['left', 0],
    ] as const)
      placeAgainst(
        plan,
        closet(random, forms[(i + (wall === 'left' ? 1 : 2)) % 3]!, look),
        wall,
        CLOSET.depth + 0.1 + CLOSET.width * (i + 0.5),
        { gap: 0.004 },
      );
    const isPouf = random.chance(0.4);
    if (allows(room, 'rug'))
      place(plan, rug(random, 1.5, 2.1, style.textile, style.accent), { x: 0, z: 2.3 });
    const middle = isPouf
      ? castAndPlace(
          room,
          ['ottoman', 'bench'],
          () => ({ ...pouf(0.36, 0.42, cloth(style.accent, 'velvet')), kind: 'ottoman' }),
          (piece, subject) => place(plan, piece, { x: 0, z: 2.2 }, { subject }),
        )
      : castAndPlace(
          room,
          ['sideboard'],
          () =>
            cabinet(
              'sideboard',
              { width: 1, height: 0.78, depth: 0.5 },
              { rows: 3, columns: 2, foot: 0.08 },
              { body: look.wood, front: look.front, handle: look.metal, leg: look.metal },
            ),
          (piece, subject) => place(plan, piece, { x: 0, z: 2 }, { subject }),
        );
    if (allows(room, 'mirror'))
      placeAgainst(
        plan,
        standingMirror(0.75, 1.85, random.pick([METALS.black, METALS.brass])),
        'left',
        2.25,
        {
          gap: 0.02,
          mayShade: true,
        },
      );
    return [back[Math.floor(count / 2)], middle, ...back].filter((thing): thing is Placed => !!thing);
  },
  async dress(room) {
    const { plan, random, style } = room;
    for (const opening of plan.openings) hangCurtains(room, opening);
    const chest = plan.placed.find(({ piece }) => piece.kind === 'sideboard');
    if (chest) {
      const base = placeOn(plan, tray(0.34, 0.24, marble('white')), chest, { x: -0.2, z: 0.02 });
      const perfume = await prop(room, 'perfume', 'perfume-bottle');
      if (base && perfume) placeOn(plan, perfume, base, { x: 0.06, z: 0 });
      if (base) placeOn(plan, vessel('jar', 0.09, style.vessel), base, { x: -0.07, z: 0.02 });
      const bag = await prop(room, 'handbag', 'handbag');
      if (bag)
        placeOn(plan, bag, chest, { x: 0.22, z: 0, turn: random.between(-0.3, 0.3) }, { tolerance: 0.05 });
      const plant = bag ? null : await smallPlant(room);
      if (plant) placeOn(plan, plant, chest, { x: 0.25, z: 0 });
    }
    const shoes = await prop(room, 'shoes', 'ankle-boots', 'made-sneakers');
    if (shoes) place(plan, shoes, { x: random.sign() * 0.5, z: 3, turn: random.between(-0.5, 0.5) });
    const w = plan.width / 2;
    if (maybe(room, 'plant', 0.5)) await standPlant(room, { x: w - 0.45, z: 3.1 }, random.between(1.1, 1.5));
    if (allows(room, 'lamp'))
      hang(plan, pendant(random.pick(['globe', 'paper']), 0.55, style.metal, room.isLit), 0, 2);
  },
};

/** Cabinets of one wood, or white. */
function lookOf({ random, style }: Room): ClosetLook {
  const name = random.pick(['oak', 'walnut', 'white', 'birch'] as const);
  const pair = wood(name);
  return {
    wood: pair,
    front: random.chance(0.5) ? pair.along : { ...FINISHES.painted, color: style.textile },
    metal: random.pick([METALS.black, METALS.brass]),
    colors: [...CLOTHES, style.accent, style.second, style.textile],
  };
}
