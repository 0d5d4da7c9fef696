import { understandRefinements } from '../prompt/understand-refinement.ts';
import { CHANGEABLE } from './changeable.ts';
import type { Recipe } from './scene-description.ts';

/**
 * The recipe of the same picture, changed as the text says. The text may begin with what was asked for before,
 * as a form does that appends to the earlier prompt; only what is new counts.
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

/** Whether the text asks for changes alone ('golden hour, closer'): it has no word beside them, so nothing else to draw. */
export function isChange(text: string): boolean {
  const [report] = understandRefinements([text], CHANGEABLE.landscape).reports;
  return report!.understood.length > 0 && report!.leftOut.length === 0;
}
