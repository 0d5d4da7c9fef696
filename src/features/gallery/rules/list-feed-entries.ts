import type { Database } from '#platform/db/client';
import { type GalleryEntry, listNewestEntries } from '../queries/gallery-entries.ts';

const LENGTH = 50;

/** What the feed of new pictures holds, newest first. */
export async function listFeedEntries({ db }: { db: Database }): Promise<GalleryEntry[]> {
  return await listNewestEntries(db, LENGTH);
}
