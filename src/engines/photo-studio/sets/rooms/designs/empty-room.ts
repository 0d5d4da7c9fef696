import { FINISHES } from '../../../materials/finishes.ts';
import { hangCurtains, standPlant, white } from '../dressing.ts';
import { concreteFloor, herringboneFloor, plankFloor } from '../floors.ts';
import { METALS } from '../pieces/piece.ts';
import { isWished, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { bricks } from '../surfaces/bricks.ts';

/** Walls, a floor and windows, with all the space left to whoever furnishes it or writes on it. */
export const EMPTY_ROOM: RoomDesign = {
  name: 'empty room',
  nouns: [
    'empty room',
    'empty apartment',
    'empty flat',
    'empty interior',
    'empty loft',
    'bare room',
    'unfurnished room',
    'unfurnished apartment',
    'vacant room',
  ],
  size: (random) => ({
    width: random.between(4.2, 5.4),
    depth: random.between(5.4, 6.2),
    height: random.pick([2.7, 2.9, 3.1, 3.3]),
  }),
  shows: ['window', 'curtain', 'plant'],
  moods: ['window', 'window', 'window', 'bright', 'soft'],
  openings({ plan, random }) {
    const shape = { sill: random.pick([0.05, 0.05, 0.55]), head: plan.height - 0.3, kind: 'window' } as const;
    const wide = random.between(1.7, 2.2);
    const side = { wall: 'left', along: 0.75 + wide / 2, width: wide, ...shape } as const;
    return random.pick([
      [side],
      [side, { wall: 'left', along: 1.25 + wide * 1.5, width: wide, ...shape }],
      [{ wall: 'back', along: -0.25, width: plan.width * 0.55, ...shape }],
    ]);
  },
  shell({ style, random }) {
    const paint = wallPaint(random.pick([style.wall, style.wall, [0.78, 0.775, 0.76], style.accentWall]));
    const isLoft = random.chance(0.25);
    return {
      walls: paint,
      ...(isLoft
        ? { accent: { wall: 'back' as const, material: bricks(random.pick(['red', 'pale'])) } }
        : {}),
      ...random.pick([
        () => plankFloor('oak', true),
        () => plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName),
        () => herringboneFloor(random.pick(['oak', 'walnut', 'birch'])),
        concreteFloor,
      ])(),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: random.chance(0.55) ? METALS.black : white(),
      hasCornice: style.character === 'classic',
      ...(style.character === 'classic'
        ? {
            wainscot: {
              height: 0.95,
              material: { ...FINISHES.painted, color: paint.color },
              form: 'panels' as const,
            },
          }
        : {}),
      panes: random.pick([
        [2, 1],
        [2, 2],
        [3, 4],
      ]),
    };
  },
  furnish: () => [],
  async dress(room) {
    const { plan, random, request } = room;
    const hasSheers = random.chance(0.3);
    if (isWished(request, 'curtain') || hasSheers)
      for (const opening of plan.openings) hangCurtains(room, opening);
    const w = plan.width / 2;
    if (isWished(request, 'plant')) await standPlant(room, { x: w - 0.55, z: 0.6 }, random.between(1.1, 1.6));
  },
};
