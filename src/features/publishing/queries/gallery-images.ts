import { type Insertable, type Selectable, sql } from 'kysely';
import { isMadeFrom } from '#features/images/queries/removed-images';
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
 * Adds a picture as the gallery's newest, or where it stood when its owner took it out. Takes the gallery's lock, so that numbers and
 * times increase in the order of commits: keep the rest of the transaction short.
 */
export async function insertGalleryImage(
  trx: DatabaseTransaction,
  image: NewGalleryImage,
): Promise<GalleryImageRow> {
  await lockGallery(trx);
  const place = await takeFormerPlace(trx, image.imageId);
  const restored = place && (await insertAt(trx, image, place));
  if (restored) return restored;
  return await trx
    .insertInto('galleryImages')
    .values({
      ...image,
      number: sql`greatest((SELECT max(number) FROM gallery_images), (SELECT max(number) FROM former_gallery_places), 0) + 1`,
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
  await takeFormerPlace(trx, image.imageId);
  if (!(await insertAt(trx, image, { number, generatedAt }))) await insertGalleryImage(trx, image);
}

/** @returns undefined if another picture has the number */
async function insertAt(
  trx: DatabaseTransaction,
  image: NewGalleryImage,
  place: GalleryPlace,
): Promise<GalleryImageRow | undefined> {
  return await trx
    .insertInto('galleryImages')
    .values({ ...image, ...place })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function takeFormerPlace(trx: DatabaseTransaction, imageId: string): Promise<GalleryPlace | undefined> {
  return await trx
    .deleteFrom('formerGalleryPlaces')
    .where('imageId', '=', imageId)
    .returning(['number', 'generatedAt'])
    .executeTakeFirst();
}

async function insertFormerPlaces(
  trx: DatabaseTransaction,
  places: readonly (GalleryPlace & Pick<GalleryImageRow, 'imageId'>)[],
): Promise<void> {
  if (places.length === 0) return;
  await trx
    .insertInto('formerGalleryPlaces')
    .values(places.map(({ imageId, number, generatedAt }) => ({ imageId, number, generatedAt })))
    .onConflict((conflict) =>
      conflict.column('imageId').doUpdateSet((row) => ({
        number: row.ref('excluded.number'),
        generatedAt: row.ref('excluded.generatedAt'),
      })),
    )
    .execute();
}

/**
 * Removes a user's picture from the gallery; published again, it gets the same place.
 * @returns the picture's id, if the user had it in the gallery
 */
export async function deleteGalleryImageOfUser(
  trx: DatabaseTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  await lockGallery(trx);
  const gone = await trx
    .deleteFrom('galleryImages')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['imageId', 'number', 'generatedAt'])
    .executeTakeFirst();
  if (gone) await insertFormerPlaces(trx, [gone]);
  return gone?.imageId;
}

/** Removes these pictures from the gallery, as their owner. Lock it first. @returns the entries of those that were public */
export async function deleteGalleryEntries(
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<(GalleryEntry & GalleryPlace)[]> {
  const entries = await trx
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
  await insertFormerPlaces(trx, entries);
  return entries;
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

/** The public pictures that were made from this one, at whatever remove, by whomever. */
export async function listPublicCopies(
  db: Database | DatabaseTransaction,
  imageId: string,
): Promise<(Pick<GalleryImageRow, 'id' | 'imageId' | 'userId'> & { objectKey: string })[]> {
  return await db
    .selectFrom('galleryImages')
    .innerJoin('images', 'images.id', 'galleryImages.imageId')
    .select(['galleryImages.id', 'galleryImages.imageId', 'galleryImages.userId', 'images.objectKey'])
    .where(isMadeFrom(imageId))
    .execute();
}

/** Who made a picture, and by which key; undefined for one that was made for the gallery. */
export async function findMaker(
  trx: DatabaseTransaction,
  imageId: string,
): Promise<{ userId: string; apiKeyId: string | null } | undefined> {
  return await trx
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['generations.userId', 'generations.apiKeyId'])
    .where('images.id', '=', imageId)
    .executeTakeFirst();
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
