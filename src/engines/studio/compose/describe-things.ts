import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import type { SceneDescription } from './scene-description.ts';

/** Things that refinements have taken away are left out. */
export function describeThings(things: readonly ThingInPicture[]): NonNullable<SceneDescription['things']> {
  return things
    .filter(({ count }) => count > 0)
    .map(({ thing, count, color }) => ({
      name: thing.names[0]!,
      count,
      category: thing.category,
      ...(color === undefined ? {} : { color }),
    }));
}
