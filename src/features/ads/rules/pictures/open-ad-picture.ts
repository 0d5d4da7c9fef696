import { etagOf, type OpenedImage } from '#features/images/rules/open-image';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { findAdPictureFile } from '../../queries/ad-pictures.ts';

/**
 * The bytes of a picture for ads, by the key that its address has.
 * @throws AppError `not_found` for one that is none, or has ended
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
