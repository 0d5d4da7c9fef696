import type { SceneEdit, SceneReader, SceneReading } from '#ports/scene-reader';
import type { PictureToEdit } from './find-picture-to-edit.ts';

export interface ReadObjectsDeps {
  sceneReader: SceneReader;
}

/**
 * The things of a picture that can be changed by themselves, and whether a change of one is possible. A picture built around
 * an upload is composed with that, and has none.
 * @throws AppError `rate_limited` if many scenes are being read
 */
export async function readObjects(
  { sceneReader }: ReadObjectsDeps,
  { productId, grounding, width, height }: PictureToEdit,
  { userId, isPaid, edit }: { userId: string; isPaid: boolean; edit?: SceneEdit },
): Promise<SceneReading> {
  if (productId !== null) return { objects: [] };
  return await sceneReader.readScene({
    details: grounding.details,
    size: { width, height },
    edit,
    isPaid,
    caller: { id: userId },
  });
}
