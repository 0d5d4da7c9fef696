import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore, StoredObject } from '#ports/object-store';
import { findAssetByObjectKey, findImageByObjectKey } from '../queries/images.ts';

export interface OpenedImage {
  /** Of the bytes: no other file has it. */
  etag: string;
  contentType: string;
  /** Whether it stands in the public gallery. */
  isPublic: boolean;
  object: StoredObject;
}

/**
 * A picture's bytes by its object key, which is the permission to read it. Only keys that a settled generation or an
 * asset names exist for readers.
 * @throws AppError `not_found`
 */
export async function openImage(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  objectKey: string,
): Promise<OpenedImage> {
  const named = (await findImageByObjectKey(db, objectKey)) ?? (await findAssetByObjectKey(db, objectKey));
  const object = named && (await objectStore.get(objectKey));
  if (!object) throw new AppError('not_found.image');
  return {
    etag: etagOf(objectKey),
    contentType: named.contentType,
    isPublic: 'isPublic' in named && named.isPublic,
    object,
  };
}

/** An object never changes. Half of its key's 128 bits tell it from all others, and do not let anybody read it. */
export function etagOf(objectKey: string): string {
  return `"${objectKey.slice(0, 16)}"`;
}
