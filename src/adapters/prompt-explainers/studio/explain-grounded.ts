import { explainRefinement as explainPhotoRefinement, explainPrompt } from '#engines/painter/explain';
import { explainRefinement } from '#engines/studio/compose/explain-refinement';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToExplain } from '#ports/prompt-explainer';
import { findRecipe, type Recipe } from '../../image-models/studio/studio-recipe.ts';
import { regrounded } from '../../image-models/studio/to-picture-request.ts';

/** Any seed: words are understood alike for all of them. */
const SEED = 1;
/** Its shape hardly decides what a refinement changes. */
const SIZE = { width: 1024, height: 1024 };

export function explainGrounded({
  prompt,
  category,
  creditFree: isAsked,
  details,
}: Pick<PromptToExplain, 'prompt' | 'category' | 'creditFree'> & {
  details: Record<string, unknown>;
}): PromptExplanation {
  const found = findRecipe(details);
  const creditFree = isAsked || found?.creditFree;
  if (!found) return explainPrompt(prompt, category, { creditFree });
  const recipe = { ...found, creditFree };
  const { refinements = [], ...next } = regrounded(recipe, prompt, SEED);
  if (refinements.length > recipe.refinements.length) return explainChange(recipe, prompt);
  const explanation = explainPrompt(next.prompt, recipe.settings.category, { creditFree });
  // Another take of the same picture is no new prompt.
  return next.prompt === recipe.prompt ? { ...explanation, drawsPrompt: true, missing: null } : explanation;
}

/** A refinement without effect is not drawn. */
function explainChange(recipe: Recipe, text: string): PromptExplanation {
  const { hasEffect, understood, leftOut } =
    recipe.engine === 'photo-studio'
      ? explainPhotoRefinement(recipe, text, recipe)
      : explainRefinement(recipe, text, SIZE);
  const words = leftOut.join(' ') || null;
  return {
    drawsPrompt: hasEffect,
    missing: hasEffect ? null : words,
    head: words,
    drawn: hasEffect ? understood.map((words) => ({ ...place(words, text), kind: 'change' })) : [],
    leftOut: (hasEffect ? leftOut : [...understood, ...leftOut]).map((words) => ({
      ...place(words, text),
      why: 'look',
    })),
    alternatives: [],
    language: 'en',
  };
}

/** Refinements are at the end of the text. */
function place(words: string, text: string) {
  const start = Math.max(0, text.toLowerCase().lastIndexOf(words));
  return { words, start, end: Math.min(text.length, start + words.length) };
}
