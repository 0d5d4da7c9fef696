import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Collections } from '#platform/db/schema.generated';

export interface CollectionView extends Selectable<Collections> {
  pictureCount: number;
  /** Of the cover; null while it is empty, like the others. */
  objectKey: string | null;
  modelId: string | null;
  width: number | null;
  height: number | null;
  thumbHash: Buffer | null;
}

/** Pictures of collections that their person may see: own ones outside the trash, and public ones. */
export const VISIBLE = sql`
  collection_images JOIN images ON images.id = collection_images.image_id AND images.trashed_at IS NULL
    LEFT JOIN gallery_images ON gallery_images.image_id = images.id
    LEFT JOIN generations ON generations.id = images.generation_id AND generations.user_id = collections.user_id
  WHERE collection_images.collection_id = collections.id
    AND (generations.id IS NOT NULL OR gallery_images.id IS NOT NULL)`;

/** A user's collections; those of the same parent in order. @param id only this one */
export async function listCollectionsOfUser(
  db: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<CollectionView[]> {
  const { rows } = await sql<CollectionView>`
    SELECT collections.*, cover.*, (SELECT count(*) FROM ${VISIBLE}) AS picture_count
      FROM collections LEFT JOIN LATERAL (
        SELECT images.object_key, images.width, images.height, images.thumb_hash, generations.model_id FROM ${VISIBLE}
          ORDER BY (images.id = collections.cover_id) IS TRUE DESC, collection_images.position, images.id LIMIT 1
      ) AS cover ON true
      WHERE collections.user_id = ${userId} ${id === undefined ? sql`` : sql`AND collections.id = ${id}`}
      ORDER BY collections.position, collections.created_at, collections.id`.execute(db);
  return rows;
}

export async function findCollectionOfUser(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<Selectable<Collections>> {
  return await trx
    .selectFrom('collections')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Where the user's collections are, in order. */
export async function listPlaces(
  trx: DatabaseTransaction,
  userId: string,
): Promise<Pick<Selectable<Collections>, 'id' | 'parentId'>[]> {
  return await trx
    .selectFrom('collections')
    .select(['id', 'parentId'])
    .where('userId', '=', userId)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertCollection(
  trx: DatabaseTransaction,
  collection: { userId: string; parentId: string | null; name: string; position: number },
): Promise<string> {
  const { id } = await trx
    .insertInto('collections')
    .values(collection)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCollectionRow(
  trx: DatabaseTransaction,
  id: string,
  changes: {
    name?: string | undefined;
    parentId?: string | null | undefined;
    coverId?: string | null | undefined;
    shareToken?: string | null | undefined;
  },
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await trx.updateTable('collections').set(changes).where('id', '=', id).execute();
}

/** Sets the places of collections to their places in this list. */
export async function updateCollectionOrder(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`UPDATE collections SET position = placed.position
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS placed (id, position)
    WHERE collections.id = placed.id`.execute(trx);
}

/** Collections in it move to where it was. */
export async function deleteCollectionRow(
  trx: DatabaseTransaction,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<void> {
  await trx.updateTable('collections').set({ parentId }).where('parentId', '=', id).execute();
  await trx.deleteFrom('collections').where('id', '=', id).execute();
}
