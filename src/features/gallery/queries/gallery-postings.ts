import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { type GalleryImageView, type GalleryPage, type GalleryPageRow, pageOf } from './gallery-pages.ts';

/** Keys of `gallery_postings` that match a word of the query, from closest to loosest. */
export interface SearchedWord {
  /** The word itself. */
  exact: readonly number[];
  /** Its other forms, words that begin with it, and spelling corrections. */
  near: readonly number[];
  /** Words of the same meaning, or for a kind of it. */
  close: readonly number[];
  /** Words of similar meaning. */
  wide: readonly number[];
  /** Facets that answer the word as loosely, such as 'category:travel'. */
  facets: readonly string[];
}

export interface SearchInput {
  /** A picture must have all of them. With no words, phrases and facets, nothing is found. */
  words?: readonly SearchedWord[];
  /** Keys of quoted words and of their neighboring pairs: a picture must have all of them. */
  quoted?: readonly number[];
  /** Keys of the pairs of neighboring words: a picture with all of them contains the phrase. */
  pairs?: readonly number[];
  /** A picture with all keys of one of these lists is left out. */
  unwanted?: readonly (readonly number[])[];
  /** Such as 'color:red': a picture must have all of them. */
  facets?: readonly string[];
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of the pictures that have all words. Exact phrases come first, then exact words, then near, close and wide ones;
 * newest first within each group. For each block, the bitmaps of a word's keys are united and those of the words
 * intersected, so results and totals are exact.
 */
export async function searchGalleryPostings(db: Database, input: SearchInput): Promise<GalleryPage> {
  const { words = [], quoted = [], pairs = [], unwanted = [], facets = [], asOf, limit, offset } = input;
  if (words.length + quoted.length + facets.length === 0) return { items: [], total: 0 };
  const isStrict = ({ exact, near, close, wide, facets: answers }: SearchedWord) =>
    exact.length === 1 && near.length + close.length + wide.length + answers.length === 0;
  const strict = [...new Set([...quoted, ...words.filter(isStrict).flatMap(({ exact }) => exact)])];
  const looseWords = words.filter((word) => !isStrict(word));
  const loose = looseWords.flatMap(({ exact, near, close, wide }, word) =>
    [exact, near, close, wide].flatMap((keys, looseness) => keys.map((key) => ({ key, word, looseness }))),
  );
  const answers = looseWords.flatMap((asked, word) => asked.facets.map((facet) => ({ facet, word })));
  const hidden = unwanted.flatMap((keys, group) => keys.map((key) => ({ key, group })));
  const { rows } = await sql<GalleryPageRow>`
    SELECT * FROM search_gallery_terms(
      ${strict}::bigint[] || ${facetKeys(facets)}, ${pairs},
      ${loose.map(({ key }) => key)}::bigint[] || ${facetKeys(answers.map(({ facet }) => facet))},
      ${[...loose, ...answers].map(({ word }) => word)},
      ${[...loose.map(({ looseness }) => looseness), ...answers.map(() => LOOSEST)]},
      ${hidden.map(({ key }) => key)}, ${hidden.map(({ group }) => group)},
      ${asOf ?? null}, ${limit}, ${offset})`.execute(db);
  return pageOf(rows);
}

const LOOSEST = 3;

const facetKeys = (facets: readonly string[]) =>
  sql`ARRAY(SELECT gallery_facet_key(facet) FROM unnest(${[...facets]}::text[]) WITH ORDINALITY AS asked (facet, place) ORDER BY place)`;

/** How many pictures have each of `facets`, among those that have all `chosen` ones. */
export async function countGalleryFacets(
  db: Database,
  { facets, chosen }: { facets: readonly string[]; chosen: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ facet: string; count: number }>`
    SELECT * FROM count_gallery_facets(${[...facets]}::text[], ${[...chosen]}::text[])`.execute(db);
  return new Map(rows.map(({ facet, count }) => [facet, count]));
}

/** A key that another picture may have instead of a word of this one. */
export interface LikeWord {
  key: number;
  /** The word of this picture, by its id. */
  word: number;
  /** 1: the word itself. */
  score: number;
}

/** Other pictures that share rare words, or words of the same meaning, and the palette; the most similar first. */
export async function listSimilarGalleryImages(
  db: Database,
  { id, words, limit }: { id: string; words: readonly LikeWord[]; limit: number },
): Promise<GalleryImageView[]> {
  const { rows } = await sql<GalleryPageRow>`
    SELECT * FROM similar_gallery_images(${id}, ${words.map(({ key }) => key)}::bigint[],
      ${words.map(({ word }) => word)}::int[], ${words.map(({ score }) => score)}::float8[], ${limit})`.execute(
    db,
  );
  return pageOf(rows).items;
}
