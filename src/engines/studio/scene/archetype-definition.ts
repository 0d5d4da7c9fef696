import type { Category } from './categories.ts';
import type { Staging } from './staging-words.ts';

/** A subject that can be drawn: the properties common to all kinds of pictures. */
export interface ArchetypeDefinition {
  /** The content category of its pictures. */
  category: Category;
  /** Categories that prefer it if a word has several meanings; its own by default. */
  favoredBy?: readonly Category[];
  /** Words and phrases in lower case, with commas: strong ones name it, weak ones only tip the balance. */
  strong: string;
  weak: string;
  /** The set for a reference picture whose prompt names it; undefined: any set. */
  staging?: Staging;
}
