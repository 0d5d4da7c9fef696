import { buffer } from 'node:stream/consumers';
import { findImageByObjectKey } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { encodePicture } from '#features/images/rules/encode-picture';
import type { Database } from '#platform/db/client';
import { decodePicture } from '#platform/images/decode-picture';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';

export interface DrawThumbnailDeps {
  db: Database;
  objectStore: ObjectStore;
  provenance: Provenance;
}

/** So small that a page of them is read at once. */
const SIDE = 256;
const QUALITY = 70;

/** A small WebP of a picture, for a language model to look at; undefined if the picture is gone. */
export async function drawThumbnail(deps: DrawThumbnailDeps, objectKey: string): Promise<Buffer | undefined> {
  const image = await findImageByObjectKey(deps.db, objectKey);
  const object = image && (await deps.objectStore.get(objectKey));
  if (!object) return undefined;
  const { digitalSourceType, credits } = descriptionOf(image);
  const picture = decodePicture({ bytes: await buffer(object.stream()) });
  const small = picture.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  const { bytes } = await encodePicture(deps, small, {
    format: 'webp',
    quality: QUALITY,
    digitalSourceType,
    credits,
    isSigned: false,
  });
  return bytes;
}
