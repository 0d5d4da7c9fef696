import { findGrounding, type Source } from '#features/generations/rules/find-grounding';
import { findOwnedImage } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

export type PictureToEdit = Omit<Source, 'width' | 'height'> & {
  /** Pixels of the picture itself, also of a cut-out. */
  width: number;
  height: number;
  objectKey: string;
};

/** @throws AppError `not_found` for an unknown picture, and for one of another user, even if it is public */
export async function findPictureToEdit(
  deps: { db: Database },
  { userId, imageId, field }: { userId: string; imageId: string; field?: string },
): Promise<PictureToEdit> {
  const image = await findOwnedImage(deps.db, imageId);
  if (image?.userId !== userId) throw new AppError('not_found.picture', field === undefined ? {} : { field });
  const { objectKey, width, height } = image;
  return { ...(await findGrounding(deps, { userId, objectKey })), width, height, objectKey };
}
