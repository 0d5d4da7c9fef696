import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { dropObject } from '#features/images/rules/drop-object';
import { putObject } from '#features/images/rules/put-object';
import { expectRoom, requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { type AssetRow, insertAsset } from '../queries/assets.ts';
import { cleanFileName } from './clean-file-name.ts';
import type { readUpload, Upload } from './uploads/read-upload.ts';

export interface StoreAssetDeps {
  db: Database;
  storageLimits: StorageLimits;
  objectStore: ObjectStore;
  /** Decodes and encodes it again, in an isolated process. */
  readUpload: typeof readUpload;
}

/** An uploaded picture whose object is written but pending until a row names it. */
export type WrittenAsset = Parameters<typeof insertAsset>[1];

/**
 * Stores an uploaded picture, encoded again by us. On errors nothing is stored.
 * @throws AppError `unsupported_media` or `too_large` with the reason, or `storage_full`
 */
export async function storeAsset(
  deps: StoreAssetDeps,
  upload: Upload & { userId: string; fileName: string },
): Promise<AssetRow> {
  const written = await writeAsset(deps, upload);
  try {
    return await deps.db.transaction().execute((trx) => nameAsset(deps, trx, written));
  } catch (error) {
    if (error instanceof AppError) await dropObject(deps, written.objectKey);
    throw error;
  }
}

/** @throws AppError as `storeAsset` does. */
export async function writeAsset(
  deps: StoreAssetDeps,
  { userId, fileName, ...upload }: Upload & { userId: string; fileName: string },
): Promise<WrittenAsset> {
  const { bytes, credits, origin: _, ...facts } = await deps.readUpload(upload);
  await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(userId), bytes: bytes.length });
  const objectKey = await putObject(deps, bytes, facts.contentType);
  return {
    ...facts,
    userId,
    originalName: cleanFileName(fileName),
    objectKey,
    byteSize: bytes.length,
    credits: JSON.stringify(credits),
  };
}

/** @throws AppError `storage_full` */
export async function nameAsset(
  { storageLimits }: { storageLimits: StorageLimits },
  trx: DatabaseTransaction,
  asset: WrittenAsset,
): Promise<AssetRow> {
  await requireRoom(trx, storageLimits, { owner: storageOwnerOfUser(asset.userId), bytes: asset.byteSize });
  await deletePendingObjects(trx, [asset.objectKey]);
  return await insertAsset(trx, asset);
}
