import { buffer } from 'node:stream/consumers';
import { findAsset } from '#features/assets/queries/assets';
import { creditsOfUpload } from '#features/assets/rules/find-asset-credits';
import { dropObject } from '#features/images/rules/drop-object';
import { encodePicture } from '#features/images/rules/encode-picture';
import { putObject } from '#features/images/rules/put-object';
import type { StoredImage } from '#features/images/rules/store-image';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import { thumbHashOf } from '#platform/images/thumb-hash';
import type { Cutout, CutoutModel } from '#ports/cutout-model';
import type { ImageDescription } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';

export interface CutOutUploadDeps {
  db: Database;
  objectStore: ObjectStore;
  provenance: Provenance;
  cutoutModel: CutoutModel;
}

/**
 * Removes the background of an uploaded asset and stores the cut-out, at the same size.
 * @throws ProviderError as the model does, and `rejected` if the upload was deleted; the signal's reason, with nothing stored.
 */
export async function cutOutUpload(
  deps: CutOutUploadDeps,
  assetId: string | null,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<StoredImage> {
  const asset = assetId === null ? undefined : await findAsset(deps.db, assetId);
  const object = asset && (await deps.objectStore.get(asset.objectKey));
  if (!object) throw new ProviderError('rejected', `The upload ${assetId} was deleted`);
  const cutout = await deps.cutoutModel.cutOut({ bytes: await buffer(object.stream()) }, options);
  options.signal.throwIfAborted();
  const credits = creditsOfUpload(asset);
  const description = { ...DESCRIPTION, ...(credits.length > 0 && { credits }) };
  const { bytes, thumbHash, ...facts } = await encode(deps, cutout, description);
  options.signal.throwIfAborted();
  const objectKey = await putObject(deps, bytes, facts.contentType);
  if (options.signal.aborted) {
    await dropObject(deps, objectKey);
    throw options.signal.reason;
  }
  return { ...facts, objectKey, byteSize: bytes.length, thumbHash, description };
}

async function encode(
  deps: { provenance: Provenance },
  { pixels, width, height }: Cutout,
  { digitalSourceType, credits }: ImageDescription,
) {
  const picture = decodePicture({ pixels, width, height, channels: 4 });
  const encoded = await encodePicture(deps, picture, {
    format: 'png',
    digitalSourceType,
    credits,
    edits: ['background-removed'],
  });
  return { ...encoded, thumbHash: await thumbHashOf(picture) };
}

const DESCRIPTION: ImageDescription = {
  digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
  scene: 'Background removed',
  category: null,
  hasPeople: null,
  notes: [],
  details: {},
};
