import { composePicture } from '#engines/studio/compose/compose-picture';
import { findReplacement } from '#engines/studio/compose/edit-objects';
import type { SceneReading, SceneToRead } from '#ports/scene-reader';
import { findScene } from '../../image-models/studio/studio-recipe.ts';

/** Composes a picture's scene again to see what is in it. */
export async function readScene({ details, size, by }: SceneToRead): Promise<SceneReading> {
  const scene = findScene(details);
  // Around an uploaded picture the recipe alone composes another scene.
  const isReadable = scene && !('staging' in details && details.archetype !== 'artwork');
  if (!isReadable || scene.recipe.engine === 'photo-studio') return { objects: [] };
  const { objects = [] } = await composePicture({ ...scene.recipe, ...size });
  return { objects, ...(by !== undefined && { knowsReplacement: findReplacement(by) !== undefined }) };
}
