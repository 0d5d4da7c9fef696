import { sql } from 'kysely';
import type { ImageRow } from '#features/images/queries/images';
import type { GalleryEntry } from '#features/publishing/queries/gallery-images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GenerationRow } from './generations.ts';

/** The user's generations with something in the trash: themselves, or some of their pictures. */
const hasTrash = (userId: string) => sql<boolean>`generations.id IN (
  SELECT id FROM generations AS whole WHERE whole.user_id = ${userId} AND whole.trashed_at IS NOT NULL
  UNION SELECT generation_id FROM images
    WHERE images.storage_owner = ${`user:${userId}`} AND images.trashed_at IS NOT NULL)`;

/** When the last of it was put into the trash. */
const DELETED_AT = sql<Date>`greatest(generations.trashed_at, (SELECT max(images.trashed_at) FROM images
  WHERE images.generation_id = generations.id))`;

/** When the first of it is to be erased, 30 days later. */
const FIRST_DELETED_AT = sql<Date>`least(generations.trashed_at, (SELECT min(images.trashed_at) FROM images
  WHERE images.generation_id = generations.id))`;

export interface TrashRow
  extends Pick<
    GenerationRow,
    | 'id'
    | 'userId'
    | 'status'
    | 'modelId'
    | 'prompt'
    | 'grounding'
    | 'scene'
    | 'category'
    | 'imageCount'
    | 'createdAt'
  > {
  deletedAt: Date;
  firstDeletedAt: Date;
}

/** A page of what the user has in the trash, the last deleted first, and the number on all pages. */
export async function listTrashOfUser(
  db: Database,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<{ rows: TrashRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectTrash(db)
      .where(hasTrash(userId))
      .orderBy('deletedAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('generations')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(hasTrash(userId))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function findTrashOfUser(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<TrashRow | undefined> {
  return await selectTrash(db).where(hasTrash(userId)).where('id', '=', id).executeTakeFirst();
}

function selectTrash(db: Database) {
  return db
    .selectFrom('generations')
    .select([
      'id',
      'userId',
      'status',
      'modelId',
      'prompt',
      'grounding',
      'scene',
      'category',
      'imageCount',
      'createdAt',
    ])
    .select([DELETED_AT.as('deletedAt'), FIRST_DELETED_AT.as('firstDeletedAt')]);
}

/** The pictures of these generations that are in the trash, in their order within each. */
export async function listTrashedImages(
  db: Database | DatabaseTransaction,
  generationIds: readonly string[],
): Promise<ImageRow[]> {
  if (generationIds.length === 0) return [];
  return await db
    .selectFrom('images')
    .selectAll()
    .where('generationId', 'in', [...generationIds])
    .where('trashedAt', 'is not', null)
    .orderBy('position')
    .execute();
}

/** A picture in the user's trash. */
export async function findTrashedImage(
  db: Database,
  { userId, id, imageId }: { userId: string; id: string; imageId: string },
): Promise<ImageRow | undefined> {
  return await db
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .selectAll('images')
    .where('images.id', '=', imageId)
    .where('generations.id', '=', id)
    .where('generations.userId', '=', userId)
    .where('images.trashedAt', 'is not', null)
    .executeTakeFirst();
}

/** A user's generation, whether it is in the trash or not, locked until the transaction ends. */
export async function lockTrashableGeneration(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<GenerationRow | undefined> {
  return await trx
    .selectFrom('generations')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** @param entry its place in the gallery, to which restoring returns it */
export async function updateImageTrashed(
  trx: DatabaseTransaction,
  id: string,
  { entry }: { entry: GalleryEntry | undefined },
): Promise<void> {
  await trx
    .updateTable('images')
    .set({ trashedAt: new Date(), trashedEntry: entry ? JSON.stringify(entry) : null })
    .where('id', '=', id)
    .execute();
}

export async function updateImagesRestored(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('images')
    .set({ trashedAt: null, trashedEntry: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** @param at null: takes it out again */
export async function updateGenerationTrashed(
  trx: DatabaseTransaction,
  id: string,
  at: Date | null,
): Promise<void> {
  await trx.updateTable('generations').set({ trashedAt: at }).where('id', '=', id).execute();
}

/** Some of the user's generations with something in the trash. */
export async function listTrashIdsOfUser(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('generations').select('id').where(hasTrash(userId)).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Some generations that have been in the trash, or have a picture there, since before `before`. */
export async function listExpiredTrash(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; userId: string }[]> {
  return await db
    .selectFrom('generations')
    .select(['id', 'userId'])
    .where('trashedAt', '<', before)
    .union((query) =>
      query
        .selectFrom('images')
        .innerJoin('generations', 'generations.id', 'images.generationId')
        .select(['generations.id', 'generations.userId'])
        .where('images.trashedAt', '<', before),
    )
    .limit(limit)
    .execute();
}
