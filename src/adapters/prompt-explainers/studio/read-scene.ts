import { composePhoto } from '#engines/painter/compose-photo';
import { planPainting } from '#engines/painter/plan/plan-painting';
import { composePicture } from '#engines/studio/compose/compose-picture';
import { findReplacement } from '#engines/studio/compose/edit-objects';
import type { SceneObject, SceneReading, SceneToRead } from '#ports/scene-reader';
import { findScene, type Recipe } from '../../image-models/studio/studio-recipe.ts';

/** Composes a picture's scene again to see what is in it. */
export async function readScene({ details, size, edit }: SceneToRead): Promise<SceneReading> {
  const scene = findScene(details);
  // Around an uploaded picture the recipe alone composes another scene.
  const isReadable = scene && !('staging' in details && details.archetype !== 'artwork');
  if (!isReadable) return { objects: [] };
  const objects = await objectsOf(scene.recipe, size);
  if (edit === undefined) return { objects };
  if (edit.action === 'replace' && !findReplacement(edit.by)) return { objects, allows: false };
  const { objectEdits = [] } = scene.recipe;
  const after = await objectsOf({ ...scene.recipe, objectEdits: [...objectEdits, edit] }, size);
  // A color is seen in no box.
  const allows = edit.action === 'recolor' || JSON.stringify(after) !== JSON.stringify(objects);
  return { objects, allows };
}

async function objectsOf(recipe: Recipe, size: SceneToRead['size']): Promise<SceneObject[]> {
  if (recipe.engine !== 'photo-studio') return (await composePicture({ ...recipe, ...size })).objects ?? [];
  const planned = planPainting(recipe, { creditFree: recipe.creditFree });
  if (!planned) return [];
  const { seed, objectEdits } = recipe;
  return [...(await composePhoto(planned.plan, { seed, objectEdits, ...size })).objects];
}
