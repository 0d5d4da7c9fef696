import { randomBytes } from 'node:crypto';
import { type GalleryImageRow, insertGalleryImage } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';
import type { ColorName } from '#platform/words/color-names';

export interface GalleryImageInput {
  prompt: string;
  category?: string;
  /** Whose picture it is; nobody's when it is not given. */
  userId?: string;
  hasPeople?: boolean;
  width?: number;
  height?: number;
  /** Null: they are not read yet. */
  colors?: ColorName[] | null;
  thumbHash?: Uint8Array;
}

/** Public pictures as publishing leaves them behind, oldest first; their files do not exist. */
export async function createGalleryImages(
  db: Database,
  inputs: readonly GalleryImageInput[],
): Promise<GalleryImageRow[]> {
  return await db.transaction().execute(async (trx) => {
    const rows: GalleryImageRow[] = [];
    for (const input of inputs) {
      const { prompt, category = 'nature', userId = null, hasPeople = false } = input;
      const { width = 1024, height = 768, colors = null, thumbHash = randomBytes(20) } = input;
      const { id: imageId } = await trx
        .insertInto('images')
        .values({
          objectKey: randomBytes(16).toString('hex'),
          contentType: 'image/png',
          width,
          height,
          byteSize: 1_000,
          colors,
          thumbHash: Buffer.from(thumbHash),
          description: JSON.stringify({ notes: [] }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      rows.push(await insertGalleryImage(trx, { imageId, userId, prompt, category, hasPeople }));
    }
    return rows;
  });
}
