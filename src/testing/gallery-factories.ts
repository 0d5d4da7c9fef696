import { randomBytes } from 'node:crypto';
import { type GalleryImageRow, insertGalleryImage } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';

export interface GalleryImageInput {
  prompt: string;
  category?: string;
  /** Whose picture it is; nobody's when it is not given. */
  userId?: string;
}

/** Public pictures as publishing leaves them behind, oldest first; their files do not exist. */
export async function createGalleryImages(
  db: Database,
  inputs: readonly GalleryImageInput[],
): Promise<GalleryImageRow[]> {
  return await db.transaction().execute(async (trx) => {
    const rows: GalleryImageRow[] = [];
    for (const { prompt, category = 'nature', userId = null } of inputs) {
      const { id: imageId } = await trx
        .insertInto('images')
        .values({
          objectKey: randomBytes(16).toString('hex'),
          contentType: 'image/png',
          width: 1024,
          height: 768,
          byteSize: 1_000,
          thumbHash: randomBytes(20),
          description: JSON.stringify({ notes: [] }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      rows.push(await insertGalleryImage(trx, { imageId, userId, prompt, category, hasPeople: false }));
    }
    return rows;
  });
}
