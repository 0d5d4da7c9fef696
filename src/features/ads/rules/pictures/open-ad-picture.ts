import { etagOf, type OpenedImage } from '#features/images/rules/open-image';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { findAdPictureFile } from '../../queries/ad-pictures.ts';

/**
 * Opens a picture's file by the object key in its address.
 * @throws AppError `not_found` if it is unknown or expired
 */
export async function openAdPicture(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { objectKey, contentType }: { objectKey: string; contentType: string },
): Promise<Pick<OpenedImage, 'etag' | 'contentType' | 'object'>> {
  const file = await findAdPictureFile(db, objectKey);
  const object = file?.contentType === contentType ? await objectStore.get(objectKey) : undefined;
  if (!object) throw new AppError('not_found.ad_picture');
  return { etag: etagOf(objectKey), contentType, object };
}
