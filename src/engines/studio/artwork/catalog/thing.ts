import type { Category } from '../../scene/categories.ts';
import { phrases } from '../../scene/phrases.ts';

/** Something that is drawn from artwork. */
export interface Thing {
  /** Name of the drawing: one of our own, or else in Fluent Emoji. */
  icon: string;
  /** English nouns in the singular, lower case; the first is its label. */
  names: readonly string[];
  /** Usual height in meters. */
  height: number;
  /** Whether it stands, flies, hangs in the sky or swims. */
  stance: Stance;
  /** How many of it the drawing shows, for a stack or a pair. */
  pieces: number;
}

/** A thing with the content category of its pictures. */
export type CatalogedThing = Thing & { category: Category };

/** Stands on a floor, flies in the air, hangs in the sky far away, or swims. */
export type Stance = 'stands' | 'flies' | 'sky' | 'swims';

export function thing(
  icon: string,
  height: number,
  names: string,
  stance: Stance = 'stands',
  pieces = 1,
): Thing {
  return { icon, height, names: phrases(names), stance, pieces };
}
