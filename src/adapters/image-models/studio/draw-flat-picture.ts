import { drawFlatSvg } from '#engines/studio/compose/draw-flat-svg';
import { StudioError } from '#engines/studio/studio';
import type { FlatDrawing } from '#ports/repaint-model';
import { findRecipe, findRepaintableRecipe } from './studio-recipe.ts';

// Not the prompt, which a shared picture may keep to itself.
const TITLE = 'Illustration made with Framewright';

/** A picture of the studio engine as layered SVG, from the details that were stored with it; or why it has none. */
export function drawFlatPicture(
  details: unknown,
  { width, height }: { width: number; height: number },
): FlatDrawing {
  if (!findRecipe(details)) return { missing: 'other_model' };
  const recipe = findRepaintableRecipe(details);
  if (!recipe) return { missing: 'other_version' };
  // A look is made of pixels.
  if (recipe.look) return { missing: 'not_flat' };
  // Composing other scenes takes much longer.
  if ((details as { illustration?: unknown }).illustration !== true) return { missing: 'not_flat' };
  try {
    const svg = drawFlatSvg({ ...recipe, width, height }, TITLE);
    return svg === undefined ? { missing: 'not_flat' } : { svg };
  } catch (error) {
    // Its size is beyond the engine's.
    if (error instanceof StudioError) return { missing: 'not_flat' };
    throw error;
  }
}
