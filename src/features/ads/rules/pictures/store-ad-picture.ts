import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { dropObject } from '#features/images/rules/drop-object';
import { putObject } from '#features/images/rules/put-object';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import type { AdPictureKind } from '../../contract/ad-enumerations.ts';
import { insertAdPicture, insertAdPictureFiles } from '../../queries/ad-pictures.ts';
import { adPictureAddress } from './ad-picture-address.ts';
import { adPictureExpiry, unusedUploadExpiry } from './ad-picture-expiry.ts';

/** A picture from outside, as it was encoded anew here. */
export interface OutsidePicture {
  kind: Exclude<AdPictureKind, 'generated' | 'cutout' | 'staged'> | 'screenshot';
  analysisId?: string;
  /** Whose quota counts it; null: the site's own. */
  storageOwner: string | null;
  /** The place among those of an analysis, or the device of a screenshot. */
  name?: string;
  file: {
    bytes: Uint8Array;
    contentType: 'image/png' | 'image/jpeg';
    width: number;
    height: number;
    hasAlpha: boolean;
  };
}

/**
 * Keeps a picture from outside for ads, for a day after its last use; one that a visitor uploads and does not use, for an hour. Nothing is said of how it came to be, which nobody
 * here knows.
 * @returns its id, and where it is read
 * @param deps.storageLimits is checked where it is given; what was asked for earlier has its room set aside
 * @throws AppError `storage_full`; ProviderError as the object store does
 */
export async function storeAdPicture(
  deps: { db: Database; objectStore: ObjectStore; storageLimits?: StorageLimits },
  { kind, analysisId, storageOwner, name, file: { bytes, ...facts } }: OutsidePicture,
): Promise<{ id: string; url: string }> {
  const objectKey = await putObject(deps, bytes, facts.contentType);
  const { id } = await named(deps, objectKey, async (trx) => {
    if (deps.storageLimits && storageOwner !== null)
      await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes: bytes.length });
    const picture = await insertAdPicture(trx, {
      kind,
      status: 'ready',
      expiresAt: kind === 'upload' ? unusedUploadExpiry() : adPictureExpiry(),
      storageOwner,
      analysisId: analysisId ?? null,
      name: name ?? null,
    });
    await insertAdPictureFiles(trx, [
      { ...facts, pictureId: picture.id, cut: 'whole', objectKey, byteSize: bytes.length, storageOwner },
    ]);
    await deletePendingObjects(trx, [objectKey]);
    return picture;
  });
  return { id, url: adPictureAddress({ objectKey, contentType: facts.contentType }) };
}

/** Names an object in a transaction; one that is refused is deleted at once. */
async function named<T>(
  deps: { db: Database; objectStore: ObjectStore },
  objectKey: string,
  name: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await deps.db.transaction().execute(name);
  } catch (error) {
    if (error instanceof AppError) await dropObject(deps, objectKey);
    throw error;
  }
}
