import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { type GalleryImageView, type GalleryPage, type GalleryPageRow, pageOf } from './gallery-pages.ts';

/** Keys of `gallery_postings` that match a word of the query, from closest to loosest. */
export interface SearchedWord {
  /** The word itself. */
  exact: readonly number[];
  /** Its other forms, words that begin with it, and spelling corrections. */
  near: readonly number[];
  /** Words of similar meaning. */
  wide: readonly number[];
}

export interface SearchInput {
  /** At least one; a picture must have all of them. */
  words: readonly SearchedWord[];
  /** Keys of the pairs of neighboring words: a picture with all of them contains the phrase. */
  pairs: readonly number[];
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of the pictures that have all words. Exact phrases come first, then exact words, then near words, then words of
 * similar meaning; newest first within each group. For each block, the bitmaps of a word's keys are united and those of
 * the words intersected, so results and totals are exact.
 */
export async function searchGalleryPostings(db: Database, input: SearchInput): Promise<GalleryPage> {
  const { words, pairs, asOf, limit, offset } = input;
  const isStrict = ({ exact, near, wide }: SearchedWord) =>
    exact.length === 1 && near.length === 0 && wide.length === 0;
  const strict = words.filter(isStrict).flatMap(({ exact }) => exact);
  const loose = words
    .filter((word) => !isStrict(word))
    .flatMap(({ exact, near, wide }, word) =>
      [exact, near, wide].flatMap((keys, looseness) => keys.map((key) => ({ key, word, looseness }))),
    );
  const { rows } = await sql<GalleryPageRow>`
    SELECT * FROM search_gallery(${strict}, ${pairs}, ${loose.map(({ key }) => key)},
      ${loose.map(({ word }) => word)}, ${loose.map(({ looseness }) => looseness)},
      ${asOf ?? null}, ${limit}, ${offset})`.execute(db);
  return pageOf(rows);
}

/** The pictures that share the most rare words with this one, best first. */
export async function listRelatedGalleryImages(
  db: Database,
  { id, limit }: { id: string; limit: number },
): Promise<GalleryImageView[]> {
  const { rows } = await sql<GalleryPageRow>`SELECT * FROM related_gallery_images(${id}, ${limit})`.execute(
    db,
  );
  return pageOf(rows).items;
}
