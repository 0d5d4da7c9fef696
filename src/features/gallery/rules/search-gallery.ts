import type { Database } from '#platform/db/client';
import type { GallerySearchQuery } from '../contract/gallery.ts';
import type { GalleryPage } from '../queries/gallery-pages.ts';
import { type SearchedWord, searchGalleryPostings } from '../queries/gallery-postings.ts';
import { type AskedWord, findGalleryTerms, readGalleryQuery } from '../queries/gallery-terms.ts';
import { findAlikeWords } from './alike-words.ts';
import { spellingDistance } from './spelling-distance.ts';

/** As much of a query as is read. */
const READ_CHARACTERS = 200;
/** A query that finds fewer pictures than this by its words is widened by what means something alike. */
const WIDENED_BELOW = 60;
/** Of more words, each widened by ten, a search takes long and seldom finds what the words alone did not. */
const WIDENED_WORDS_AT_MOST = 6;

/**
 * A page of the pictures that a query finds, best first and newest first among equals, and how many there are in all.
 * What is found depends on the query and on `asOf` alone, never on the page asked for.
 */
export async function searchGallery(
  { db }: { db: Database },
  { q, limit, offset, asOf }: GallerySearchQuery,
): Promise<GalleryPage> {
  const asked = await readGalleryQuery(db, readable(q));
  const page = { limit, offset, asOf: asOf === undefined ? undefined : new Date(asOf) };
  const telling = asked.filter((word) => !word.isStop);
  const words = distinct(telling.length > 0 ? telling : asked).map((word) => ({ word, keys: keysOf(word) }));
  const pairs = pairsOf(telling);
  const known = words.every(({ keys }) => isFindable(keys));
  const found =
    words.length > 0 && known
      ? await searchGalleryPostings(db, { ...page, words: words.map(({ keys }) => keys), pairs })
      : undefined;
  const isLong = words.length > WIDENED_WORDS_AT_MOST;
  if (found && found.total >= (isLong ? 1 : WIDENED_BELOW)) return found;
  // A word that nothing resembles says nothing.
  const widened = (isLong ? words.map(unwidened) : await widen(db, words)).filter(isFindable);
  if (widened.length === 0) return { items: [], total: 0 };
  const isWider = widened.some(({ wide }) => wide.length > 0);
  const best =
    found && !isWider
      ? found
      : await searchGalleryPostings(db, { ...page, words: widened, pairs: known ? pairs : [] });
  return best.total > 0 ? best : await searchFewerWords(db, page, widened);
}

const MOSTLY_UP_TO = 5;

/**
 * When no picture has all words together: what has all of a few words but the most common one, else the two rarest,
 * else the rarest, which tells the most of what was meant.
 */
async function searchFewerWords(
  db: Database,
  page: { limit: number; offset: number; asOf: Date | undefined },
  words: readonly WidenedWord[],
): Promise<GalleryPage> {
  const rarest = words.toSorted((a, b) => a.count - b.count);
  // Of many words another search with nearly all takes long and seldom finds anything.
  const mostly = words.length <= MOSTLY_UP_TO ? words.length - 1 : 2;
  const sizes = [...new Set([mostly, 2, 1])].filter((size) => size > 0 && size <= mostly);
  for (const size of sizes) {
    const found = await searchGalleryPostings(db, { ...page, words: rarest.slice(0, size), pairs: [] });
    if (found.total > 0) return found;
  }
  return { items: [], total: 0 };
}

/** What is read of a query; PostgreSQL takes neither NUL nor half a surrogate pair. */
function readable(query: string): string {
  return query.slice(0, READ_CHARACTERS).replaceAll('\0', ' ').toWellFormed();
}

function distinct(words: readonly AskedWord[]): AskedWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.word === word.word) === index);
}

function keysOf(word: AskedWord): SearchedWord {
  const near = [...word.kin, ...word.begun, ...(word.begun.length > 0 ? [] : meantBy(word))];
  return { exact: word.id === null || word.count === 0 ? [] : [word.id], near, wide: [] };
}

// Letters that a word must have for one mistake, and for two.
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 8;
/** How many times more frequent a word must be for a rarer one to be its misspelling. */
const OUTNUMBERS = 10;
const MEANT_AT_MOST = 8;

/** Words that a misspelt one may have meant: those with the fewest mistakes, the most frequent first. */
function meantBy({ word, count, similarTerms }: AskedWord): number[] {
  const allowed = word.length >= TWO_MISTAKES_FROM ? 2 : word.length >= ONE_MISTAKE_FROM ? 1 : 0;
  const candidates = similarTerms
    .filter((other) => other.count > count * OUTNUMBERS)
    .map((other) => ({ ...other, mistakes: spellingDistance(word, other.word) }))
    .filter(({ mistakes }) => mistakes <= allowed);
  const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
  return candidates
    .filter(({ mistakes }) => mistakes === fewest)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MEANT_AT_MOST)
    .map(({ id }) => id);
}

/** Keys of the pairs of neighbours, when the vocabulary has both of each. */
function pairsOf(words: readonly AskedWord[]): number[] {
  return words.slice(1).flatMap(({ id }, index) => {
    const before = words[index]!.id;
    return before === null || id === null ? [] : [before * 2 ** 32 + id];
  });
}

interface WidenedWord extends SearchedWord {
  /** Pictures that have it. */
  count: number;
}

function unwidened({ word, keys }: { word: AskedWord; keys: SearchedWord }): WidenedWord {
  return { ...keys, count: word.count };
}

/** The words with what means something alike. */
async function widen(
  db: Database,
  words: readonly { word: AskedWord; keys: SearchedWord }[],
): Promise<WidenedWord[]> {
  const alike = words.map(({ word }) => findAlikeWords(word.form));
  const terms = await findGalleryTerms(db, [...new Set(alike.flat())]);
  const ids = Map.groupBy(terms, ({ form }) => form);
  return words.map(({ word, keys }, index) => ({
    ...keys,
    count: word.count,
    wide: alike[index]!.flatMap((form) => ids.get(form)?.map(({ id }) => id) ?? []),
  }));
}

/** Whether anything has it, or something like it. */
function isFindable({ exact, near, wide }: SearchedWord): boolean {
  return exact.length + near.length + wide.length > 0;
}
