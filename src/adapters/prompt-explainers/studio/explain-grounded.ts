import { explainRefinement } from '#engines/studio/compose/explain-refinement';
import { explainPrompt } from '#engines/studio/plan/explain-prompt';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToExplain } from '#ports/prompt-explainer';
import { findRecipe } from '../../image-models/studio/studio-recipe.ts';
import { regrounded } from '../../image-models/studio/to-picture-request.ts';

/** Any seed: words are understood alike for all of them. */
const SEED = 1;

export function explainGrounded({
  prompt,
  category,
  details,
}: Pick<PromptToExplain, 'prompt' | 'category'> & {
  details: Record<string, unknown>;
}): PromptExplanation {
  const recipe = findRecipe(details);
  if (!recipe) return explainPrompt(prompt, category);
  const { refinements = [], ...next } = regrounded(recipe, prompt, SEED);
  if (refinements.length > recipe.refinements.length)
    return explainRefinement({ ...recipe, refinements: [...refinements] }, prompt);
  const explanation = explainPrompt(next.prompt, recipe.settings.category);
  // Another take of the same picture is no new prompt.
  return next.prompt === recipe.prompt ? { ...explanation, drawsPrompt: true } : explanation;
}
