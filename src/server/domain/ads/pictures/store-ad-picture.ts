import type { AdPictureKind } from '#contract/ad-enumerations';
import type { Database } from '#server/db/client';
import { insertAdPicture, insertAdPictureFiles } from '#server/db/queries/ad-pictures';
import { deletePendingObjects } from '#server/db/queries/pending-objects';
import type { ObjectStore } from '#server/ports/object-store';
import { putObject } from '../../images/put-object.ts';
import { adPictureAddress } from './ad-picture-address.ts';
import { adPictureExpiry } from './ad-picture-expiry.ts';

/** A picture from outside, as it was encoded anew here. */
export interface OutsidePicture {
  kind: Exclude<AdPictureKind, 'generated' | 'cutout' | 'staged'> | 'screenshot';
  analysisId?: string;
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
 * Keeps a picture from outside for ads, for a day after its last use. Nothing is said of how it came to be, which nobody
 * here knows.
 * @returns its id, and where it is read
 * @throws ProviderError as the object store does
 */
export async function storeAdPicture(
  deps: { db: Database; objectStore: ObjectStore },
  { kind, analysisId, name, file: { bytes, ...facts } }: OutsidePicture,
): Promise<{ id: string; url: string }> {
  const objectKey = await putObject(deps, bytes, facts.contentType);
  const { id } = await deps.db.transaction().execute(async (trx) => {
    const picture = await insertAdPicture(trx, {
      kind,
      status: 'ready',
      expiresAt: adPictureExpiry(),
      analysisId: analysisId ?? null,
      name: name ?? null,
    });
    await insertAdPictureFiles(trx, [
      { ...facts, pictureId: picture.id, cut: 'whole', objectKey, byteSize: bytes.length },
    ]);
    await deletePendingObjects(trx, [objectKey]);
    return picture;
  });
  return { id, url: adPictureAddress({ objectKey, contentType: facts.contentType }) };
}
