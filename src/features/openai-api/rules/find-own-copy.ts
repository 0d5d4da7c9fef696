import { buffer } from 'node:stream/consumers';
import type { ReadUpload } from '#features/assets/rules/uploads/read-upload';
import { listImagesLike } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { decodePicture, readPixels } from '#platform/images/decode-picture';
import { thumbHashOf } from '#platform/images/thumb-hash';
import type { ObjectStore } from '#ports/object-store';

export interface OwnCopy {
  id: string;
  objectKey: string;
  /** Whether it was made from an earlier picture. */
  isVersion: boolean;
}

/** Versions of one picture may all have its ThumbHash. */
const MOST_COMPARED = 8;

/**
 * The user's own picture with the same pixels as an upload, which we have encoded again. OpenAI's protocol sends pictures, never ids.
 * @returns undefined if there is none
 */
export async function findOwnCopy(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { userId, upload }: { userId: string; upload: ReadUpload },
): Promise<OwnCopy | undefined> {
  const { bytes, width, height } = upload;
  const picture = decodePicture({ bytes });
  const thumbHash = await thumbHashOf(picture);
  const alike = await listImagesLike(db, { userId, thumbHash, width, height, limit: MOST_COMPARED });
  const sent = alike.length === 0 ? undefined : await readPixels(picture);
  for (const image of alike) {
    const object = await objectStore.get(image.objectKey);
    if (!object) continue;
    const stored = await readPixels(decodePicture({ bytes: await buffer(object.stream()) }));
    if (Buffer.compare(stored.pixels, sent!.pixels) === 0) return image;
  }
  return undefined;
}
