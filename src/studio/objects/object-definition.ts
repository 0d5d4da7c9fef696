import type { Rgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import type { ObjectScene } from './object-scene.ts';

/** What the words and the picture's shape ask for; the rest is left to chance. */
export interface ObjectWish {
  /** In the prompt's order. */
  colors: Rgb[];
  /** A dark set with colored light. */
  dark: boolean;
  /** The prompt's words, for what an archetype can vary. */
  words: ReadonlySet<string>;
  width: number;
  height: number;
}

export type ObjectComposition = Omit<ObjectScene, 'kind' | 'seed'>;

export interface ObjectDefinition extends ArchetypeDefinition {
  compose(wish: ObjectWish, random: Random): ObjectComposition;
}
