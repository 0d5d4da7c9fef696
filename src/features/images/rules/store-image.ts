import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { RawPicture } from '#platform/images/raw-picture';
import { thumbHashOf } from '#platform/images/thumb-hash';
import type { ImageDescription, ProducedImage } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';
import type { ImageRow } from '../queries/images.ts';
import { encodePicture } from './encode-picture.ts';
import { putObject } from './put-object.ts';

export interface StoredImage
  extends Pick<ImageRow, 'objectKey' | 'contentType' | 'width' | 'height' | 'byteSize' | 'thumbHash'> {
  description: ImageDescription & {
    /** The model that made it, if it replaced the requested one. */
    madeBy?: string;
  };
}

/** A produced picture; edits keep the transparency of a cut-out. */
type StorableImage = Omit<ProducedImage, 'image'> & { image: ProducedImage['image'] | RawPicture };

/**
 * Encodes a produced picture as PNG and writes it under a new random key.
 * @throws ProviderError `rejected` if the bytes are not a picture, or as the signer and the object store do.
 */
export async function storeImage(
  deps: { db: Database; objectStore: ObjectStore; provenance: Provenance },
  { image, description, madeBy }: StorableImage,
): Promise<StoredImage> {
  const { bytes, thumbHash, ...facts } = await encode(deps, { image, description });
  const objectKey = await putObject(deps, bytes, facts.contentType);
  return {
    ...facts,
    thumbHash,
    objectKey,
    byteSize: bytes.length,
    description: { ...description, ...(madeBy !== undefined && { madeBy }) },
  };
}

async function encode(
  deps: { provenance: Provenance },
  { image, description: { digitalSourceType, credits, edits } }: StorableImage,
) {
  const picture = decodePicture(image);
  try {
    const encoded = await encodePicture(deps, picture, { format: 'png', digitalSourceType, credits, edits });
    return { ...encoded, thumbHash: await thumbHashOf(picture) };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('rejected', `The image model returned no picture: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
