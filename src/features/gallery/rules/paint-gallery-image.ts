import type { AspectRatio } from '#features/images/contract/enumerations';
import { insertImages } from '#features/images/queries/images';
import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import { type StoredImage, storeImage } from '#features/images/rules/store-image';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import { yieldToInteractive } from '#features/images/rules/yield-to-interactive';
import {
  type JudgePictureDeps,
  judgePicture,
  type PictureFindings,
} from '#features/moderation/rules/judge-picture';
import { publishImages } from '#features/publishing/rules/publish-images';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { ImageModel } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { Provenance } from '#ports/provenance';
import {
  deleteGalleryPainting,
  findGalleryPainting,
  type GalleryPaintingRow,
} from '../queries/gallery-paintings.ts';
import { type WritePaintingPromptDeps, writePaintingPrompt } from './write-painting-prompt.ts';

// The gallery gets a picture after this time even under a constant stream of generations.
const MAX_WAIT_MS = 10 * 60_000;

export interface PaintGalleryImageDeps extends WritePaintingPromptDeps, JudgePictureDeps {
  imageModel: ImageModel;
  objectStore: ObjectStore;
  provenance: Provenance;
  queue: Queue;
  /** Time limit of a picture in seconds. */
  generationTimeoutS: number;
}

/**
 * One attempt at a picture for the gallery: writes its prompt, paints and publishes it. Does nothing if the painting was
 * published by another attempt or given up.
 * @throws ProviderError as the models do, and `transient` on timeout; the signal's reason
 */
export async function paintGalleryImage(
  deps: PaintGalleryImageDeps,
  { paintingId, signal }: { paintingId: string; signal: AbortSignal },
): Promise<void> {
  const painting = await findGalleryPainting(deps.db, paintingId);
  if (!painting) return;
  await yieldToInteractive(deps.db, { maxWaitMs: MAX_WAIT_MS, signal });
  const image = await withinTimeLimit(deps.generationTimeoutS, signal, async (ended) => {
    const { prompt, aspectRatio } = await writePaintingPrompt(deps, painting, ended);
    const produced = await deps.imageModel.generate(
      {
        prompt,
        ...sizeOf(aspectRatio, painting.longSide),
        seed: painting.seed,
        creditFree: true,
      },
      { signal: ended },
    );
    ended.throwIfAborted();
    const stored = await storeImage(deps, produced);
    return { prompt, stored, findings: await judgePicture(deps, stored, ended) };
  });
  await publishPainting(deps, painting, image);
}

async function publishPainting(
  { db, queue }: { db: Database; queue: Queue },
  painting: GalleryPaintingRow,
  { prompt, stored, findings }: { prompt: string; stored: StoredImage; findings: PictureFindings },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The attempt that deletes the row publishes; the objects of the others are swept.
    if (!(await deleteGalleryPainting(trx, painting.id)))
      return await abandonPendingObjects(trx, [stored.objectKey]);
    const images = await insertImages(trx, [
      { ...stored, description: JSON.stringify(stored.description), isTraced: true },
    ]);
    await deletePendingObjects(trx, [stored.objectKey]);
    await enqueueRenditions(
      { queue },
      trx,
      images.map((image) => image.id),
    );
    await publishImages(
      trx,
      { queue },
      {
        images,
        findings: [findings],
        prompt,
        userId: null,
        category: painting.category,
        reviewReason: null,
      },
    );
  });
}

/** Hosted models need multiples of 16. */
function sizeOf(aspectRatio: AspectRatio, longSide: number): { width: number; height: number } {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  // A square with the same longer side would have half as many pixels again.
  const scale = (aspectRatio === '1:1' ? longSide * 0.8 : longSide) / Math.max(across, down);
  const whole = (pixels: number) => Math.max(64, Math.round(pixels / 16) * 16);
  return { width: whole(across * scale), height: whole(down * scale) };
}
