import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { BrandKits } from '#platform/db/schema.generated';
import type { BrandKitContent } from '../contract/brand-kits.ts';

export type BrandKitRow = Selectable<BrandKits>;

/** The user's kits, the oldest first. */
export async function listBrandKitRows(db: Database, userId: string): Promise<BrandKitRow[]> {
  return await db
    .selectFrom('brandKits')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertBrandKit(
  trx: DatabaseTransaction,
  { userId, content }: { userId: string; content: BrandKitContent },
): Promise<BrandKitRow> {
  return await trx
    .insertInto('brandKits')
    .values({ userId, content: JSON.stringify(content) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateBrandKit(
  trx: DatabaseTransaction,
  { id, userId, content }: { id: string; userId: string; content: BrandKitContent },
): Promise<BrandKitRow | undefined> {
  return await trx
    .updateTable('brandKits')
    .set({ content: JSON.stringify(content), updatedAt: new Date() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Also deletes its pictures. @returns whether the user had it */
export async function deleteBrandKitRow(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('brandKits')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The kits' pictures with their first file, in the order in which they were saved. */
export async function listKitPictures(db: Database, kitIds: readonly string[]) {
  if (kitIds.length === 0) return [];
  return await db
    .selectFrom('adPictures as picture')
    .innerJoin('adPictureFiles as file', 'file.pictureId', 'picture.id')
    .select([
      'picture.id',
      'picture.kitId',
      'picture.kind',
      'picture.name',
      'file.objectKey',
      'file.contentType',
    ])
    .distinctOn(['picture.createdAt', 'picture.id'])
    .where('picture.kitId', 'in', [...kitIds])
    .orderBy('picture.createdAt')
    .orderBy('picture.id')
    .orderBy('file.cut', 'desc')
    .execute();
}

/** Changes the time by which a kit's picture is listed. */
export async function moveKitPicture(
  trx: DatabaseTransaction,
  { id, kitId, createdAt }: { id: string; kitId: string; createdAt: Date },
): Promise<void> {
  await trx
    .updateTable('adPictures')
    .set({ createdAt })
    .where('id', '=', id)
    .where('kitId', '=', kitId)
    .execute();
}

/** Deletes those of a kit's pictures that are not kept. */
export async function deleteKitPictures(
  trx: DatabaseTransaction,
  { kitId, keep }: { kitId: string; keep: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('adPictures')
    .where('kitId', '=', kitId)
    .$if(keep.length > 0, (query) => query.where('id', 'not in', [...keep]))
    .execute();
}
