import type { Database } from '#platform/db/client';
import { type GalleryEntry, listGalleryEntries, listNewestTimes } from '../queries/gallery-entries.ts';

// Picture numbers never change, so every file except the last changes only when a picture is withdrawn. A sitemap may
// hold 50,000 addresses.
const NUMBERS_PER_FILE = 50_000;
const ROWS_AT_ONCE = 1_000;

/** The gallery's sitemap files, numbered from 1, each with the time of its newest picture (null if it has none). */
export async function listSitemapFiles({
  db,
}: {
  db: Database;
}): Promise<{ file: number; newest: Date | null }[]> {
  const times = await listNewestTimes(db, NUMBERS_PER_FILE);
  return times.map((newest, i) => ({ file: i + 1, newest }));
}

/** The pictures of one file, oldest first, read lazily in batches of 1,000. */
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
