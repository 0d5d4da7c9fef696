import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore, StoredObject } from '#ports/object-store';
import { findAssetByObjectKey, findImageByObjectKey } from '../queries/images.ts';

export interface OpenedImage {
  /** Unique to these bytes. */
  etag: string;
  contentType: string;
  /** Whether it is in the public gallery. */
  isPublic: boolean;
  object: StoredObject;
}

/**
 * A picture's bytes by its object key. The key is the permission to read it. Only keys of settled generations and
 * of assets are found.
 * @throws AppError `not_found`
 */
export async function openImage(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  objectKey: string,
): Promise<OpenedImage> {
  const named = (await findImageByObjectKey(db, objectKey)) ?? (await findAssetByObjectKey(db, objectKey));
  if (!named) throw new AppError('not_found.image');
  return await openOriginal({ objectStore }, { isPublic: false, ...named });
}

/** The bytes of a picture as it was stored. @throws AppError `not_found` if the store has lost it */
export async function openOriginal(
  { objectStore }: { objectStore: ObjectStore },
  { objectKey, contentType, isPublic }: { objectKey: string; contentType: string; isPublic: boolean },
): Promise<OpenedImage> {
  const object = await objectStore.get(objectKey);
  if (!object) throw new AppError('not_found.image');
  return { etag: etagOf(objectKey), contentType, isPublic, object };
}

/** Objects never change. Half of the key's 128 bits are unique, but do not reveal the key. */
export function etagOf(objectKey: string): string {
  return `"${objectKey.slice(0, 16)}"`;
}
