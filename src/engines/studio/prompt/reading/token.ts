/** The part of speech that a word plays in a prompt. */
export type WordKind =
  | 'noun'
  | 'adjective'
  /** A verb in any form; `walking` in "a dog walking". */
  | 'verb'
  | 'number'
  /** a, the, some, my */
  | 'determiner'
  /** Words that start a new part of the sentence: on, with, and, of. */
  | 'link'
  /** no, without, not */
  | 'negation'
  /** Words that say nothing about the picture: very, really, please. */
  | 'filler';

/** A stretch of the prompt, in UTF-16 code units. */
export type Span = Pick<Token, 'text' | 'start' | 'end'>;

/** A word of a prompt; in other languages than English, a word or phrase translated to English. */
export interface Token {
  /** As typed. */
  text: string;
  /** Where it starts and ends in the prompt, in UTF-16 code units. */
  start: number;
  end: number;
  kind: WordKind;
  /** Lower-case English base forms, likeliest first: `geese` gives `geese` and `goose`. A word of another language without a translation begins with `?`. */
  forms: readonly string[];
  /** Whether the noun is plural. */
  isPlural: boolean;
  /** The number's value. */
  value: number | undefined;
  /** Whether it is a known phrase that starts with a verb: `shaking hands`. */
  isActivity: boolean;
  /** Whether punctuation stands before it. */
  afterBreak: boolean;
  /** Whether it tells, after punctuation, what the people named before do: "a woman, smiling". */
  isContinued?: boolean;
  /** The English noun whose form names only what it is a kind of: `sparrow`, as a bird. */
  special?: string;
}

/** Whether it is a word of another language without a translation. */
export function isUnknown({ forms }: Pick<Token, 'forms'>): boolean {
  return forms[0]!.startsWith('?');
}

/** Whether a word, in any of its base forms, is among others. */
export function isOneOf(
  { forms }: Pick<Token, 'forms'>,
  words: ReadonlySet<string> | readonly string[],
): boolean {
  return forms.some((form) => ('has' in words ? words.has(form) : words.includes(form)));
}
