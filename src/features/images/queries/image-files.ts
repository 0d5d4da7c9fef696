import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ImageFiles } from '#platform/db/schema.generated';

export type ImageFileRow = Selectable<ImageFiles>;
/** A file of a picture. */
export interface ImageFileName {
  imageId: string;
  variant: string;
}

export async function listImageFiles(db: Database, imageId: string): Promise<ImageFileRow[]> {
  return await db.selectFrom('imageFiles').selectAll().where('imageId', '=', imageId).execute();
}

export async function findImageFile(
  db: Database | DatabaseTransaction,
  { imageId, variant }: ImageFileName,
): Promise<ImageFileRow | undefined> {
  return await db
    .selectFrom('imageFiles')
    .selectAll()
    .where('imageId', '=', imageId)
    .where('variant', '=', variant)
    .executeTakeFirst();
}

/**
 * Inserts a file that is to be made, or resets a failed one.
 * @returns false if it is being made or ready
 */
export async function insertImageFile(
  trx: DatabaseTransaction,
  file: ImageFileName & { storageOwner: string; reservedBytes: number },
): Promise<boolean> {
  const { storageOwner, reservedBytes } = file;
  const begun = await trx
    .insertInto('imageFiles')
    .values(file)
    .onConflict((conflict) =>
      conflict
        .columns(['imageId', 'variant'])
        .doUpdateSet({
          status: 'making',
          progress: 0,
          failure: null,
          createdAt: new Date(),
          storageOwner,
          reservedBytes,
        })
        .where('imageFiles.status', '=', 'failed'),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Files of this kind that are being made for somebody. */
export async function countImageFilesInMaking(
  trx: DatabaseTransaction,
  { variant, storageOwner }: { variant: string; storageOwner: string },
): Promise<number> {
  const row = await trx
    .selectFrom('imageFiles')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('variant', '=', variant)
    .where('storageOwner', '=', storageOwner)
    .where('status', '=', 'making')
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Changes nothing if the file is no longer being made.
 * @param progress 0 to 1
 * @returns whether the file is still being made
 */
export async function updateImageFileProgress(
  db: Database,
  { imageId, variant, progress }: ImageFileName & { progress: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imageFiles')
    .set({ progress })
    .where('imageId', '=', imageId)
    .where('variant', '=', variant)
    .where('status', '=', 'making')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Sets a file's object, and inserts the file if missing. Locks the picture until the transaction ends.
 * @param storageOwner of an inserted file
 * @returns false if another attempt has set one, or the picture was deleted
 */
export async function updateImageFileReady(
  trx: DatabaseTransaction,
  file: ImageFileName & {
    objectKey: string;
    contentType: string;
    width: number;
    height: number;
    byteSize: number;
  },
  { storageOwner }: { storageOwner: string | null },
): Promise<boolean> {
  if (!(await lockPicture(trx, file.imageId))) return false;
  const ready = { ...file, status: 'ready', progress: 1, failure: null };
  const named = await trx
    .insertInto('imageFiles')
    .values({ ...ready, storageOwner })
    .onConflict((conflict) =>
      conflict.columns(['imageId', 'variant']).doUpdateSet(ready).where('imageFiles.status', '!=', 'ready'),
    )
    .returning('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** Records why a file failed. A ready file stays ready; a deleted picture is ignored. */
export async function updateImageFileFailed(
  trx: DatabaseTransaction,
  { imageId, variant, failure }: ImageFileName & { failure: string },
): Promise<void> {
  if (!(await lockPicture(trx, imageId))) return;
  await trx
    .insertInto('imageFiles')
    .values({ imageId, variant, status: 'failed', failure })
    .onConflict((conflict) =>
      conflict
        .columns(['imageId', 'variant'])
        .doUpdateSet({ status: 'failed', failure })
        .where('imageFiles.status', '!=', 'ready'),
    )
    .execute();
}

/** Prevents the picture's deletion until the transaction ends. @returns whether it exists */
async function lockPicture(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const query = trx.selectFrom('images').select('id').where('id', '=', id).forKeyShare();
  return (await query.executeTakeFirst()) !== undefined;
}
