import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { isBackdrop } from '../plan/name-color.ts';
import { readPrompt } from '../prompt/reading/read-prompt.ts';
import { isCommand, readRefinements } from '../prompt/understand-refinement.ts';
import { isDrawable } from '../prompt/vocabulary.ts';
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

/**
 * Whether the text changes a picture instead of naming a new one: a command ('add a boat', 'without clouds'), or known
 * changes of view and light only ('golden hour, closer'), or only where it is or what is behind it.
 */
export function isChange(text: string): boolean {
  if (isCommand(text) || namesNoPicture(text)) return true;
  const [read] = readRefinements([text], CHANGEABLE.landscape).texts;
  const { understood, leftOut } = read!.report;
  return understood.length > 0 && leftOut.length === 0 && read!.edits.length === 0;
}

/** Whether a text only says where something is, what it has or what is behind it: "in a park", "white background", "older". */
function namesNoPicture(text: string): boolean {
  const { groups } = readPrompt(text, isDrawable);
  return (
    groups.length > 0 &&
    groups.every((group) => group.relation !== undefined || isBackdrop(group) || group.noun.kind !== 'noun')
  );
}
