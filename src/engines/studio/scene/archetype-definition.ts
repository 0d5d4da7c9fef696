import type { Category } from './categories.ts';
import type { Staging } from './staging-words.ts';

/** A subject that can be drawn: the properties common to all kinds of pictures. */
export interface ArchetypeDefinition {
  /** The content category of its pictures. */
  category: Category;
  /** Categories that prefer it if a noun has several meanings; its own by default. */
  favoredBy?: readonly Category[];
  /**
   * Nouns in the singular and in lower case, with commas: the main subjects of its pictures. A prompt with such
   * a main noun is drawn.
   */
  shows: string;
  /** Abstract nouns that its pictures stand for by convention: a padlock for security. */
  illustrates?: string;
  /** Other things that every picture of it shows. */
  contains?: string;
  /** How many of its main noun every picture shows; undefined if the number varies. */
  count?: number;
  /** Its name within a sentence; by default its own with an article: "a desk". */
  inSentence?: string;
  /** Categories that draw it for prompts that cannot be drawn; it must show no particular person or place. */
  standsInFor?: readonly Category[];
  /** The set for a reference picture whose prompt names it; undefined: any set. */
  staging?: Staging;
}
