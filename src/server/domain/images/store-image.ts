import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client';
import { insertPendingObjects } from '#server/db/queries/pending-objects';
import type { ImageDescription, ProducedImage } from '#server/ports/image-model';
import type { ObjectStore } from '#server/ports/object-store';
import { encodeImage } from './encode-image.ts';

export interface StoredImage {
  objectKey: string;
  contentType: string;
  width: number;
  height: number;
  byteSize: number;
  thumbHash: Buffer;
  description: ImageDescription;
}

/**
 * Encodes a produced picture and writes it under a new random key (128 bits). It is noted as pending first,
 * so that an attempt that dies in between leaves something to sweep, never something to find.
 * @throws ProviderError `rejected` when the bytes are no picture, or as the object store does.
 */
export async function storeImage(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { image, description }: ProducedImage,
): Promise<StoredImage> {
  const encoded = await encodeImage(image, description.digitalSourceType);
  const objectKey = randomBytes(16).toString('hex');
  await insertPendingObjects(db, [objectKey]);
  await objectStore.put(objectKey, encoded.bytes, encoded.contentType);
  const { bytes, ...facts } = encoded;
  return { ...facts, objectKey, byteSize: bytes.length, description };
}
