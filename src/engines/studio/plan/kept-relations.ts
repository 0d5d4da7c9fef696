import { arrangeThings } from '../artwork/arrange-things.ts';
import { drawingRatio } from '../artwork/drawing-ratio.ts';
import { keepsRelation } from '../artwork/keeps-relation.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { createRandom } from '../math/seeded-random.ts';
import { isSpatial } from '../scene/relation.ts';

/** Arrangements that are tried: chance chooses sides in each. */
const TRIALS = [1, 2, 3, 4, 5, 6];

const known = new WeakMap<readonly ThingInPicture[], readonly boolean[]>();

/** Whether each thing stands as its relation says, wherever chance puts it: the things are arranged as in the picture. */
export function keptRelations(things: readonly ThingInPicture[]): readonly boolean[] {
  const before = known.get(things);
  if (before) return before;
  const kept = arrangedAsAsked(things);
  known.set(things, kept);
  return kept;
}

function arrangedAsAsked(things: readonly ThingInPicture[]): boolean[] {
  if (!things.some(({ relation }, at) => at > 0 && isSpatial(relation))) return things.map(() => true);
  const ratios = things.map(({ thing }) => drawingRatio(thing.icon));
  const trials = TRIALS.map((seed) => arrangeThings(things, ratios, createRandom(seed)));
  return things.map((_, at) => at === 0 || trials.every((places) => keepsRelation(at, things, places)));
}
