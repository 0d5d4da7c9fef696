import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { ObjectStore } from '#ports/object-store';
import { type RenditionWidth, renditionWidthsOf } from '../contract/rendition-widths.ts';
import { listImageFiles } from '../queries/image-files.ts';
import { findImageByObjectKey, type ImageRow } from '../queries/images.ts';
import { enqueueRenditions } from './enqueue-renditions.ts';
import { type RenditionFormat, renditionVariant } from './image-variants.ts';
import { etagOf, type OpenedImage, openImage, openOriginal } from './open-image.ts';

export interface OpenRenditionDeps {
  db: Database;
  objectStore: ObjectStore;
  queue: Queue;
}

export interface WantedRendition {
  /** The original's. */
  objectKey: string;
  width: RenditionWidth;
  /** Formats that the reader accepts, best first; the original is the fallback. */
  formats: readonly (RenditionFormat | 'original')[];
}

/**
 * A rendition in the reader's preferred format. If it has not been made, sends another accepted format or the original, and
 * enqueues the picture's renditions.
 * @throws AppError `not_found`, for the same keys as the picture itself
 */
export async function openRendition(
  deps: OpenRenditionDeps,
  { objectKey, ...wanted }: WantedRendition,
): Promise<OpenedImage & { isStandIn: boolean }> {
  const image = await findImageByObjectKey(deps.db, objectKey);
  // An asset has no renditions.
  if (!image) return { ...(await openImage(deps, objectKey)), isStandIn: false };
  return await openRenditionOf(deps, image, wanted);
}

/** `openRendition` of a picture that the reader was found to be allowed to see. */
export async function openRenditionOf(
  deps: OpenRenditionDeps,
  image: ImageRow & { isPublic: boolean },
  { width, formats }: Omit<WantedRendition, 'objectKey'>,
): Promise<OpenedImage & { isStandIn: boolean }> {
  if (formats[0] === 'original') return { ...(await openOriginal(deps, image)), isStandIn: false };
  const files = new Map((await listImageFiles(deps.db, image.id)).map((file) => [file.variant, file]));
  const name = renditionWidthsOf(image.width).findLast((it) => it <= width)!;
  for (const format of formats) {
    if (format === 'original') break;
    const file = files.get(renditionVariant(name, format));
    const isStandIn = format !== formats[0];
    if (!file && !isStandIn)
      await deps.db.transaction().execute((trx) => enqueueRenditions(deps, trx, [image.id]));
    const { objectKey: fileKey, contentType } = file ?? {};
    const object = fileKey && (await deps.objectStore.get(fileKey));
    if (object && contentType)
      return { etag: etagOf(fileKey), contentType, isPublic: image.isPublic, object, isStandIn };
  }
  return { ...(await openOriginal(deps, image)), isStandIn: true };
}
