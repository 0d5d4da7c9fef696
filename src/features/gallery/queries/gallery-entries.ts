import { sql } from 'kysely';
import type { ImageRow } from '#features/images/queries/images';
import type { GalleryImageRow } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';

/** A public picture as feeds and sitemaps list it. */
export type GalleryEntry = Pick<GalleryImageRow, 'id' | 'number' | 'prompt' | 'category' | 'generatedAt'> &
  Pick<ImageRow, 'objectKey' | 'contentType' | 'byteSize'>;

/**
 * The time of the newest picture in each range of `numbersEach` picture numbers, in order; null for a range whose pictures
 * are all gone.
 */
export async function listNewestTimes(db: Database, numbersEach: number): Promise<(Date | null)[]> {
  const { rows } = await sql<{ newest: Date | null }>`
    SELECT (SELECT generated_at FROM gallery_images WHERE number > first AND number <= first + ${numbersEach}::bigint
        ORDER BY number DESC LIMIT 1) AS newest
      FROM generate_series(0, (SELECT coalesce(max(number), 0) - 1 FROM gallery_images), ${numbersEach}::bigint) AS first
      ORDER BY first`.execute(db);
  return rows.map(({ newest }) => newest);
}

/** Pictures whose number is above `after` and at most `through`, in ascending order. */
export async function listGalleryEntries(
  db: Database,
  { after, through, limit }: { after: number; through: number; limit: number },
): Promise<GalleryEntry[]> {
  return await selectEntries(db)
    .where('galleryImages.number', '>', after)
    .where('galleryImages.number', '<=', through)
    .orderBy('galleryImages.number')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function listNewestEntries(db: Database, limit: number): Promise<GalleryEntry[]> {
  return await selectEntries(db).orderBy('galleryImages.number', 'desc').limit(limit).execute();
}

function selectEntries(db: Database) {
  return db
    .selectFrom('galleryImages')
    .innerJoin('images', 'images.id', 'galleryImages.imageId')
    .select(['galleryImages.id', 'galleryImages.number', 'galleryImages.prompt', 'galleryImages.category'])
    .select(['galleryImages.generatedAt', 'images.objectKey', 'images.contentType', 'images.byteSize']);
}
