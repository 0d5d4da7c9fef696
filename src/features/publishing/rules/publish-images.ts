import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import type { ImageRow } from '#features/images/queries/images';
import { isRemovedByAdmin } from '#features/images/queries/removed-images';
import { descriptionOf } from '#features/images/rules/description-of';
import { findReportVerdict, insertImageVerdict, REPORTS } from '#features/moderation/queries/image-verdicts';
import { isImageApproved } from '#features/moderation/queries/moderation-cases';
import { type PictureFindings, unjudged } from '#features/moderation/rules/judge-picture';
import { openCase } from '#features/moderation/rules/open-case';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { ModerationReason } from '#ports/moderation';
import { insertGalleryImage, lockGallery } from '../queries/gallery-images.ts';
import { announcePublication } from './announce-publication.ts';

export interface Publication {
  images: readonly ImageRow[];
  /** Findings in the order of the images; `unjudged` if undefined. */
  findings?: readonly (PictureFindings | undefined)[];
  prompt: string;
  /** Their owner; null if they were made for the gallery. */
  userId: string | null;
  /** The requested category; null to use the image model's category of each. */
  category: string | null;
  /** Why their prompt needs a review; null if it does not. */
  reviewReason?: string | null;
}

/**
 * Publishes pictures in the gallery; doubtful ones, and those that were not made from known words alone, wait for an admin's review.
 * Copies of a removed picture stay private. Keep the rest of the transaction short: see
 * `insertGalleryImage`.
 */
export async function publishImages(
  trx: DatabaseTransaction,
  { queue }: { queue: Queue },
  { images, findings = [], prompt, userId, category, reviewReason = null }: Publication,
): Promise<void> {
  // First, so that no picture that these were made from is removed meanwhile.
  await lockGallery(trx);
  for (const [at, image] of images.entries()) {
    if (await isRemovedByAdmin(trx, image.id)) continue;
    const description = descriptionOf(image);
    const { verdict: found, hasPeople, tags } = findings[at] ?? unjudged(description);
    // Neither withdrawing a reported picture nor changing it a little must be a way past its review.
    const reported = await findReportVerdict(trx, [image.id, ...image.ancestors]);
    const verdict = reported
      ? { ...found, decision: 'review' as const, reason: reported.reason as ModerationReason, judge: REPORTS }
      : found;
    await insertImageVerdict(trx, { ...verdict, imageId: image.id, scores: JSON.stringify(verdict.scores) });
    const entry = {
      imageId: image.id,
      userId,
      prompt,
      category: [category, description.category].find(isContentCategory) ?? 'abstract',
      hasPeople,
      tags,
    };
    const reason = verdict.reason ?? (reviewReason as ModerationReason | null);
    const isAllowed = verdict.decision === 'allow' && reviewReason === null && image.isTraced;
    const mayPass = !reported && (await isImageApproved(trx, image.id));
    if (!isAllowed && !mayPass) await openCase(trx, { ...entry, origin: 'judged', reason });
    else {
      await insertGalleryImage(trx, entry);
      await announcePublication(trx, queue, { imageId: image.id, eventType: 'publication.published' });
    }
  }
}

/** Models and templates have other categories, too; the gallery has only these. */
function isContentCategory(category: string | null): category is ContentCategory {
  return category !== null && Object.hasOwn(CONTENT_CATEGORIES, category);
}
