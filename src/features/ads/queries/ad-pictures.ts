import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { AdPictureFiles, AdPictures } from '#platform/db/schema.generated';

export type AdPictureRow = Selectable<AdPictures>;
export type AdPictureFileRow = Selectable<AdPictureFiles>;

export async function insertAdPicture(
  trx: DatabaseTransaction,
  picture: Insertable<AdPictures>,
): Promise<AdPictureRow> {
  return await trx.insertInto('adPictures').values(picture).returningAll().executeTakeFirstOrThrow();
}

export async function insertAdPictureFiles(
  trx: DatabaseTransaction,
  files: readonly Insertable<AdPictureFiles>[],
): Promise<void> {
  await trx
    .insertInto('adPictureFiles')
    .values([...files])
    .execute();
}

/** Lists the files of a ready picture that has not expired, one for each aspect ratio. */
export async function listAdPictureCuts(db: Database, pictureId: string) {
  return await db
    .selectFrom('adPictureFiles as file')
    .innerJoin('adPictures as picture', 'picture.id', 'file.pictureId')
    .select(['file.objectKey', 'file.width', 'file.height'])
    .where('picture.id', '=', pictureId)
    .where('picture.status', '=', 'ready')
    .where('picture.expiresAt', '>', sql<Date>`now()`)
    .orderBy('file.cut')
    .execute();
}

/** Finds a picture that has not expired. */
export async function findAdPicture(db: Database, id: string): Promise<AdPictureRow | undefined> {
  return await db
    .selectFrom('adPictures')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Finds the ready picture of a recipe. */
export async function findReadyAdPicture(db: Database, recipe: string): Promise<AdPictureRow | undefined> {
  return await db
    .selectFrom('adPictures')
    .selectAll()
    .where('recipe', '=', recipe)
    .where('status', '=', 'ready')
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

export async function listAdPictureFiles(db: Database, pictureId: string): Promise<AdPictureFileRow[]> {
  return await db
    .selectFrom('adPictureFiles')
    .selectAll()
    .where('pictureId', '=', pictureId)
    .orderBy('cut')
    .execute();
}

/** Finds a page's alternative text of one of its pictures. */
export async function findAlternativeText(
  db: Database,
  { analysisId, name }: Pick<AdPictureRow, 'analysisId' | 'name'>,
): Promise<string | null> {
  if (analysisId === null || name === null) return null;
  const row = await db
    .selectFrom('adAnalyses')
    .select(sql<string | null>`result #>> ARRAY['extractedImages', ${name}, 'alt']::text[]`.as('text'))
    .where('id', '=', analysisId)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Finds a file of a picture that has not expired. */
export async function findAdPictureFile(
  db: Database,
  objectKey: string,
): Promise<AdPictureFileRow | undefined> {
  return await db
    .selectFrom('adPictureFiles as file')
    .innerJoin('adPictures as picture', 'picture.id', 'file.pictureId')
    .selectAll('file')
    .where('file.objectKey', '=', objectKey)
    .where('picture.expiresAt', '>', new Date())
    .executeTakeFirst();
}

/**
 * Finds the picture of a recipe and extends its life, or starts a missing or failed one. Locks the row until the
 * transaction ends.
 * @returns the row, and whether the caller must enqueue its job
 */
export async function claimAdPicture(
  trx: DatabaseTransaction,
  picture: Insertable<AdPictures> & { recipe: string },
): Promise<{ row: AdPictureRow; isNew: boolean }> {
  const inserted = await trx
    .insertInto('adPictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict
        .column('recipe')
        .doUpdateSet({
          status: 'making',
          failure: null,
          createdAt: new Date(),
          storageOwner: picture.storageOwner,
          reservedBytes: picture.reservedBytes,
          expiresAt: picture.expiresAt,
        })
        .where('adPictures.status', '=', 'failed'),
    )
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const row = await trx
    .updateTable('adPictures')
    .set({ expiresAt: picture.expiresAt })
    .where('recipe', '=', picture.recipe)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

/** Extends the life of a picture that has not expired, and locks it until the transaction ends. A kit's pictures do not expire. */
export async function lockAdPicture(
  trx: DatabaseTransaction,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<AdPictureRow | undefined> {
  return await trx
    .updateTable('adPictures')
    .set((of) => ({ expiresAt: of.fn<Date>('greatest', ['expiresAt', of.val(expiresAt)]) }))
    .where('id', '=', id)
    .where('expiresAt', '>', new Date())
    .returningAll()
    .executeTakeFirst();
}

/** Extends the life of pictures and their analyses. */
export async function extendAdPictures(db: Database, ids: readonly string[], expiresAt: Date): Promise<void> {
  if (ids.length === 0) return;
  const extended = await db
    .updateTable('adPictures')
    .set({ expiresAt })
    .where('id', 'in', [...ids])
    .where('expiresAt', '<', expiresAt)
    .returning('analysisId')
    .execute();
  const analysisIds = extended.map(({ analysisId }) => analysisId).filter((id) => id !== null);
  if (analysisIds.length === 0) return;
  await db
    .updateTable('adAnalyses')
    .set({ expiresAt })
    .where('id', 'in', analysisIds)
    .where('expiresAt', '<', expiresAt)
    .execute();
}

/** @returns false, without a change, if another attempt finished it */
export async function updateAdPictureReady(
  trx: DatabaseTransaction,
  { id, sourceType, expiresAt }: { id: string; sourceType: string | null; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('adPictures')
    .set({ status: 'ready', sourceType, expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
