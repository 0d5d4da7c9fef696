import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { PersonWish } from '../people/cast/person-wish.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import type { Category } from '../scene/categories.ts';

/** What the words say, besides the things that they name. */
export interface Asked {
  understanding: Understanding;
  category: Category | undefined;
  pronoun: PersonWish['sex'];
  asksCloseUp: boolean;
  /** Whether the words ask for a drawing, such as "flat illustration" or "watercolor". */
  asksDrawing: boolean;
  /** Whether they ask for flat shapes: "vector illustration". */
  asksFlat: boolean;
}

/** A main noun in its surroundings. */
export interface Wanted extends Asked {
  head: NounGroup;
  groups: readonly NounGroup[];
  /** The groups besides the main one that are to be seen. */
  others: readonly NounGroup[];
  /** The one that names a landscape or its hour, and the landscape. */
  outdoors: NounGroup | undefined;
  place: LandscapeArchetype | undefined;
}
