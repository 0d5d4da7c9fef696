import { understandRefinements } from '../prompt/understand-refinement.ts';
import { CHANGEABLE } from './changeable.ts';
import type { Recipe } from './scene-description.ts';

/**
 * Adds the text to the recipe as a refinement. The text may start with the earlier prompt and refinements
 * (forms append to them); only the rest is added.
 */
export function refine(recipe: Recipe, text: string): Recipe {
  const before = [recipe.prompt, ...recipe.refinements].map((part) => part.trim());
  let rest = text.trim();
  for (const part of before) {
    const after = rest.slice(part.length);
    if (!rest.toLowerCase().startsWith(part.toLowerCase()) || /^[\p{L}\p{N}]/u.test(after)) continue;
    rest = after.replace(/^[\s,;.:–—-]+/u, '');
  }
  return { ...recipe, refinements: [...recipe.refinements, rest === '' ? text.trim() : rest] };
}

/** Whether the text consists of known changes only ('golden hour, closer') and names nothing new to draw. */
export function isChange(text: string): boolean {
  const [report] = understandRefinements([text], CHANGEABLE.landscape).reports;
  return report!.understood.length > 0 && report!.leftOut.length === 0;
}
