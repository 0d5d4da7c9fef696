import type { Database } from '#server/db/client';
import { type ImageFileName, updateImageFileReady } from '#server/db/queries/image-files';
import { deletePendingObjects } from '#server/db/queries/pending-objects';
import type { ObjectStore } from '#server/ports/object-store';
import type { EncodedPicture } from './encode-picture.ts';
import { putObject } from './put-object.ts';

/**
 * Writes a file of a picture and names it. Where another attempt has named one, or the picture was deleted meanwhile,
 * the object is left to the sweeper.
 * @throws ProviderError as the object store does
 */
export async function storeImageFile(
  deps: { db: Database; objectStore: ObjectStore },
  file: ImageFileName,
  { bytes, contentType, width, height }: EncodedPicture,
): Promise<void> {
  const objectKey = await putObject(deps, bytes, contentType);
  await deps.db.transaction().execute(async (trx) => {
    const facts = { objectKey, contentType, width, height, byteSize: bytes.length };
    if (await updateImageFileReady(trx, { ...file, ...facts })) await deletePendingObjects(trx, [objectKey]);
  });
}
