import { composePhoto } from '#engines/painter/compose-photo';
import { planPainting } from '#engines/painter/plan/plan-painting';
import { composePicture } from '#engines/studio/compose/compose-picture';
import { readingSize } from '#engines/studio/compose/reading-size';
import type { SceneEdit, SceneReading, SceneToRead } from '#ports/scene-reader';
import { findScene, type Recipe } from '../../image-models/studio/studio-recipe.ts';

/** Composes a picture's scene again to see what is in it. */
export async function readScene({ details, size, edit }: SceneToRead): Promise<SceneReading> {
  const scene = findScene(details);
  // Around an uploaded picture the recipe alone composes another scene.
  const isStaged = 'hasProduct' in details || ('staging' in details && details.archetype !== 'artwork');
  const isReadable = scene && !isStaged;
  if (!isReadable) return { objects: [] };
  const { objects } = await compose(scene.recipe, size);
  if (edit === undefined) return { objects };
  const { objectEdits = [] } = scene.recipe;
  const { refused } = await compose({ ...scene.recipe, objectEdits: [...objectEdits, edit] }, size);
  return { objects, allows: !refused.includes(edit) };
}

async function compose(
  recipe: Recipe,
  size: SceneToRead['size'],
): Promise<{ objects: SceneReading['objects']; refused: readonly SceneEdit[] }> {
  if (recipe.engine !== 'photo-studio') {
    const { objects = [], refusedEdits = [] } = await composePicture({
      ...recipe,
      ...readingSize(size),
    });
    return { objects: objects.map((object) => ({ ...object, isScalable: true })), refused: refusedEdits };
  }
  const planned = planPainting(recipe, { creditFree: recipe.creditFree });
  if (!planned) return { objects: [], refused: [] };
  const { seed, objectEdits } = recipe;
  const { objects, refusedEdits } = await composePhoto(planned.plan, { seed, objectEdits, ...size });
  return { objects: objects.map((object) => ({ ...object, isScalable: false })), refused: refusedEdits };
}
