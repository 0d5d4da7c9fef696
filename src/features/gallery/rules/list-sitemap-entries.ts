import type { Database } from '#platform/db/client';
import { type GalleryEntry, listGalleryEntries, listNewestTimes } from '../queries/gallery-entries.ts';

// Pictures have numbers that never change, so a file but the last changes only when a picture is taken back. Sitemaps
// may hold 50,000 addresses.
const NUMBERS_PER_FILE = 50_000;
const ROWS_AT_ONCE = 1_000;

/** The files of the gallery's sitemap, counted from 1; of those that list a picture, when the newest came. */
export async function listSitemapFiles({
  db,
}: {
  db: Database;
}): Promise<{ file: number; newest: Date | null }[]> {
  const times = await listNewestTimes(db, NUMBERS_PER_FILE);
  return times.map((newest, i) => ({ file: i + 1, newest }));
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
