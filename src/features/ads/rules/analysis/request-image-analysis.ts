import type { readUpload, Upload } from '#features/assets/rules/uploads/read-upload';
import { expectRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { ObjectStore } from '#ports/object-store';
import type { ImageAnalysis } from '../../contract/ad-analyses.ts';
import { insertAdAnalysis } from '../../queries/ad-analyses.ts';
import { unusedUploadExpiry } from '../pictures/ad-picture-expiry.ts';
import { storeAdPicture } from '../pictures/store-ad-picture.ts';

export interface RequestImageAnalysisDeps {
  db: Database;
  queue: Queue;
  objectStore: ObjectStore;
  storageLimits: StorageLimits;
  /** Re-encodes the upload in a process of its own. */
  readUpload: typeof readUpload;
}

/**
 * Stores an uploaded picture for ads and requests its analysis.
 * @returns the analysis's id and the stored picture
 * @throws AppError `unsupported_media`, `too_large`, `storage_full`; then nothing is stored
 */
export async function requestImageAnalysis(
  deps: RequestImageAnalysisDeps,
  { storageOwner, ...upload }: Upload & { storageOwner: string },
): Promise<{ analysisId: string; picture: ImageAnalysis['picture'] }> {
  const file = await readImage(deps, { ...upload, isForAds: true });
  await expectRoom(deps.db, deps.storageLimits, { owner: storageOwner, bytes: file.bytes.length });
  const { id: analysisId } = await deps.db
    .transaction()
    .execute((trx) =>
      insertAdAnalysis(trx, { kind: 'image', storageOwner, expiresAt: unusedUploadExpiry() }),
    );
  const picture = await storeAdPicture(deps, { kind: 'upload', analysisId, storageOwner, file });
  await deps.db.transaction().execute((trx) => deps.queue.enqueue(trx, 'analyze-image', { analysisId }));
  return { analysisId, picture };
}

async function readImage(deps: RequestImageAnalysisDeps, upload: Upload) {
  try {
    const { bytes, contentType, width, height, hasAlpha } = await deps.readUpload(upload);
    return { bytes, contentType, width, height, hasAlpha };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw AppError.repeat(error, { field: 'image', cause: error });
  }
}
