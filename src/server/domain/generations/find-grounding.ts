import { type FormSettings, formSettings } from '#contract/form-settings';
import type { Database } from '#server/db/client';
import { findVisibleImage } from '#server/db/queries/images';
import { AppError } from '#server/errors';
import type { Grounding, ImageDescription } from '#server/ports/image-model';

/** The picture that a refinement starts from, and what carries over from it. */
export interface Source {
  grounding: Grounding;
  width: number;
  height: number;
  category: string | null;
  settings: FormSettings | null;
  productId: string | null;
}

/**
 * A picture by its object key: one of the user's own, or a public one.
 * @throws AppError `not_found` for an unknown picture and for another user's alike.
 */
export async function findGrounding(
  { db }: { db: Database },
  { userId, objectKey }: { userId: string; objectKey: string },
): Promise<Source> {
  const image = await findVisibleImage(db, { objectKey, userId });
  if (!image) throw new AppError('not_found', 'There is no such picture', { field: 'groundingImageUrl' });
  const { details } = image.description as unknown as ImageDescription;
  return {
    grounding: { prompt: image.prompt, details },
    width: image.width,
    height: image.height,
    category: image.category,
    settings: image.settings === null ? null : formSettings.parse(image.settings),
    // What somebody else uploaded is not used again, also where its picture is public.
    productId: image.userId === userId ? image.productId : null,
  };
}
