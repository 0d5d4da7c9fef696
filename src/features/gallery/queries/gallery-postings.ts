import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { type GalleryImageView, type GalleryPage, type GalleryPageRow, pageOf } from './gallery-pages.ts';

/** Keys of `gallery_postings` that a word of the query is found by, from the closest to the loosest. */
export interface SearchedWord {
  /** The word itself. */
  exact: readonly number[];
  /** Its forms, what begins with it, what it may be misspelt of. */
  near: readonly number[];
  /** What means something alike. */
  wide: readonly number[];
}

export interface SearchInput {
  /** At least one; a picture must have all of them. */
  words: readonly SearchedWord[];
  /** Keys of the pairs of words in a row: a picture that has them all has the phrase. */
  pairs: readonly number[];
  asOf: Date | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of the pictures that have all words: first those with the phrase, then with the words themselves, then with
 * near ones, then with a like meaning; newest first within each. Block by block the bitmaps of a word's keys are
 * united and those of the words intersected, so that the sets and their sizes are exact.
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

/** The pictures that share the most of its rare words with this one, best first. */
export async function listRelatedGalleryImages(
  db: Database,
  { id, limit }: { id: string; limit: number },
): Promise<GalleryImageView[]> {
  const { rows } = await sql<GalleryPageRow>`SELECT * FROM related_gallery_images(${id}, ${limit})`.execute(
    db,
  );
  return pageOf(rows).items;
}
