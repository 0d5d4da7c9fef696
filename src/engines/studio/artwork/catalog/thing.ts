import type { Category } from '../../scene/categories.ts';
import { phrases } from '../../scene/phrases.ts';

/** Something that is drawn from open artwork. */
export interface Thing {
  /** Name of the drawing in Fluent Emoji. */
  icon: string;
  /** English nouns in the singular, lower case; the first is its label. */
  names: readonly string[];
  /** Usual height in meters. */
  height: number;
  /** Whether it stands, flies, hangs in the sky or swims. */
  stance: Stance;
}

/** A thing with the content category of its pictures. */
export type CatalogedThing = Thing & { category: Category };

/** Stands on a floor, flies in the air, hangs in the sky far away, or swims. */
export type Stance = 'stands' | 'flies' | 'sky' | 'swims';

export function thing(icon: string, height: number, names: string, stance: Stance = 'stands'): Thing {
  return { icon, height, names: phrases(names), stance };
}
