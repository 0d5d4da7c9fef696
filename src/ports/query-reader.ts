/** A word of a query in another language than English. */
export interface ForeignWord {
  /** As typed, in lowercase. */
  typed: string;
  /** In English, likeliest first; empty if it is unknown. */
  english: readonly string[];
  /** After a negation: "ohne Schnee". */
  isNegated: boolean;
}

/** Knows words: which ones say nothing, which ones are English, and what those of other languages mean. */
export interface QueryReader {
  /** Whether it is an English word in any form. @param word in lowercase */
  isInDictionary(word: string): boolean;
  /** Whether an English word says that the next one must not be in the picture. */
  isNegation(word: string): boolean;
  /** Whether an English word says nothing about a picture, such as "the" or "any". */
  saysNothing(word: string): boolean;
  /**
   * The words that say something, in the order of the query; undefined for an English query.
   * @param isEnglish whether a word is a common English one
   */
  translate(query: string, isEnglish: (word: string) => boolean): ForeignWord[] | undefined;
}
