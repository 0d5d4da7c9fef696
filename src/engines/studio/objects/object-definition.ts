import type { Rgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { ArchetypeDefinition } from '../scene/archetype-definition.ts';
import type { ObjectScene } from './object-scene.ts';

/** Requirements from the prompt and the picture's shape; everything else is random. */
export interface ObjectWish {
  /** Of things, in the prompt's order. */
  colors: Rgb[];
  /** Of what is behind them, if the prompt names it. */
  backdrop?: Rgb;
  /** A dark set with colored light. */
  dark: boolean;
  /** The prompt's words, for variants of an archetype. */
  words: ReadonlySet<string>;
  width: number;
  height: number;
}

export type ObjectComposition = Omit<ObjectScene, 'kind' | 'seed'>;

export interface ObjectDefinition extends ArchetypeDefinition {
  compose(wish: ObjectWish, random: Random): ObjectComposition;
}
