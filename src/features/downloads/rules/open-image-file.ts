import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore, StoredObject } from '#ports/object-store';
import { findImageDownload } from '../queries/image-downloads.ts';
import { type DownloadVariant, parseDownloadVariant } from './download-variant.ts';

/**
 * The bytes of a ready download of a picture.
 * @param objectKey the picture's; it is also the permission to read the picture
 * @throws AppError `not_found` when it is not a file of this picture, or not ready
 */
export async function openImageFile(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { id, objectKey }: { id: string; objectKey: string },
): Promise<{ contentType: string; variant: DownloadVariant; object: StoredObject }> {
  const found = await findImageDownload(db, id);
  const { file } = found?.picture.objectKey === objectKey ? found : {};
  const variant = file && parseDownloadVariant(file.variant);
  const object = variant && file.objectKey ? await objectStore.get(file.objectKey) : undefined;
  if (!variant || !object || !file.contentType) throw new AppError('not_found.image_file');
  return { contentType: file.contentType, variant, object };
}
