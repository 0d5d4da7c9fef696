import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import type { ImageRow } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { insertImageVerdict } from '#features/moderation/queries/image-verdicts';
import { type PictureFindings, unjudged } from '#features/moderation/rules/judge-picture';
import { openCase } from '#features/moderation/rules/open-case';
import type { DatabaseTransaction } from '#platform/db/client';
import type { ModerationReason } from '#ports/moderation';
import { insertGalleryImage } from '../queries/gallery-images.ts';

export interface Publication {
  images: readonly ImageRow[];
  /** What was found of each image, in their order; where nothing was, see `unjudged`. */
  findings?: readonly (PictureFindings | undefined)[];
  prompt: string;
  /** Whose pictures they are; null for pictures made for the gallery. */
  userId: string | null;
  /** What they were asked to be about; null to believe what the image model says of each. */
  category: string | null;
  /** Why their prompt is doubted; null where it is not. */
  reviewReason?: string | null;
}

/**
 * Puts pictures into the public gallery, and those that are doubted before the admins. Keep what follows in the
 * transaction short: see `insertGalleryImage`.
 */
export async function publishImages(
  trx: DatabaseTransaction,
  { images, findings = [], prompt, userId, category, reviewReason = null }: Publication,
): Promise<void> {
  for (const [at, image] of images.entries()) {
    const description = descriptionOf(image);
    const { verdict, hasPeople, tags } = findings[at] ?? unjudged(description);
    await insertImageVerdict(trx, { ...verdict, imageId: image.id, scores: JSON.stringify(verdict.scores) });
    const entry = {
      imageId: image.id,
      userId,
      prompt,
      category: [category, description.category].find(isShelf) ?? 'abstract',
      hasPeople,
      tags,
    };
    const reason = verdict.reason ?? (reviewReason as ModerationReason | null);
    const isAllowed = verdict.decision === 'allow' && reviewReason === null;
    await (isAllowed
      ? insertGalleryImage(trx, entry)
      : openCase(trx, { ...entry, origin: 'judged', reason }));
  }
}

/** Models and templates know categories of their own; the gallery has those of the specification alone. */
function isShelf(category: string | null): category is ContentCategory {
  return category !== null && Object.hasOwn(CONTENT_CATEGORIES, category);
}
