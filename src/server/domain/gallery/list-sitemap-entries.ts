import type { Database } from '#server/db/client';
import { findHighestNumber, type GalleryEntry, listGalleryEntries } from '#server/db/queries/gallery-entries';

// Pictures have numbers that never change, so a file but the last changes only when a picture is taken back. Sitemaps
// may hold 50,000 addresses.
const NUMBERS_PER_FILE = 25_000;
const ROWS_AT_ONCE = 1_000;

/** How many files the gallery's sitemap has; they are counted from 1. */
export async function countSitemapFiles({ db }: { db: Database }): Promise<number> {
  return Math.ceil((await findHighestNumber(db)) / NUMBERS_PER_FILE);
}

/** The pictures of one file, oldest first, read a thousand at a time as they are asked for. */
export async function* listSitemapEntries(
  { db }: { db: Database },
  file: number,
): AsyncGenerator<GalleryEntry> {
  const through = file * NUMBERS_PER_FILE;
  let after = through - NUMBERS_PER_FILE;
  for (;;) {
    const entries = await listGalleryEntries(db, { after, through, limit: ROWS_AT_ONCE });
    yield* entries;
    if (entries.length < ROWS_AT_ONCE) return;
    after = entries.at(-1)!.number;
  }
}
