import { listOwnedImages, type OwnedImage } from '#features/images/queries/owned-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore, StoredObject } from '#ports/object-store';

export interface ZipEntry {
  /** Unique in the archive. */
  fileName: string;
  object: StoredObject;
  createdAt: Date;
}

export interface ZipEntries {
  entries: ZipEntry[];
  /** File names of pictures whose objects are not in the store. */
  missing: string[];
}

// Concurrent requests to the object store.
const AT_ONCE = 16;

/**
 * The files of these pictures of the user, in the given order, without duplicates. Their bytes are not read yet.
 * @throws AppError `not_found` with the pictures that are not the user's, or when the store has no object of any
 */
export async function listZipEntries(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { userId, imageIds }: { userId: string; imageIds: readonly string[] },
): Promise<ZipEntries> {
  const ids = [...new Set(imageIds)];
  const owned = new Map((await listOwnedImages(db, { userId, ids })).map((image) => [image.id, image]));
  const strange = ids.filter((id) => !owned.has(id));
  if (strange.length > 0) throw notFound(strange);

  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  const images = [...owned.values()].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  for (let at = 0; at < images.length; at += AT_ONCE) {
    const some = images.slice(at, at + AT_ONCE);
    const objects = await Promise.all(some.map(({ objectKey }) => objectStore.get(objectKey)));
    for (const [i, image] of some.entries()) {
      const object = objects[i];
      if (object) entries.push({ fileName: fileNameOf(image), object, createdAt: image.createdAt });
      else missing.push(fileNameOf(image));
    }
  }
  if (entries.length === 0) throw new AppError('not_found.zip_pictures');
  return { entries, missing };
}

/** Named like single downloads. */
function fileNameOf({ generationId, index, count, contentType }: OwnedImage): string {
  const extension = contentType === 'image/jpeg' ? 'jpg' : contentType.replace(/^image\//, '');
  return `framewright-${generationId}${count > 1 ? `-${index + 1}` : ''}.${extension}`;
}

function notFound(ids: readonly string[]): AppError {
  return new AppError('not_found.own_pictures', { ids, field: 'imageIds' });
}
