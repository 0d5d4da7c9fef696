import type { Span } from './reading/token.ts';

/** A stretch of the prompt. */
export interface Part {
  /** In lower case. */
  words: string;
  /** Where it starts and ends, in UTF-16 code units. */
  start: number;
  end: number;
}

/** From the first of the words to the last, with their texts in the prompt's order. */
export function spanOf(words: readonly Span[]): Span {
  return {
    text: words
      .toSorted((one, other) => one.start - other.start)
      .flatMap(({ text }) => (text === '' ? [] : [text]))
      .join(' '),
    start: Math.min(...words.map(({ start }) => start)),
    end: Math.max(...words.map(({ end }) => end)),
  };
}

export function partOf(...words: readonly Span[]): Part {
  const { text, start, end } = spanOf(words);
  return { words: text, start, end };
}
