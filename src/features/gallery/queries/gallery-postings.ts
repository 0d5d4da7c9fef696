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
}

export interface SearchInput {
  /** A picture must have all of them. With no words and no phrases, nothing is found. */
  words: readonly SearchedWord[];
  /** Keys of quoted words and of their neighboring pairs: a picture must have all of them. */
  quoted: readonly number[];
  /** Keys of the pairs of neighboring words: a picture with all of them contains the phrase. */
  pairs: readonly number[];
  /** A picture with all keys of one of these lists is left out. */
  unwanted: readonly (readonly number[])[];
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
  const { words, quoted, pairs, unwanted, asOf, limit, offset } = input;
  if (words.length + quoted.length === 0) return { items: [], total: 0 };
  const isStrict = ({ exact, near, close, wide }: SearchedWord) =>
    exact.length === 1 && near.length + close.length + wide.length === 0;
  const strict = [...new Set([...quoted, ...words.filter(isStrict).flatMap(({ exact }) => exact)])];
  const loose = words
    .filter((word) => !isStrict(word))
    .flatMap(({ exact, near, close, wide }, word) =>
      [exact, near, close, wide].flatMap((keys, looseness) => keys.map((key) => ({ key, word, looseness }))),
    );
  const hidden = unwanted.flatMap((keys, group) => keys.map((key) => ({ key, group })));
  const { rows } = await sql<GalleryPageRow>`
    SELECT * FROM search_gallery_terms(${strict}, ${pairs}, ${loose.map(({ key }) => key)},
      ${loose.map(({ word }) => word)}, ${loose.map(({ looseness }) => looseness)},
      ${hidden.map(({ key }) => key)}, ${hidden.map(({ group }) => group)},
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
