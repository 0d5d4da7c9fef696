import { buffer } from 'node:stream/consumers';
import { findOwnedImage } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { shrinkToPng } from '#platform/images/shrink-to-png';
import type { EncodedImage } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { findAsset } from '../queries/assets.ts';

export interface FindReferenceDeps {
  db: Database;
  objectStore: ObjectStore;
  /** Reads a file that ships with the app by its address. */
  readPublicFile(address: string): Promise<Uint8Array>;
}

// A reference needs no more pixels than the picture that it is placed in.
const LONGEST_SIDE = 2_048;

/**
 * Reads the picture that a generation's `productId` names: an example, an upload or an earlier picture.
 * @throws ProviderError `rejected` if it is gone, or as the object store does
 */
export async function findReference(deps: FindReferenceDeps, productId: string): Promise<EncodedImage> {
  const example = EXAMPLE_ASSETS.find(({ id }) => id === productId);
  if (example) return { bytes: await deps.readPublicFile(example.imageUrl) };
  const own = (await findAsset(deps.db, productId)) ?? (await findOwnedImage(deps.db, productId));
  const object = own && (await deps.objectStore.get(own.objectKey));
  if (!object) throw new ProviderError('rejected', `The asset ${productId} is gone`);
  const bytes = await buffer(object.stream());
  // Only uploads for a cut-out keep a larger size.
  return {
    bytes: Math.max(own.width, own.height) > LONGEST_SIDE ? await shrinkToPng(bytes, LONGEST_SIDE) : bytes,
  };
}
