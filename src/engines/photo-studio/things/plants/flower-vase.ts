import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import type { Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';

/**
 * A vase for cut flowers: of glass, or glazed where it takes the color that is asked for.
 * @param outline radii and heights from the foot up, in meters
 */
export function flowerVase(
  outline: Parameters<typeof smoothProfile>[0],
  { isGlazed }: { isGlazed: boolean },
): [Shape, Material] {
  const material = isGlazed ? createMaterial('ceramic', '#e9e6df') : createMaterial('glass', '#eef3f2');
  return [lathe(smoothProfile(outline, 6), { crease: 1 }), material];
}
