import type { Database } from '#platform/db/client';
import type { QueryReader } from '#ports/query-reader';
import type { GallerySearchQuery } from '../contract/gallery.ts';
import type { GalleryPage } from '../queries/gallery-pages.ts';
import { type SearchInput, searchGalleryPostings } from '../queries/gallery-postings.ts';
import { listFirstLetters } from '../queries/gallery-terms.ts';
import { facetsOf } from './facets-of.ts';
import { joinPhrases } from './join-phrases.ts';
import { readSearch, type SearchTerm } from './read-search.ts';
import {
  addSynonyms,
  isFindable,
  type KeyedTerm,
  otherMeaningKeys,
  pairKeys,
  readTermKeys,
} from './search-keys.ts';
import { translateSearch } from './translate-search.ts';

/** A query whose words find fewer pictures than this also searches for their synonyms. */
const SYNONYMS_BELOW = 60;
/** With more words, each with forty synonyms, a search is slow and seldom finds more. */
const MAX_WORDS_WITH_SYNONYMS = 6;
/** Share of a query's words that a picture must have. A picture with fewer has little to do with the query. */
const MIN_SHARE = 0.75;
/** Up to this many words, each is left out in turn; of longer queries the most common ones are. */
const MAX_WORDS_IN_TURN = 6;

export interface SearchGalleryDeps {
  db: Database;
  queryReader: QueryReader;
}

type Find = (words: readonly KeyedTerm[], pairs: readonly number[]) => Promise<GalleryPage>;

/**
 * A page of search results, best first and newest first among equals, with the total. The results depend only on the query
 * and `asOf`, never on the page. A query that only says what is unwanted finds all other pictures.
 */
export async function searchGallery(
  deps: SearchGalleryDeps,
  { q, color, orientation, people, ...place }: GallerySearchQuery,
): Promise<GalleryPage> {
  const page = { ...place, facets: facetsOf({ color, orientation, people }) };
  const typed = readSearch(q, deps.queryReader);
  const translated = translateSearch(typed, deps.queryReader);
  // A translation parts words that are written without spaces, but the index has them as they are written.
  const found = UNSPACED.test(q) ? await searchTerms(deps, typed, page) : undefined;
  return found && found.total > 0 ? found : await searchTerms(deps, translated, page);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

async function searchTerms(
  deps: SearchGalleryDeps,
  read: readonly SearchTerm[],
  { asOf, ...place }: Pick<GallerySearchQuery, 'limit' | 'offset' | 'asOf'> & { facets: string[] },
): Promise<GalleryPage> {
  const { db } = deps;
  const terms = await readTermKeys(deps, joinPhrases(read));
  const wanted = terms.filter(({ isUnwanted }) => !isUnwanted);
  const unwanted = await unwantedKeys(
    db,
    terms.filter(({ isUnwanted }) => isUnwanted),
  );
  unwanted.push(...(await otherMeaningKeys(db, wanted)));
  const quoted = quotedKeys(wanted);
  if (quoted === undefined) return { items: [], total: 0 };
  const page = { ...place, quoted, unwanted, asOf: asOf === undefined ? undefined : new Date(asOf) };
  const find: Find = (words, pairs) => searchGalleryPostings(db, { ...page, words, pairs });
  const words = distinct(withoutStopWords(wanted.filter(({ isQuoted }) => !isQuoted)));
  if (words.length === 0 && quoted.length === 0) {
    return unwanted.length === 0 ? { items: [], total: 0 } : await findAny(db, page);
  }
  return await findBest(db, find, words, wanted);
}

async function findBest(
  db: Database,
  find: Find,
  words: readonly KeyedTerm[],
  wanted: readonly KeyedTerm[],
): Promise<GalleryPage> {
  const pairs = wanted.some(({ spelled }) => spelled.length > 1)
    ? []
    : pairKeys(withoutStopWords(wanted).flatMap(({ spelled }) => spelled.flat()));
  const found = words.every(isFindable) ? await find(words, pairs) : undefined;
  const isLong = words.length > MAX_WORDS_WITH_SYNONYMS;
  if (found && found.total >= (isLong ? 1 : SYNONYMS_BELOW)) return found;
  const widened = isLong ? words : await addSynonyms(db, words);
  const isWider = widened.some(({ close, wide, facets }) => close.length + wide.length + facets.length > 0);
  const best = isWider && widened.every(isFindable) ? await find(widened, pairs) : found;
  return best && best.total > 0 ? best : await findMost(find, widened);
}

/** Used when no picture has all words: finds pictures with most of them. */
async function findMost(find: Find, words: readonly KeyedTerm[]): Promise<GalleryPage> {
  const least = Math.ceil(words.length * MIN_SHARE);
  const known = words.filter(isFindable).toSorted((a, b) => a.count - b.count);
  if (known.length < least || least === words.length) return { items: [], total: 0 };
  // Rare words say the most, so the most common one is left out first.
  const isInTurn = known.length > least && words.length <= MAX_WORDS_IN_TURN;
  const tries = isInTurn
    ? known.map((_, index) => known.toSpliced(known.length - 1 - index, 1))
    : [known.slice(0, least)];
  for (const some of tries) {
    const found = await find(some, []);
    if (found.total > 0) return found;
  }
  return { items: [], total: 0 };
}

async function findAny(db: Database, page: Omit<SearchInput, 'words' | 'pairs'>): Promise<GalleryPage> {
  const any = { exact: await listFirstLetters(db), near: [], close: [], wide: [], facets: [] };
  return await searchGalleryPostings(db, { ...page, words: [any], pairs: [] });
}

/** Keys of which a picture must have all; undefined if no picture has one of the quoted words. */
function quotedKeys(wanted: readonly KeyedTerm[]): number[] | undefined {
  const phrases = wanted.filter(({ isQuoted }) => isQuoted).map(({ spelled }) => spelled[0] ?? []);
  if (phrases.flat().some(({ id, count }) => id === null || count === 0)) return undefined;
  return phrases.flatMap((words) => [...words.map(({ id }) => id!), ...pairKeys(words)]);
}

/** Keys of the unwanted words, their forms and synonyms, and of unwanted phrases; never a whole category. */
async function unwantedKeys(db: Database, terms: readonly KeyedTerm[]): Promise<number[][]> {
  const single = (await addSynonyms(db, terms)).filter(({ isQuoted }) => !isQuoted);
  const keys = single.flatMap(({ exact, near, close, wide }) => [...exact, ...near, ...close, ...wide]);
  const phrases = terms.filter(({ isQuoted }) => isQuoted).map((phrase) => quotedKeys([phrase]) ?? []);
  return [...keys.map((key) => [key]), ...phrases.filter((list) => list.length > 0)];
}

function withoutStopWords(terms: readonly KeyedTerm[]): KeyedTerm[] {
  const content = terms.filter(({ spelled }) => spelled.flat().some(({ isStop }) => !isStop));
  return content.length > 0 ? content : [...terms];
}

/** The last of each word. */
function distinct(terms: readonly KeyedTerm[]): KeyedTerm[] {
  const keyOf = ({ spelled }: KeyedTerm) =>
    spelled
      .flat()
      .map(({ word }) => word)
      .join(' ');
  return terms.filter(
    (term, index) => terms.findLastIndex((other) => keyOf(other) === keyOf(term)) === index,
  );
}
