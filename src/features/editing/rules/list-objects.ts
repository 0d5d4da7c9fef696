import type { Database } from '#platform/db/client';
import type { SceneObject, SceneReader } from '#ports/scene-reader';
import { findPictureToEdit, type PictureToEdit } from './find-picture-to-edit.ts';

export interface ListObjectsDeps {
  db: Database;
  sceneReader: SceneReader;
}

/**
 * The things of a user's picture that can be changed by themselves, the nearest first.
 * @throws AppError `not_found`, `rate_limited` if many scenes are being read
 */
export async function listObjects(
  deps: ListObjectsDeps,
  asked: { userId: string; imageId: string },
): Promise<{ objects: SceneObject[]; width: number; height: number }> {
  const picture = await findPictureToEdit(deps, asked);
  const { width, height } = picture;
  const objects = hasScene(picture)
    ? (
        await deps.sceneReader.readScene({
          details: picture.grounding.details,
          size: { width, height },
          isPaid: false,
          caller: { id: asked.userId },
        })
      ).objects
    : [];
  return { objects, width, height };
}

/** A picture built around an upload is composed with that. */
export function hasScene({ productId }: PictureToEdit): boolean {
  return productId === null;
}
