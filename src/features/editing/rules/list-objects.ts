import type { Database } from '#platform/db/client';
import type { SceneObject } from '#ports/scene-reader';
import { findPictureToEdit } from './find-picture-to-edit.ts';
import { type ReadObjectsDeps, readObjects } from './read-objects.ts';

export type ListObjectsDeps = ReadObjectsDeps & { db: Database };

/**
 * The things of a user's picture, or a public one, that can be changed by themselves, the nearest first.
 * @throws AppError `not_found`, `rate_limited` if many scenes are being read
 */
export async function listObjects(
  deps: ListObjectsDeps,
  asked: { userId: string; imageId: string },
): Promise<{ objects: SceneObject[]; width: number; height: number }> {
  const picture = await findPictureToEdit(deps, asked);
  const { objects } = await readObjects(deps, picture, { userId: asked.userId, isPaid: false });
  return { objects, width: picture.width, height: picture.height };
}
