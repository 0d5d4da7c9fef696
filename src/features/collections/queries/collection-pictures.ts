import { sql } from 'kysely';
import { IS_REMOVED } from '#features/images/queries/removed-images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { VISIBLE } from './collections.ts';

export interface CollectionPictureRow {
  id: string;
  galleryId: string | null;
  generationId: string | null;
  modelId: string | null;
  objectKey: string;
  prompt: string;
  /** Of an own change. */
  grounding: unknown;
  width: number;
  height: number;
  thumbHash: Buffer;
  description: unknown;
  addedAt: Date;
}

/** Pictures that an admin has removed from the gallery, and those made from them, are for their owners alone. */
const NOT_REMOVED = sql`AND NOT ${IS_REMOVED}`;

/** A page of a collection, in its order, and the number on all pages. */
export async function listPicturesOfCollection(
  db: Database,
  { id, limit, offset, isShared = false }: { id: string; limit: number; offset: number; isShared?: boolean },
): Promise<{ rows: CollectionPictureRow[]; total: number }> {
  const listed = sql`collections CROSS JOIN LATERAL (
    SELECT images.id, gallery_images.id AS gallery_id, generations.id AS generation_id, generations.model_id,
        images.object_key, coalesce(generations.prompt, gallery_images.prompt) AS prompt, generations.grounding, images.width, images.height,
        images.thumb_hash, images.description, collection_images.added_at, collection_images.position
      FROM ${VISIBLE} ${isShared ? NOT_REMOVED : sql``}) AS picture
    WHERE collections.id = ${id}`;
  const [{ rows }, counted] = await Promise.all([
    sql<CollectionPictureRow>`SELECT picture.* FROM ${listed}
      ORDER BY picture.position, picture.id LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM ${listed}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** The object key of a picture that a shared collection shows; none of one that an admin has removed from the gallery. */
export async function findSharedObject(
  db: Database,
  { token, imageId }: { token: string; imageId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ objectKey: string }>`
    SELECT picture.object_key FROM collections CROSS JOIN LATERAL (
        SELECT images.id, images.object_key FROM ${VISIBLE} AND images.id = ${imageId} ${NOT_REMOVED}) AS picture
      WHERE collections.share_token = ${token}`.execute(db);
  return rows[0]?.objectKey;
}

/** The pictures that stand for a shared collection, its cover first; undefined for an unknown token. */
export async function listSharedCovers(
  db: Database,
  { token, limit }: { token: string; limit: number },
): Promise<{ objectKey: string; width: number; height: number }[] | undefined> {
  const { rows } = await sql<{ objectKey: string | null; width: number; height: number }>`
    SELECT picture.* FROM collections LEFT JOIN LATERAL (
        SELECT images.object_key, images.width, images.height FROM ${VISIBLE} ${NOT_REMOVED}
          ORDER BY (images.id = collections.cover_id) IS TRUE DESC, collection_images.position, images.id LIMIT ${limit}
      ) AS picture ON true
      WHERE collections.share_token = ${token}`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ objectKey, ...size }) => (objectKey === null ? [] : [{ objectKey, ...size }]));
}

export async function findCollectionByToken(
  db: Database,
  token: string,
): Promise<{ id: string; name: string; shareToken: string } | undefined> {
  const found = await db
    .selectFrom('collections')
    .select(['id', 'name'])
    .where('shareToken', '=', token)
    .executeTakeFirst();
  return found && { ...found, shareToken: token };
}

/**
 * The pictures with these ids, or with these ids in the gallery, that the user may see. Prevents their deletion until the
 * transaction ends.
 */
export async function lockVisibleImages(
  trx: DatabaseTransaction,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ id: string; galleryId: string | null }[]> {
  const { rows } = await sql<{ id: string; galleryId: string | null }>`
    SELECT images.id, (SELECT id FROM gallery_images WHERE image_id = images.id) AS gallery_id FROM images
      WHERE images.trashed_at IS NULL AND (
        images.id = ANY (${[...ids]}) AND (
          EXISTS (SELECT FROM generations WHERE generations.id = images.generation_id AND user_id = ${userId})
          OR EXISTS (SELECT FROM gallery_images WHERE gallery_images.image_id = images.id))
        OR images.id IN (SELECT image_id FROM gallery_images WHERE gallery_images.id = ANY (${[...ids]})))
      FOR KEY SHARE`.execute(trx);
  return rows;
}

/** All pictures of a collection in its order, also those that nobody can see at the moment. */
export async function listPictureIds(trx: DatabaseTransaction, collectionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('collectionImages')
    .select('imageId')
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .orderBy('imageId')
    .execute();
  return rows.map(({ imageId }) => imageId);
}

/** Adds pictures in this order, from this place on. */
export async function insertPictures(
  trx: DatabaseTransaction,
  { collectionId, imageIds, from }: { collectionId: string; imageIds: readonly string[]; from: number },
): Promise<void> {
  await sql`INSERT INTO collection_images (collection_id, image_id, position)
    SELECT ${collectionId}, placed.id, placed.position + ${from}::integer
      FROM unnest(${[...imageIds]}::uuid[]) WITH ORDINALITY AS placed (id, position)
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Sets the places of pictures to their places in this list. */
export async function updatePictureOrder(
  trx: DatabaseTransaction,
  { collectionId, imageIds }: { collectionId: string; imageIds: readonly string[] },
): Promise<void> {
  await sql`UPDATE collection_images SET position = placed.position
    FROM unnest(${[...imageIds]}::uuid[]) WITH ORDINALITY AS placed (id, position)
    WHERE collection_id = ${collectionId} AND image_id = placed.id`.execute(trx);
}

/** @param ids of pictures, or of their places in the gallery @returns how many were removed */
export async function deletePicturesOf(
  trx: DatabaseTransaction,
  { collectionId, ids }: { collectionId: string; ids: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('collectionImages')
    .where('collectionId', '=', collectionId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('imageId', 'in', [...ids]),
        eb(
          'imageId',
          'in',
          selectFrom('galleryImages')
            .select('imageId')
            .where('galleryImages.id', 'in', [...ids]),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
