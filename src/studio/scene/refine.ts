import type { Recipe } from './scene-description.ts';

/**
 * The recipe of the same picture, changed as the text says. The text may begin with what was asked for before,
 * as a form does that appends to the earlier prompt; only what is new counts.
 */
export function refine(recipe: Recipe, text: string): Recipe {
  const before = [recipe.prompt, ...recipe.refinements].map((part) => part.trim());
  let rest = text.trim();
  for (const part of before) {
    if (!rest.toLowerCase().startsWith(part.toLowerCase())) break;
    rest = rest.slice(part.length).replace(/^[\s,;.:–—-]+/u, '');
  }
  return { ...recipe, refinements: [...recipe.refinements, rest === '' ? text.trim() : rest] };
}
