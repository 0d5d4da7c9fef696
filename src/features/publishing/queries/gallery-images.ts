import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GalleryImages } from '#platform/db/schema.generated';

export type GalleryImageRow = Selectable<GalleryImages>;

/**
 * `id`: only for a picture whose address exists or is reserved; `userId`: null if it was made for the gallery; `tags`:
 * lowercase nouns for the things in it.
 */
type NewGalleryImage = Omit<Insertable<GalleryImages>, 'number' | 'generatedAt' | 'words'>;

/** All that is needed to publish a picture again. */
export type GalleryEntry = Pick<
  GalleryImageRow,
  'id' | 'imageId' | 'userId' | 'prompt' | 'category' | 'hasPeople' | 'tags'
>;

/** Where a picture stood in the gallery, and since when. */
export type GalleryPlace = Pick<GalleryImageRow, 'number' | 'generatedAt'>;

// Arbitrary number of the advisory lock that every change of the gallery takes.
const PUBLISH_LOCK = 7_310_403;

/**
 * Adds a picture as the gallery's newest. Takes the gallery's lock, so that numbers and times increase in the order of
 * commits: keep the rest of the transaction short.
 */
export async function insertGalleryImage(
  trx: DatabaseTransaction,
  image: NewGalleryImage,
): Promise<GalleryImageRow> {
  await lockGallery(trx);
  return await trx
    .insertInto('galleryImages')
    .values({
      ...image,
      number: sql`coalesce((SELECT max(number) FROM gallery_images), 0) + 1`,
      generatedAt: sql`greatest(
        date_trunc('milliseconds', clock_timestamp()),
        (SELECT max(generated_at) FROM gallery_images) + interval '1 millisecond')`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a picture back where it stood; as the newest if its number was given to another one since. */
export async function insertFormerGalleryImage(
  trx: DatabaseTransaction,
  { number, generatedAt, ...image }: GalleryEntry & GalleryPlace,
): Promise<void> {
  await lockGallery(trx);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('galleryImages')
    .values({ ...image, number, generatedAt })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) await insertGalleryImage(trx, image);
}

/** Removes a user's picture from the gallery. @returns whether the user had such a picture in it */
export async function deleteGalleryImageOfUser(
  trx: DatabaseTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  await lockGallery(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('galleryImages')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes these pictures from the gallery. Lock the gallery first. @returns the entries of those that were public */
export async function deleteGalleryEntries(
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<(GalleryEntry & GalleryPlace)[]> {
  return await trx
    .deleteFrom('galleryImages')
    .where('imageId', 'in', [...imageIds])
    .returning([
      'id',
      'imageId',
      'userId',
      'prompt',
      'category',
      'hasPeople',
      'tags',
      'number',
      'generatedAt',
    ])
    .execute();
}

/** Finds a public picture. Lock the gallery first. */
export async function findGalleryImageRow(
  trx: DatabaseTransaction,
  where: { id: string } | { imageId: string },
): Promise<GalleryImageRow | undefined> {
  const query = trx.selectFrom('galleryImages').selectAll();
  return await ('id' in where
    ? query.where('id', '=', where.id)
    : query.where('imageId', '=', where.imageId)
  ).executeTakeFirst();
}

/** Removes anyone's picture from the gallery. Lock the gallery first. */
export async function deleteGalleryImage(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('galleryImages').where('id', '=', id).execute();
}

/** Prompts of the newest pictures of a category, newest first. */
export async function listNewestPrompts(db: Database, category: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('galleryImages')
    .select('prompt')
    .where('category', '=', category)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.prompt);
}

/** Whether one of the newest `among` pictures has this prompt. */
export async function isPromptAmongNewest(
  db: Database | DatabaseTransaction,
  prompt: string,
  among: number,
): Promise<boolean> {
  const newest = db.selectFrom('galleryImages').select('prompt').orderBy('number', 'desc').limit(among);
  const row = await db
    .selectFrom(newest.as('newest'))
    .select('prompt')
    .where('prompt', '=', prompt)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isGalleryEmpty(db: Database | DatabaseTransaction): Promise<boolean> {
  return (await db.selectFrom('galleryImages').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Removes pictures made for the gallery beyond the newest `keep`, at most `limit`.
 * @returns the keys of their objects, which no row names any more
 */
export async function deleteOldMadeImages(
  trx: DatabaseTransaction,
  { keep, limit }: { keep: number; limit: number },
): Promise<string[]> {
  const old = await trx
    .selectFrom('galleryImages')
    .select('imageId')
    .where('userId', 'is', null)
    .orderBy('number', 'desc')
    .offset(keep)
    .limit(limit)
    .execute();
  if (old.length === 0) return [];
  await lockGallery(trx);
  const ids = old.map(({ imageId }) => imageId);
  await trx.deleteFrom('galleryImages').where('imageId', 'in', ids).execute();
  const images = await trx
    .deleteFrom('images')
    .where('id', 'in', ids)
    .where('generationId', 'is', null)
    .returning('objectKey')
    .execute();
  return images.map(({ objectKey }) => objectKey);
}

/** Lets only one transaction at a time add or remove pictures, since all update the same counts. */
export async function lockGallery(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(trx);
}
