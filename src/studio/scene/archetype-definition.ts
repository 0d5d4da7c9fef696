import type { Category } from './categories.ts';
import type { Staging } from './stagings.ts';

/** A subject that can be drawn: the part of its entry that is the same for all kinds of pictures. */
export interface ArchetypeDefinition {
  /** The tag that its pictures carry. */
  label: string;
  /** The content category of its pictures. */
  category: Category;
  /** Categories that decide for it where a word may mean several things. */
  favoredBy: readonly Category[];
  /** Words and phrases in lower case: strong ones name it, weak ones only tip the balance. */
  strong: readonly string[];
  weak: readonly string[];
  /** The set for a reference picture whose prompt names it; any set without it. */
  staging?: Staging;
}
