import { descriptionOf } from '#features/images/rules/description-of';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import { type JudgePictureDeps, judgePicture } from '#features/moderation/rules/judge-picture';
import { lockGallery } from '#features/publishing/queries/gallery-images';
import { publishImages } from '#features/publishing/rules/publish-images';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import {
  deletePublication,
  findPublication,
  findUntrashedImage,
  findWaitingImage,
} from '../queries/publications.ts';

/**
 * Judges a picture, and publishes it or has an admin decide. One that was withdrawn or deleted meanwhile stays private.
 * @throws the signal's reason
 */
export async function publishPicture(
  deps: JudgePictureDeps & { db: Database; queue: Queue },
  { imageId, signal }: { imageId: string; signal: AbortSignal },
): Promise<void> {
  const waiting = await findWaitingImage(deps.db, imageId);
  if (!waiting) return;
  const findings = await judgePicture(deps, { ...waiting, description: descriptionOf(waiting) }, signal);
  await deps.db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    const publication = await deletePublication(trx, imageId);
    if (!publication || (await findPublication(trx, imageId))) return;
    const image = await findUntrashedImage(trx, imageId);
    if (!image) return;
    await publishImages(trx, deps, { ...publication, images: [image], findings: [findings] });
    // A program's picture has none yet.
    await enqueueRenditions(deps, trx, [imageId]);
  });
}
