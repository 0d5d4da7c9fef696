import { buffer } from 'node:stream/consumers';
import { findImageFile } from '#features/images/queries/image-files';
import { findImage } from '#features/images/queries/images';
import { SUBJECT_VARIANT } from '#features/images/rules/image-variants';
import { storeImageFile } from '#features/images/rules/store-image-file';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import { encodeMask } from '#platform/images/encode-mask';
import type { CutoutModel } from '#ports/cutout-model';
import type { ObjectStore } from '#ports/object-store';

export interface FindSubjectDeps {
  db: Database;
  objectStore: ObjectStore;
  cutoutModel: CutoutModel;
}

/**
 * Makes the mask of a picture's subject. Does nothing if it is ready, or the picture was deleted.
 * @throws ProviderError as the model and the object store do, `rejected` if there is no subject; the signal's reason
 */
export async function findSubject(
  deps: FindSubjectDeps,
  { imageId, signal }: { imageId: string; signal: AbortSignal },
): Promise<void> {
  const name = { imageId, variant: SUBJECT_VARIANT };
  const file = await findImageFile(deps.db, name);
  const image = file?.status === 'making' ? await findImage(deps.db, imageId) : undefined;
  const object = image && (await deps.objectStore.get(image.objectKey));
  if (!file || !object) return;
  const { pixels, width, height } = await deps.cutoutModel.cutOut(
    { bytes: await buffer(object.stream()) },
    { signal },
  );
  signal.throwIfAborted();
  const alpha = decodePicture({ pixels, width, height, channels: 4 }).extractChannel(3);
  const mask = await encodeMask(await alpha.png({ compressionLevel: 3 }).toBuffer());
  if (mask.share === 0) throw new ProviderError('rejected', 'The picture has no subject');
  await storeImageFile(
    deps,
    { ...name, storageOwner: file.storageOwner },
    { bytes: mask.file, contentType: 'image/png', width, height },
  );
}
