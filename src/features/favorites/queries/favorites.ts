import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

export interface FavoriteRow {
  id: string;
  galleryId: string | null;
  generationId: string | null;
  modelId: string | null;
  objectKey: string;
  prompt: string;
  /** Of an own change. */
  grounding: unknown;
  category: string | null;
  hasPeople: boolean;
  width: number;
  height: number;
  thumbHash: Buffer;
  generatedAt: Date;
  starredAt: Date;
}

/** Starred pictures that the user may see: own ones outside the trash, and public ones. */
const visible = (userId: string) => sql`
  favorites JOIN images ON images.id = favorites.image_id AND images.trashed_at IS NULL
    LEFT JOIN gallery_images ON gallery_images.image_id = images.id
    LEFT JOIN generations ON generations.id = images.generation_id AND generations.user_id = ${userId}
  WHERE favorites.user_id = ${userId} AND (generations.id IS NOT NULL OR gallery_images.id IS NOT NULL)`;

export interface FavoritesPage {
  userId: string;
  limit: number;
  offset: number;
  /** Whether to leave out pictures that are not in the gallery. */
  isPublic: boolean;
}

/** A page, the last starred first, and the number on all pages. */
export async function listFavoritesOfUser(
  db: Database,
  { userId, limit, offset, isPublic }: FavoritesPage,
): Promise<{ rows: FavoriteRow[]; total: number }> {
  const listed = isPublic ? sql`${visible(userId)} AND gallery_images.id IS NOT NULL` : visible(userId);
  const [{ rows }, total] = await Promise.all([
    sql<FavoriteRow>`
      SELECT images.id, gallery_images.id AS gallery_id, generations.id AS generation_id, generations.model_id,
          images.object_key, coalesce(generations.prompt, gallery_images.prompt) AS prompt, generations.grounding,
          coalesce(gallery_images.category, generations.category) AS category,
          coalesce(gallery_images.has_people, false) AS has_people,
          images.width, images.height, images.thumb_hash,
          coalesce(gallery_images.generated_at, images.created_at) AS generated_at,
          favorites.created_at AS starred_at
        FROM ${listed}
        ORDER BY favorites.created_at DESC, favorites.image_id LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM ${listed}`.execute(db),
  ]);
  return { rows, total: total.rows[0]!.total };
}

/** Ids of all starred pictures that the user may see, and of their places in the gallery. */
export async function listFavoriteIdsOfUser(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ imageId: string; galleryId: string | null }>`
    SELECT images.id AS image_id, gallery_images.id AS gallery_id FROM ${visible(userId)}`.execute(db);
  return rows.flatMap(({ imageId, galleryId }) => (galleryId ? [imageId, galleryId] : [imageId]));
}

/**
 * The picture with this id, or with this id in the gallery, if the user may see it. Prevents its deletion until the
 * transaction ends.
 */
export async function lockVisibleImage(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT images.id FROM images
      WHERE images.trashed_at IS NULL AND (
        images.id = ${id} AND (
          EXISTS (SELECT FROM generations WHERE generations.id = images.generation_id AND user_id = ${userId})
          OR EXISTS (SELECT FROM gallery_images WHERE gallery_images.image_id = images.id))
        OR images.id = (SELECT image_id FROM gallery_images WHERE gallery_images.id = ${id}))
      FOR KEY SHARE`.execute(trx);
  return rows[0]?.id;
}

export async function countFavoritesOfUser(trx: DatabaseTransaction, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFavorite(
  db: Database,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('imageId')
    .where('userId', '=', userId)
    .where('imageId', '=', imageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it is new */
export async function insertFavorite(
  trx: DatabaseTransaction,
  favorite: { userId: string; imageId: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .returning('imageId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * @param id of the picture, or of its place in the gallery
 * @returns the id of the picture; undefined if it had no star
 */
export async function deleteFavorite(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('imageId', '=', id),
        eb('imageId', '=', selectFrom('galleryImages').select('imageId').where('galleryImages.id', '=', id)),
      ]),
    )
    .returning('imageId')
    .executeTakeFirst();
  return deleted?.imageId;
}
