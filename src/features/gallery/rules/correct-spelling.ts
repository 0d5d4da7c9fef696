import type { QueryReader } from '#ports/query-reader';
import type { AskedWord } from '../queries/gallery-terms.ts';
import { spellingDistance } from './spelling-distance.ts';
import { isListedWord } from './synonyms.ts';

/** Minimum lengths of words with one mistake, and with two. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
/** How many times more frequent than its misspelling a word must be. */
const MIN_FREQUENCY_RATIO = 10;
const MAX_CORRECTIONS = 8;

/** Ids of a word's spelling corrections: those with the fewest mistakes, most frequent first. English words have none. */
export function correctSpelling(
  { form, word, count, similarTerms }: AskedWord,
  reader: QueryReader,
): number[] {
  if (isEnglish(form, reader)) return [];
  const allowed = word.length >= TWO_MISTAKES_FROM ? 2 : word.length >= ONE_MISTAKE_FROM ? 1 : 0;
  const candidates = similarTerms
    .filter((other) => other.count > count * MIN_FREQUENCY_RATIO)
    .map((other) => ({ ...other, mistakes: spellingDistance(word, other.word) }))
    .filter(({ mistakes }) => mistakes <= allowed);
  const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
  return candidates
    .filter(({ mistakes }) => mistakes === fewest)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CORRECTIONS)
    .map(({ id }) => id);
}

/** Such a word is meant as it is: "food" is no misspelling of "wood". @param form in lowercase without accents */
export function isEnglish(form: string, reader: QueryReader): boolean {
  return isListedWord(form) || reader.isInDictionary(form);
}
