import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Assets, Images } from '#platform/db/schema.generated';
import { namedColors } from '#platform/images/named-colors';

export type ImageRow = Selectable<Images>;

/** @returns the rows in the given order */
export async function insertImages(
  trx: DatabaseTransaction,
  images: readonly Insertable<Images>[],
): Promise<ImageRow[]> {
  if (images.length === 0) return [];
  return await trx
    .insertInto('images')
    .values(images.map((image) => ({ ...image, colors: namedColors(image.thumbHash) })))
    .returningAll()
    .execute();
}

/** Selects pictures by what they look like, or by their owner's star. */
export interface ImageFilter {
  color?: string | undefined;
  orientation?: 'landscape' | 'portrait' | 'square' | undefined;
  /** Whether people must be in it, or must not. Pictures of which nobody knows match neither. */
  people?: 'true' | 'false' | undefined;
  /** Whose star it must have. */
  starredBy?: string | undefined;
}

/** A condition on rows of `images`. */
export function matchesFilter({ color, orientation, people, starredBy }: ImageFilter): RawBuilder<boolean> {
  const conditions = [
    ...(color === undefined ? [] : [sql`${color} = ANY (images.colors)`]),
    ...(orientation === undefined ? [] : [SHAPES[orientation]]),
    ...(people === undefined ? [] : [sql`images.description ->> 'hasPeople' = ${people}`]),
    ...(starredBy === undefined
      ? []
      : [
          sql`EXISTS (SELECT FROM favorites WHERE favorites.image_id = images.id AND favorites.user_id = ${starredBy})`,
        ]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

/** Nearly square pictures count as square. */
const SHAPES = {
  landscape: sql`images.width > images.height * 1.05`,
  portrait: sql`images.height > images.width * 1.05`,
  square: sql`images.width BETWEEN images.height / 1.05 AND images.height * 1.05`,
};

/** The images of these generations, in their order within each; not those in the trash. */
export async function listImagesOfGenerations(
  db: Database | DatabaseTransaction,
  generationIds: readonly string[],
  filter: ImageFilter = {},
): Promise<ImageRow[]> {
  if (generationIds.length === 0) return [];
  return await db
    .selectFrom('images')
    .selectAll()
    .where('generationId', 'in', [...generationIds])
    .where('trashedAt', 'is', null)
    .where(matchesFilter(filter))
    .orderBy('position')
    .execute();
}

export async function findImage(db: Database, id: string): Promise<ImageRow | undefined> {
  return await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
}

/** With their gallery position. */
export async function deleteImages(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('images')
    .where('id', 'in', [...ids])
    .execute();
}

export async function listImagesWithoutColors(
  db: Database,
  limit: number,
): Promise<Pick<ImageRow, 'id' | 'thumbHash'>[]> {
  return await db
    .selectFrom('images')
    .select(['id', 'thumbHash'])
    .where('colors', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Names the colors of a picture. @param thumbHash its own */
export async function updateImageColors(db: Database, id: string, thumbHash: Uint8Array): Promise<void> {
  await db
    .updateTable('images')
    .set({ colors: namedColors(thumbHash) })
    .where('id', '=', id)
    .execute();
}

/** @returns whether its object was the one at `from` */
export async function updateImageObjectKey(
  trx: DatabaseTransaction,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('images')
    .set({ objectKey: to })
    .where('id', '=', id)
    .where('objectKey', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Also removes it from the gallery. @returns the key of its object, which no row names any more */
export async function deleteImage(trx: DatabaseTransaction, id: string): Promise<string> {
  const { objectKey } = await trx
    .deleteFrom('images')
    .where('id', '=', id)
    .returning('objectKey')
    .executeTakeFirstOrThrow();
  return objectKey;
}

/** A picture that the user may see (their own or a public one), by its key or its id, with its request. */
export async function findVisibleImage(
  db: Database,
  { userId, ...named }: { userId: string | null } & ({ objectKey: string } | { id: string }),
) {
  return await db
    .selectFrom('images')
    .leftJoin('generations', 'generations.id', 'images.generationId')
    .leftJoin('galleryImages', 'galleryImages.imageId', 'images.id')
    .select(['images.id', 'images.width', 'images.height', 'images.description', 'images.ancestors'])
    .select([
      'images.objectKey',
      'generations.userId',
      'generations.settings',
      'generations.productId',
      'generations.modelId',
    ])
    .select([
      'generations.enhancedPrompt',
      'generations.edit',
      'generations.grounding',
      'galleryImages.prompt as publicPrompt',
    ])
    .select(({ fn }) => [
      fn.coalesce('generations.prompt', 'galleryImages.prompt', sql.lit('')).as('prompt'),
      fn.coalesce('generations.category', 'galleryImages.category').as('category'),
    ])
    .where(
      'objectKey' in named ? 'images.objectKey' : 'images.id',
      '=',
      'objectKey' in named ? named.objectKey : named.id,
    )
    .where('images.trashedAt', 'is', null)
    .where(({ eb, or }) =>
      or([eb('generations.userId', '=', userId), eb('galleryImages.id', 'is not', null)]),
    )
    .executeTakeFirst();
}

/** A user's picture with its owner; not the gallery's own pictures. */
export async function findOwnedImage(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<
  (Pick<ImageRow, 'objectKey' | 'width' | 'height' | 'description'> & { userId: string }) | undefined
> {
  return await db
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['images.objectKey', 'images.width', 'images.height', 'images.description'])
    .select('generations.userId')
    .where('images.id', '=', id)
    .where('images.trashedAt', 'is', null)
    .executeTakeFirst();
}

/** A user's pictures of this size that look alike, the newest first; not those in the trash. */
export async function listImagesLike(
  db: Database,
  {
    userId,
    thumbHash,
    width,
    height,
    limit,
  }: Pick<ImageRow, 'thumbHash' | 'width' | 'height'> & { userId: string; limit: number },
): Promise<(Pick<ImageRow, 'id' | 'objectKey'> & { isVersion: boolean })[]> {
  return await db
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['images.id', 'images.objectKey'])
    .select(({ eb }) => eb('generations.grounding', 'is not', null).$castTo<boolean>().as('isVersion'))
    .where('generations.userId', '=', userId)
    .where('images.thumbHash', '=', thumbHash)
    .where('images.width', '=', width)
    .where('images.height', '=', height)
    .where('images.trashedAt', 'is', null)
    .orderBy('images.createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** With whether it is in the public gallery. Not one in the trash. */
export async function findImageByObjectKey(
  db: Database,
  objectKey: string,
): Promise<(ImageRow & { isPublic: boolean }) | undefined> {
  const row = await db
    .selectFrom('images')
    .leftJoin('galleryImages', 'galleryImages.imageId', 'images.id')
    .selectAll('images')
    .select('galleryImages.id as galleryImageId')
    .where('objectKey', '=', objectKey)
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { galleryImageId, ...image } = row;
  return { ...image, isPublic: galleryImageId !== null };
}

/** An upload, which is read by its key like pictures. */
export async function findAssetByObjectKey(
  db: Database,
  objectKey: string,
): Promise<Selectable<Assets> | undefined> {
  return await db
    .selectFrom('assets')
    .selectAll()
    .where('objectKey', '=', objectKey)
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
}
