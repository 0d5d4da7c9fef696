import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** A condition on rows of `images`: an admin has removed the picture from the gallery, or one that it was made from. */
export const IS_REMOVED: RawBuilder<boolean> = sql<boolean>`
  EXISTS (SELECT FROM removed_images WHERE image_id = ANY (images.ancestors || images.id))`;

/** A condition on rows of `images`: the picture was made from this one, at whatever remove. */
export function isMadeFrom(imageId: string): RawBuilder<boolean> {
  return sql<boolean>`images.ancestors @> ARRAY[${imageId}]::uuid[]`;
}

/** Whether an admin has removed the picture from the gallery, or one that it was made from: only its owner may see it. */
export async function isRemovedByAdmin(
  db: Database | DatabaseTransaction,
  imageId: string,
): Promise<boolean> {
  const removed = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', imageId)
    .where(IS_REMOVED)
    .executeTakeFirst();
  return removed !== undefined;
}
