import { describe, expect, test } from 'vitest';
import { createRandom } from '../../scene/random.ts';
import type { PieceWish } from '../set.ts';
import { arrangeAsWished } from './compose-room.ts';
import { boxOf, type Placed, spotAt } from './layout/room-plan.ts';
import { project } from './layout/sight.ts';
import type { Room } from './room.ts';
import { ROOM_DESIGNS } from './room-sets.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const SHAPES = [
  [1024, 1024],
  [1344, 756],
  [756, 1344],
] as const;

/** What people name in a room: a large window, several plants, furniture that cameras tend to cut off. */
const WISHES: readonly (readonly [design: string, wishes: readonly PieceWish[]])[] = [
  [
    'bedroom',
    [
      { kind: 'window', isLarge: true },
      { kind: 'plant', count: 2 },
    ],
  ],
  [
    'living room',
    [
      { kind: 'window', isLarge: true },
      { kind: 'plant', count: 2, isExact: true },
    ],
  ],
  ['living room', [{ kind: 'bookcase' }, { kind: 'armchair' }, { kind: 'lamp' }]],
  ['kitchen', [{ kind: 'window' }, { kind: 'plant' }]],
  ['bathroom', [{ kind: 'window' }, { kind: 'bathtub' }, { kind: 'plant' }]],
  ['home office', [{ kind: 'window' }, { kind: 'bookcase' }, { kind: 'picture', count: 2 }]],
  ['living room', [{ kind: 'fireplace' }, { kind: 'sofa' }]],
  ['dining room', [{ kind: 'window' }, { kind: 'candle' }, { kind: 'rug' }]],
];

describe.each(WISHES)('a %s with what was named', (name, wishes) => {
  test.each(SEEDS)('has it in the picture (seed %i)', { timeout: 120_000 }, async (seed) => {
    const design = ROOM_DESIGNS.find((one) => one.name === name)!;
    const [width, height] = SHAPES[seed % SHAPES.length]!;
    const request = { subjects: [], wishes, random: createRandom(seed), width, height };
    const { arranged, missing } = await arrangeAsWished(design, request);
    expect(missing).toEqual([]);
    const { room } = arranged;
    const isInPicture = isInPictureOf(room, width / height);
    for (const { kind, count = 1, isExact } of wishes) {
      const shown =
        kind === 'window'
          ? windowsOf(room).filter((points) => points.filter(isInPicture).length >= points.length / 3)
          : room.plan.placed.filter((thing) => isKind(thing, kind) && isInPicture(middle(thing)));
      expect(shown.length, kind).toBeGreaterThanOrEqual(count);
      if (isExact) expect(room.plan.placed.filter((thing) => isKind(thing, kind)).length).toBe(count);
    }
  });
});

function isKind({ piece }: Placed, kind: string): boolean {
  return piece.kind === kind || (kind === 'lamp' && piece.lamps !== undefined);
}

function isInPictureOf({ camera }: Room, aspect: number) {
  return (point: readonly [number, number, number]) => {
    const { x, y, depth } = project(camera!, aspect, point);
    return depth > 0.3 && Math.abs(x) < 1.05 && Math.abs(y) < 1.05;
  };
}

function middle(thing: Placed): [number, number, number] {
  const { min, max } = boxOf(thing);
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** Points across the middle of each window. */
function windowsOf({ plan }: Room): [number, number, number][][] {
  return plan.openings
    .filter(({ kind }) => kind === 'window')
    .map(({ wall, along, width, sill, head }) =>
      Array.from({ length: 9 }, (_, i) => {
        const { x, z } = spotAt(plan, wall, along + ((i + 0.5) / 9 - 0.5) * width, 0);
        return [x * plan.flip, (sill + head) / 2, z];
      }),
    );
}
