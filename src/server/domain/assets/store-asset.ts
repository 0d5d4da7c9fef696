import type { Database, DatabaseTransaction } from '#server/db/client';
import { type AssetRow, insertAsset } from '#server/db/queries/assets';
import { deletePendingObjects } from '#server/db/queries/pending-objects';
import type { ObjectStore } from '#server/ports/object-store';
import { putObject } from '../images/put-object.ts';
import type { readUpload, Upload } from '../uploads/read-upload.ts';
import { cleanFileName } from './clean-file-name.ts';

export interface StoreAssetDeps {
  db: Database;
  objectStore: ObjectStore;
  /** Decodes it anew, in a process of its own. */
  readUpload: typeof readUpload;
}

/** An uploaded picture whose object is written, and pending until its row names it. */
export type WrittenAsset = Parameters<typeof insertAsset>[1];

/**
 * Keeps an uploaded picture for its uploader, as we encoded it anew.
 * @throws AppError `unsupported_media` or `too_large`, saying what is wrong with the file; nothing of it is kept.
 */
export async function storeAsset(
  deps: StoreAssetDeps,
  upload: Upload & { userId: string; fileName: string },
): Promise<AssetRow> {
  const written = await writeAsset(deps, upload);
  return await deps.db.transaction().execute((trx) => nameAsset(trx, written));
}

/** @throws AppError as `storeAsset` does. */
export async function writeAsset(
  deps: StoreAssetDeps,
  { userId, fileName, ...upload }: Upload & { userId: string; fileName: string },
): Promise<WrittenAsset> {
  const { bytes, ...facts } = await deps.readUpload(upload);
  const objectKey = await putObject(deps, bytes, facts.contentType);
  return { ...facts, userId, originalName: cleanFileName(fileName), objectKey, byteSize: bytes.length };
}

export async function nameAsset(trx: DatabaseTransaction, asset: WrittenAsset): Promise<AssetRow> {
  await deletePendingObjects(trx, [asset.objectKey]);
  return await insertAsset(trx, asset);
}
