import type { Database } from '#server/db/client';
import type { ImageDescription, ProducedImage } from '#server/ports/image-model';
import type { ObjectStore } from '#server/ports/object-store';
import { encodeImage } from './encode-image.ts';
import { putObject } from './put-object.ts';

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
 * Encodes a produced picture and writes it under a new random key.
 * @throws ProviderError `rejected` when the bytes are no picture, or as the object store does.
 */
export async function storeImage(
  deps: { db: Database; objectStore: ObjectStore },
  { image, description }: ProducedImage,
): Promise<StoredImage> {
  const encoded = await encodeImage(image, description.digitalSourceType);
  const { bytes, ...facts } = encoded;
  const objectKey = await putObject(deps, bytes, encoded.contentType);
  return { ...facts, objectKey, byteSize: bytes.length, description };
}
