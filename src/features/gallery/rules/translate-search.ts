import type { QueryReader } from '#ports/query-reader';
import type { SearchTerm } from './read-search.ts';
import { isListedWord } from './synonyms.ts';

/** An ambiguous word has more translations; the later ones are seldom meant. */
const MAX_TRANSLATIONS = 2;

/**
 * Adds English translations to a query in another language, and reads its negations ("ohne Schnee"). Quoted phrases and
 * terms that are already unwanted stay as they are. An English query is returned unchanged.
 */
export function translateSearch(terms: readonly SearchTerm[], reader: QueryReader): SearchTerm[] {
  const isPlain = ({ isQuoted, isUnwanted }: SearchTerm) => !isQuoted && !isUnwanted;
  const text = terms
    .filter(isPlain)
    .map(({ spellings }) => spellings[0]!)
    .join(' ');
  const words = text === '' ? undefined : reader.translate(text, isListedWord);
  if (words === undefined || words.length === 0) return [...terms];
  const translated = words.map(({ typed, english, isNegated }) => ({
    spellings: [...new Set([typed, ...english.slice(0, MAX_TRANSLATIONS)])],
    isQuoted: false,
    isUnwanted: isNegated,
  }));
  return [...translated, ...terms.filter((term) => !isPlain(term))];
}
