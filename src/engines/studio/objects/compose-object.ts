import { createRandom } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import type { Composition, Style } from '../scene/picture-settings.ts';
import { OBJECTS, type ObjectArchetype } from './object-archetypes.ts';
import type { ObjectWish } from './object-definition.ts';
import type { ObjectScene } from './object-scene.ts';
import { refineObject } from './refine-set.ts';
import { changeFromSettings } from './settings-change.ts';

/** Composes the set, then frames, lights and grades it by moods and settings. */
export function composeObject(
  archetype: ObjectArchetype,
  wish: ObjectWish,
  seed: number,
  asked: { moods: readonly Mood[]; composition?: Composition | undefined; style?: Style | undefined },
): ObjectScene {
  const random = createRandom(seed);
  const own = random.seed();
  const scene: ObjectScene = {
    kind: 'object',
    seed: own,
    ...OBJECTS[archetype].compose(wish, random),
  };
  // A dark set needs no dark mood in addition.
  const moods = wish.dark ? asked.moods.filter((mood) => mood !== 'dark') : asked.moods;
  const change = changeFromSettings(moods, asked.composition, asked.style);
  return refineObject(scene, change, createRandom(own).sign());
}
