import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { dropObject } from '#features/images/rules/drop-object';
import { putObject } from '#features/images/rules/put-object';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { PagePicture } from '#platform/images/read-page-picture';
import type { ObjectStore } from '#ports/object-store';
import type { AdPictureKind } from '../../contract/ad-enumerations.ts';
import { insertAdPicture, insertAdPictureFiles } from '../../queries/ad-pictures.ts';
import { adPictureAddress } from './ad-picture-address.ts';
import { adPictureExpiry, unusedUploadExpiry } from './ad-picture-expiry.ts';

/** A re-encoded picture from outside. */
export interface OutsidePicture {
  kind: Exclude<AdPictureKind, 'generated' | 'cutout' | 'staged'> | 'screenshot';
  analysisId?: string;
  /** The owner whose quota counts it; null for the site itself. */
  storageOwner: string | null;
  /** An image's index within its analysis, or a screenshot's device. */
  name?: string;
  file: PagePicture;
}

/**
 * Stores a picture from outside for a day after its last use, or an unused upload for an hour. Its origin is unknown, so
 * it gets no source type.
 * @param deps.storageLimits omitted if the room was reserved earlier
 * @returns its id and address
 * @throws AppError `storage_full`; ProviderError as the object store does
 */
export async function storeAdPicture(
  deps: { db: Database; objectStore: ObjectStore; storageLimits?: StorageLimits },
  { kind, analysisId, storageOwner, name, file: { bytes, ...facts } }: OutsidePicture,
): Promise<{ id: string; url: string }> {
  const objectKey = await putObject(deps, bytes, facts.contentType);
  try {
    const { id } = await deps.db.transaction().execute(async (trx) => {
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
  } catch (error) {
    // A refused object is deleted at once. Other pending objects wait for the sweep.
    if (error instanceof AppError) await dropObject(deps, objectKey);
    throw error;
  }
}
