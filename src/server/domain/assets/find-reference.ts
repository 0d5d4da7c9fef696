import { buffer } from 'node:stream/consumers';
import { EXAMPLE_ASSETS } from '#content/example-assets';
import type { Database } from '#server/db/client';
import { findAsset } from '#server/db/queries/assets';
import { ProviderError } from '#server/errors';
import type { EncodedImage } from '#server/ports/image-model';
import type { ObjectStore } from '#server/ports/object-store';

export interface FindReferenceDeps {
  db: Database;
  objectStore: ObjectStore;
  /** Reads a file that ships with the app by its address. */
  readPublicFile(address: string): Promise<Uint8Array>;
}

/**
 * The picture that a generation's `productId` names: an example's id, or the id of an upload.
 * @throws ProviderError `rejected` when it is gone, or as the object store does.
 */
export async function findReference(deps: FindReferenceDeps, productId: string): Promise<EncodedImage> {
  const example = EXAMPLE_ASSETS.find(({ id }) => id === productId);
  if (example) return { bytes: await deps.readPublicFile(example.imageUrl) };
  const uploaded = await findAsset(deps.db, productId);
  const object = uploaded && (await deps.objectStore.get(uploaded.objectKey));
  if (!object) throw new ProviderError('rejected', `The asset ${productId} is gone`);
  return { bytes: await buffer(object.stream()) };
}
