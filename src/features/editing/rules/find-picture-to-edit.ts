import { findGrounding, type Source } from '#features/generations/rules/find-grounding';
import { findVisibleImage } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

export type PictureToEdit = Omit<Source, 'width' | 'height'> & {
  /** Pixels of the picture itself, also of a cut-out. */
  width: number;
  height: number;
  objectKey: string;
};

/**
 * One of the user's pictures, or a public one: what is made of that is the user's own.
 * @throws AppError `not_found` for an unknown picture, and for a private one of another user
 */
export async function findPictureToEdit(
  deps: { db: Database },
  { userId, imageId, field }: { userId: string; imageId: string; field?: string },
): Promise<PictureToEdit> {
  const image = await findVisibleImage(deps.db, { userId, id: imageId });
  if (!image) throw new AppError('not_found.picture', field === undefined ? {} : { field });
  const { objectKey, width, height } = image;
  const { grounding, ...source } = await findGrounding(deps, { userId, objectKey });
  // Composing the scene would need the other user's upload. Without `engineVersion` no thing in it can be chosen.
  const hidesScene = image.userId !== userId && image.productId !== null;
  const { engineVersion: _, ...details } = grounding.details;
  return {
    ...source,
    grounding: hidesScene ? { ...grounding, details } : grounding,
    width,
    height,
    objectKey,
  };
}
