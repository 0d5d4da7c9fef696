import { readSearch, type SearchTerm } from '#features/gallery/rules/read-search';
import { findSynonyms } from '#features/gallery/rules/synonyms';
import { translateSearch } from '#features/gallery/rules/translate-search';
import type { QueryReader } from '#ports/query-reader';

/** Minimum score of a synonym, as in the gallery (decision 044). */
const SIMILAR_FROM = 125;
/** Best synonyms of a word. */
const MAX_SYNONYMS = 40;

/**
 * A search of a library as PostgreSQL's text search reads it: every word, its beginnings, or a word of similar meaning, and
 * none of the unwanted ones. Undefined if it asks for nothing.
 */
export function describeSearch(q: string, reader: QueryReader): string | undefined {
  const terms = translateSearch(readSearch(q, reader), reader).flatMap((term) => describeTerm(term) ?? []);
  return terms.length === 0 ? undefined : terms.join(' & ');
}

function describeTerm({ spellings, isQuoted, isUnwanted }: SearchTerm): string | undefined {
  const isPlain = !isQuoted && !isUnwanted;
  const choices = spellings.flatMap((spelling) => {
    const words = spelling.split(' ').map(plain).filter(Boolean);
    if (words.length === 0) return [];
    const phrase = words.map((word) => lexeme(word, isPlain)).join(' <-> ');
    const alike = isPlain && words.length === 1 ? synonymsOf(words[0]!) : [];
    return [words.length > 1 ? `(${phrase})` : phrase, ...alike];
  });
  if (choices.length === 0) return undefined;
  return `${isUnwanted ? '!' : ''}(${choices.join(' | ')})`;
}

function synonymsOf(word: string): string[] {
  return findSynonyms([word], { from: SIMILAR_FROM })
    .slice(0, MAX_SYNONYMS)
    .map((synonym) => lexeme(plain(synonym.word), false));
}

/** Without accents and signs, as `plain_words` in the database. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function lexeme(word: string, isBeginning: boolean): string {
  return `'${word}'${isBeginning ? ':*' : ''}`;
}
