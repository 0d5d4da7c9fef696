import type { Database } from '#server/db/client';
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

/**
 * Keeps an uploaded picture for its uploader, as we encoded it anew.
 * @throws AppError `unsupported_media` or `too_large`, saying what is wrong with the file; nothing of it is kept.
 */
export async function storeAsset(
  deps: StoreAssetDeps,
  { userId, fileName, ...upload }: Upload & { userId: string; fileName: string },
): Promise<AssetRow> {
  const { png, width, height, hasAlpha, thumbHash } = await deps.readUpload(upload);
  const contentType = 'image/png';
  const objectKey = await putObject(deps, png, contentType);
  return await deps.db.transaction().execute(async (trx) => {
    await deletePendingObjects(trx, [objectKey]);
    return await insertAsset(trx, {
      userId,
      originalName: cleanFileName(fileName),
      objectKey,
      contentType,
      width,
      height,
      byteSize: png.length,
      hasAlpha,
      thumbHash,
    });
  });
}
