import type { PictureRequest } from './picture-request.ts';
import type { Recipe } from './scene-description.ts';

export function recipeOf({ prompt, seed, settings = {}, refinements = [] }: PictureRequest): Recipe {
  return { prompt, seed, settings: { ...settings }, refinements: [...refinements] };
}
