import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** A public picture as feeds name it. */
export interface GalleryEntry {
  id: string;
  number: number;
  prompt: string;
  category: string;
  generatedAt: Date;
  objectKey: string;
  contentType: string;
  byteSize: number;
}

/** The number of the newest picture; 0 while the gallery is empty. */
export async function findHighestNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT coalesce(max(number), 0) AS number FROM gallery_images`.execute(db);
  return rows[0]!.number;
}

/** Pictures whose number is above `after` and at most `through`, in the order of their numbers. */
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
    .select([
      'galleryImages.id',
      'galleryImages.number',
      'galleryImages.prompt',
      'galleryImages.category',
      'galleryImages.generatedAt',
      'images.objectKey',
      'images.contentType',
      'images.byteSize',
    ]);
}
