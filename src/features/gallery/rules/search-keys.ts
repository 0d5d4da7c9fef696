import type { Database } from '#platform/db/client';
import type { QueryReader } from '#ports/query-reader';
import type { SearchedWord } from '../queries/gallery-postings.ts';
import { type AskedWord, findGalleryTerms, readGalleryWords } from '../queries/gallery-terms.ts';
import { correctSpelling, isEnglish } from './correct-spelling.ts';
import { facetsOf } from './facets-of.ts';
import type { SearchTerm } from './read-search.ts';
import { findCategories, findOtherMeanings, findStandIns } from './stand-ins.ts';
import { findSynonyms } from './synonyms.ts';

/** A term of a query with the keys of `gallery_postings` that match it. */
export interface KeyedTerm extends SearchTerm, SearchedWord {
  /** Its words that say something, for each spelling. */
  spelled: readonly (readonly AskedWord[])[];
  /** Number of pictures that have the commonest of its words. */
  count: number;
}

/**
 * Minimum score of a synonym: the lowest with a precision of 0.9 for the first half of the judged queries (decision 044).
 */
const SIMILAR_FROM = 125;
/** From this score on it is a word of the same meaning or a kind of it. */
const CLOSE_FROM = 180;
/** Shorter words may always be beginnings. */
const SHORTEST_WHOLE = 3;
/** Best synonyms of a word that the gallery has; with more, a search is slow. */
const MAX_SYNONYMS = 60;

/** Looks up the terms' words, with other forms, completions and corrected spellings, in the vocabulary. */
export async function readTermKeys(
  { db, queryReader }: { db: Database; queryReader: QueryReader },
  terms: readonly SearchTerm[],
): Promise<KeyedTerm[]> {
  const texts = terms.flatMap((term, index) => term.spellings.map((text) => ({ text, index })));
  const isLast = ({ index }: { index: number }) => index === terms.length - 1;
  // Only the last word may still be incomplete, and never a quoted or unwanted one.
  const last = terms.at(-1);
  const completed = last && !last.isQuoted && !last.isUnwanted ? texts.findIndex(isLast) + 1 : null;
  const words = await readGalleryWords(
    db,
    texts.map(({ text }) => text),
    completed,
  );
  const byText = Map.groupBy(words, ({ text }) => text);
  return terms.map((term, index) => {
    const numbers = texts.flatMap((text, at) => (text.index === index ? [at + 1] : []));
    return keysOf(
      term,
      numbers.map((number) => byText.get(number) ?? []),
      queryReader,
    );
  });
}

function keysOf(term: SearchTerm, spellings: readonly AskedWord[][], reader: QueryReader): KeyedTerm {
  const spelled = spellings.map((words) => {
    const content = words.filter(({ isStop }) => !isStop);
    return content.length > 0 ? content : words;
  });
  const single = spelled.flatMap((words) => (words.length === 1 ? words : []));
  const isTranslated = spelled.length > 1;
  return {
    ...term,
    spelled,
    count: Math.max(0, ...spelled.flat().map(({ count }) => count)),
    exact: spelled.flatMap((words) => wholeKey(words)),
    near: term.isQuoted ? [] : single.flatMap((word) => nearKeys(word, { isTranslated, reader })),
    close: [],
    wide: [],
    facets: [],
  };
}

/** The key of a word, or of two neighboring words. A longer spelling has no key of its own. */
function wholeKey(words: readonly AskedWord[]): number[] {
  if (words.some(({ id, count }) => id === null || count === 0)) return [];
  if (words.length === 1) return [words[0]!.id!];
  return words.length === 2 ? pairKeys(words) : [];
}

function nearKeys(
  word: AskedWord,
  { isTranslated, reader }: { isTranslated: boolean; reader: QueryReader },
): number[] {
  // A whole word is not completed: "car" finds no carrots. The dictionary has all letters and many pairs of them.
  // Short general words such as "ai" are whole, too.
  const isWhole =
    (word.form.length >= SHORTEST_WHOLE && isEnglish(word.form, reader)) ||
    findStandIns(word.form).length > 0;
  const begun = isWhole ? [] : word.begun;
  const corrected = begun.length > 0 || isTranslated ? [] : correctSpelling(word, reader);
  return [...word.kin, ...begun, ...corrected];
}

/** Keys of the pairs of neighboring words that are both in the vocabulary. */
export function pairKeys(words: readonly Pick<AskedWord, 'id'>[]): number[] {
  return words.slice(1).flatMap(({ id }, index) => {
    const before = words[index]!.id;
    return before === null || id === null ? [] : [before * 2 ** 32 + id];
  });
}

/** Adds words of similar meaning, and the category that is asked for, to terms that are not quoted. */
export async function addSynonyms(db: Database, terms: readonly KeyedTerm[]): Promise<KeyedTerm[]> {
  const found = terms.map(({ spelled, isQuoted }) =>
    isQuoted ? [] : spelled.flatMap((words) => findSynonyms(formsOf(words), { from: SIMILAR_FROM })),
  );
  const known = await findGalleryTerms(db, [...new Set(found.flat().map(({ word }) => word))]);
  const ids = new Map(known.map(({ form, id }) => [form, id]));
  return terms.map((term, index) => {
    const synonyms = found[index]!.filter(({ word }) => ids.has(word)).slice(0, MAX_SYNONYMS);
    const idsOf = (isClose: boolean) =>
      synonyms.flatMap(({ word, score }) => (score >= CLOSE_FROM === isClose ? [ids.get(word)!] : []));
    return { ...term, close: idsOf(true), wide: idsOf(false), facets: categoriesOf(term) };
  });
}

function formsOf(words: readonly AskedWord[]): string[] {
  return [words.map(({ form }) => form).join(' '), words.map(({ word }) => word).join(' ')];
}

/** Keys of phrases in which a word of the query means something else, unless the query has the phrase. */
export async function otherMeaningKeys(db: Database, terms: readonly KeyedTerm[]): Promise<number[][]> {
  const asked = new Set(terms.flatMap(({ spelled }) => spelled.flat().map(({ word }) => word)));
  const pairs = terms
    .filter(({ isQuoted, spelled }) => !isQuoted && spelled.length === 1 && spelled[0]!.length === 1)
    .flatMap(({ spelled }) => findOtherMeanings(spelled[0]![0]!.word))
    .filter((pair) => pair.some((word) => !asked.has(word)));
  const known = await findGalleryTerms(db, [...new Set(pairs.flat())]);
  const ids = new Map(known.map(({ form, id }) => [form, id]));
  return pairs
    .map((pair) => pairKeys(pair.map((word) => ({ id: ids.get(word) ?? null }))))
    .filter((keys) => keys.length > 0);
}

function categoriesOf({ spelled, isQuoted }: KeyedTerm): string[] {
  const single = isQuoted ? [] : spelled.flatMap((words) => (words.length === 1 ? words : []));
  const categories = single.flatMap(({ form, word }) => [form, word].flatMap(findCategories));
  return [...new Set(categories)].flatMap((category) => facetsOf({ category }));
}

/** Whether the vocabulary has the term or something like it. */
export function isFindable({ exact, near, close, wide, facets }: SearchedWord): boolean {
  return exact.length + near.length + close.length + wide.length + facets.length > 0;
}
