import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ImageRow } from './images.ts';

/** A picture of a user's generation, with its position in that. */
export interface OwnedImage extends Pick<ImageRow, 'id' | 'objectKey' | 'contentType' | 'createdAt'> {
  generationId: string;
  /** From 0. */
  index: number;
  count: number;
}

/** Filters the user's pictures outside the trash; unordered. */
export async function listOwnedImages(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<OwnedImage[]> {
  const { rows } = await sql<OwnedImage>`
    SELECT images.id, images.generation_id, images.object_key, images.content_type, images.created_at,
        (SELECT count(*) FROM images AS other
          WHERE other.generation_id = images.generation_id AND other.trashed_at IS NULL
            AND other.position < images.position) AS index,
        (SELECT count(*) FROM images AS other
          WHERE other.generation_id = images.generation_id AND other.trashed_at IS NULL) AS count
      FROM images JOIN generations ON generations.id = images.generation_id
      WHERE generations.user_id = ${userId} AND images.id = ANY(${[...ids]}::uuid[])
        AND images.trashed_at IS NULL`.execute(db);
  return rows;
}

/** Whether the picture is the user's and not in the trash. Locks it until the transaction ends. */
export async function lockOwnedImage(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select('images.id')
    .where('images.id', '=', id)
    .where('generations.userId', '=', userId)
    .where('images.trashedAt', 'is', null)
    .forUpdate('images')
    .executeTakeFirst();
  return row !== undefined;
}
