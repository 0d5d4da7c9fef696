import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { type ImageFileName, updateImageFileReady } from '../queries/image-files.ts';
import { abandonPendingObjects, deletePendingObjects } from '../queries/pending-objects.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { putObject } from './put-object.ts';

/**
 * Stores a file of a picture. If another attempt has stored one, or the picture was deleted, the sweeper deletes the
 * object.
 * @param file.storageOwner whose quota it counts against; null: the site's
 * @throws ProviderError as the object store does
 */
export async function storeImageFile(
  deps: { db: Database; objectStore: ObjectStore },
  { imageId, variant, storageOwner }: ImageFileName & { storageOwner: string | null },
  { bytes, contentType, width, height }: EncodedPicture,
): Promise<void> {
  const objectKey = await putObject(deps, bytes, contentType);
  await deps.db.transaction().execute(async (trx) => {
    const facts = { objectKey, contentType, width, height, byteSize: bytes.length };
    const isNamed = await updateImageFileReady(trx, { imageId, variant, ...facts }, { storageOwner });
    await (isNamed ? deletePendingObjects : abandonPendingObjects)(trx, [objectKey]);
  });
}
