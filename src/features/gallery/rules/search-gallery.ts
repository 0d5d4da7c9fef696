import type { Database } from '#platform/db/client';
import type { GallerySearchQuery } from '../contract/gallery.ts';
import type { GalleryPage } from '../queries/gallery-pages.ts';
import { type SearchedWord, searchGalleryPostings } from '../queries/gallery-postings.ts';
import { type AskedWord, findGalleryTerms, readGalleryQuery } from '../queries/gallery-terms.ts';
import { spellingDistance } from './spelling-distance.ts';
import { findSynonyms } from './synonyms.ts';

/** The rest of a longer query is ignored. */
const MAX_CHARACTERS = 200;
/** A query whose words find fewer pictures than this also searches for their synonyms. */
const SYNONYMS_BELOW = 60;
/** With more words, each with ten synonyms, a search is slow and seldom finds more. */
const MAX_WORDS_WITH_SYNONYMS = 6;

/**
 * A page of search results, best first and newest first among equals, with the total. The results depend only on the query
 * and `asOf`, never on the page.
 */
export async function searchGallery(
  { db }: { db: Database },
  { q, limit, offset, asOf }: GallerySearchQuery,
): Promise<GalleryPage> {
  const asked = await readGalleryQuery(db, readable(q));
  const page = { limit, offset, asOf: asOf === undefined ? undefined : new Date(asOf) };
  const content = asked.filter((word) => !word.isStop);
  const words = distinct(content.length > 0 ? content : asked).map((word) => ({ word, keys: keysOf(word) }));
  const pairs = pairsOf(content);
  const known = words.every(({ keys }) => isFindable(keys));
  const found =
    words.length > 0 && known
      ? await searchGalleryPostings(db, { ...page, words: words.map(({ keys }) => keys), pairs })
      : undefined;
  const isLong = words.length > MAX_WORDS_WITH_SYNONYMS;
  if (found && found.total >= (isLong ? 1 : SYNONYMS_BELOW)) return found;
  // A word without any match is ignored.
  const widened = (isLong ? words.map(unwidened) : await widen(db, words)).filter(isFindable);
  if (widened.length === 0) return { items: [], total: 0 };
  const isWider = widened.some(({ wide }) => wide.length > 0);
  const best =
    found && !isWider
      ? found
      : await searchGalleryPostings(db, { ...page, words: widened, pairs: known ? pairs : [] });
  return best.total > 0 ? best : await searchFewerWords(db, page, widened);
}

/** Up to this many words, the first retry drops only the most common one. */
const MAX_WORDS_TO_DROP_ONE = 5;

/**
 * Used when no picture has all words: finds pictures with all words except the most common one, else with the two rarest
 * words, else with the rarest, since rare words say the most.
 */
async function searchFewerWords(
  db: Database,
  page: { limit: number; offset: number; asOf: Date | undefined },
  words: readonly WidenedWord[],
): Promise<GalleryPage> {
  const rarest = words.toSorted((a, b) => a.count - b.count);
  // With many words, another search for nearly all of them is slow and seldom finds anything.
  const most = words.length <= MAX_WORDS_TO_DROP_ONE ? words.length - 1 : 2;
  const sizes = [...new Set([most, 2, 1])].filter((size) => size > 0 && size <= most);
  for (const size of sizes) {
    const found = await searchGalleryPostings(db, { ...page, words: rarest.slice(0, size), pairs: [] });
    if (found.total > 0) return found;
  }
  return { items: [], total: 0 };
}

/** Shortens a query, without NUL and lone surrogates, which PostgreSQL refuses. */
function readable(query: string): string {
  return query.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').toWellFormed();
}

function distinct(words: readonly AskedWord[]): AskedWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.word === word.word) === index);
}

function keysOf(word: AskedWord): SearchedWord {
  const near = [...word.kin, ...word.begun, ...(word.begun.length > 0 ? [] : correctionsOf(word))];
  return { exact: word.id === null || word.count === 0 ? [] : [word.id], near, wide: [] };
}

/** Minimum lengths of words with one mistake, and with two. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
/** How many times more frequent than its misspelling a word must be. */
const MIN_FREQUENCY_RATIO = 10;
const MAX_CORRECTIONS = 8;

/** Spelling corrections of a word: those with the fewest mistakes, most frequent first. */
function correctionsOf({ word, count, similarTerms }: AskedWord): number[] {
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

/** Keys of the pairs of neighboring words that are both in the vocabulary. */
function pairsOf(words: readonly AskedWord[]): number[] {
  return words.slice(1).flatMap(({ id }, index) => {
    const before = words[index]!.id;
    return before === null || id === null ? [] : [before * 2 ** 32 + id];
  });
}

interface WidenedWord extends SearchedWord {
  /** Number of pictures that have it. */
  count: number;
}

function unwidened({ word, keys }: { word: AskedWord; keys: SearchedWord }): WidenedWord {
  return { ...keys, count: word.count };
}

/** Adds synonyms to the words. */
async function widen(
  db: Database,
  words: readonly { word: AskedWord; keys: SearchedWord }[],
): Promise<WidenedWord[]> {
  const synonyms = words.map(({ word }) => findSynonyms(word.form));
  const terms = await findGalleryTerms(db, [...new Set(synonyms.flat())]);
  const ids = Map.groupBy(terms, ({ form }) => form);
  return words.map(({ word, keys }, index) => ({
    ...keys,
    count: word.count,
    wide: synonyms[index]!.flatMap((form) => ids.get(form)?.map(({ id }) => id) ?? []),
  }));
}

/** Whether the vocabulary has the word or something like it. */
function isFindable({ exact, near, wide }: SearchedWord): boolean {
  return exact.length + near.length + wide.length > 0;
}
