import type { Database } from '#server/db/client';
import { findImageByObjectKey } from '#server/db/queries/images';
import { AppError } from '#server/errors';
import type { ObjectStore, StoredObject } from '#server/ports/object-store';

type OpenedImage = NonNullable<Awaited<ReturnType<typeof findImageByObjectKey>>>;

/**
 * A picture's bytes by its object key, which is the permission to read it. Only keys that a settled generation
 * names exist for readers.
 * @throws AppError `not_found`
 */
export async function openImage(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  objectKey: string,
): Promise<{ image: OpenedImage; object: StoredObject }> {
  const image = await findImageByObjectKey(db, objectKey);
  const object = image && (await objectStore.get(objectKey));
  if (!image || !object) throw new AppError('not_found', 'There is no such image');
  return { image, object };
}
