import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture, type Picture, readPixels } from '#platform/images/decode-picture';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';
import { RENDITION_WIDTHS, type RenditionWidth } from '../contract/rendition-widths.ts';
import { listImageFiles, updateImageFileFailed } from '../queries/image-files.ts';
import { findImage } from '../queries/images.ts';
import { descriptionOf } from './description-of.ts';
import { type EncodedPicture, type EncodePictureOptions, encodePicture } from './encode-picture.ts';
import { type RenditionFormat, renditionsOf } from './image-variants.ts';
import { storeImageFile } from './store-image-file.ts';
import { yieldToInteractive } from './yield-to-interactive.ts';

export interface MakeRenditionsDeps {
  db: Database;
  objectStore: ObjectStore;
  provenance: Provenance;
}

// The longest wait for a picture's renditions together, which take about a second: they are made even under a constant
// stream of generations.
const LONGEST_WAIT_MS = 4_000;
// A manifest takes 3 kB: a third of a small rendition, a tenth of these.
const SIGNED_FROM: RenditionWidth = 1024;

// Lowest qualities at which grass and skin keep their grain; below, pictures of low contrast show artifacts.
const QUALITY: Record<RenditionFormat, number> = { avif: 62, webp: 80 };

/**
 * Makes a picture's missing renditions. Each is recorded as soon as it is stored, so that a retry continues from there.
 * A rendition that cannot be made is recorded as failed; readers get the picture itself.
 * @throws ProviderError as the object store and the signer do; the signal's reason
 */
export async function makeRenditions(
  deps: MakeRenditionsDeps,
  { imageId, signal }: { imageId: string; signal: AbortSignal },
): Promise<void> {
  const image = await findImage(deps.db, imageId);
  const missing = image ? await listMissing(deps.db, image) : [];
  const object = image && missing.length > 0 && (await deps.objectStore.get(image.objectKey));
  if (!object) return;
  const { digitalSourceType, credits, edits = [] } = descriptionOf(image);
  const picture = await decodeOnce(await buffer(object.stream()));
  const until = performance.now() + LONGEST_WAIT_MS;
  for (const { variant, width, format } of missing) {
    await yieldToInteractive(deps.db, { maxWaitMs: until - performance.now(), signal });
    signal.throwIfAborted();
    const file = { imageId, variant };
    try {
      const encoded = await encode(deps, picture, {
        width,
        options: {
          format,
          quality: QUALITY[format],
          digitalSourceType,
          credits,
          edits: [...edits, 'resized'],
          isSigned: width >= SIGNED_FROM,
        },
      });
      await storeImageFile(deps, { ...file, storageOwner: image.storageOwner }, encoded);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      await deps.db
        .transaction()
        .execute((trx) => updateImageFileFailed(trx, { ...file, failure: error.message }));
    }
  }
}

async function listMissing(db: Database, image: { id: string; width: number }) {
  const files = await listImageFiles(db, image.id);
  const settled = new Set(files.filter(({ status }) => status !== 'making').map(({ variant }) => variant));
  return renditionsOf(image.width).filter(({ variant }) => !settled.has(variant));
}

/** Decoded once for all renditions. Unreadable bytes fail at the first rendition. */
async function decodeOnce(bytes: Uint8Array): Promise<Picture> {
  const widest = decodePicture({ bytes }).resize({
    width: RENDITION_WIDTHS.at(-1)!,
    withoutEnlargement: true,
  });
  try {
    return decodePicture(await readPixels(widest));
  } catch {
    return widest;
  }
}

async function encode(
  deps: MakeRenditionsDeps,
  picture: Picture,
  { width, options }: { width: number; options: EncodePictureOptions },
): Promise<EncodedPicture> {
  try {
    const resized = picture.clone().resize({ width, withoutEnlargement: true });
    return await encodePicture(deps, resized, options);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('rejected', (error as Error).message, { cause: error });
  }
}
