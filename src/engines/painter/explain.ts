import type { RefinementExplanation } from '#engines/studio/compose/explain-refinement';
import { refine } from '#engines/studio/compose/refine';
import type { Recipe } from '#engines/studio/compose/scene-description';
import { type Explanation, explainPrompt as explainDrawing } from '#engines/studio/plan/explain-prompt';
import type { Category } from '#engines/studio/scene/categories';
import type { PhotoModel } from './plan/photo-plan.ts';
import { choosePhoto, planPainting } from './plan/plan-painting.ts';
import { isSamePlan } from './plan/same-plan.ts';

/** The words of a prompt that its engine would show, and those that it would leave out. */
export interface PaintingExplanation extends Explanation {
  engine: 'studio' | 'photo-studio';
  /** Models that the prompt names. */
  models: PhotoModel[];
}

/** Decided by the same code as the picture, in a few milliseconds. */
export function explainPrompt(
  prompt: string,
  category?: Category,
  { creditFree }: { creditFree?: boolean | undefined } = {},
): PaintingExplanation {
  const planned = choosePhoto(prompt, { creditFree });
  if (!planned) return { ...explainDrawing(prompt, category), engine: 'studio', models: [] };
  return { ...planned.explanation, engine: 'photo-studio', models: planned.models };
}

/** The effect of a refinement of a photo, known before it is painted. */
export function explainRefinement(
  recipe: Recipe,
  text: string,
  { creditFree }: { creditFree?: boolean | undefined } = {},
): RefinementExplanation {
  const before = planPainting(recipe, { creditFree });
  const after = planPainting(refine(recipe, text), { creditFree });
  const { understood = [], leftOut = [] } = after?.reports.at(-1) ?? {};
  return {
    hasEffect: before !== undefined && after !== undefined && !isSamePlan(before.plan, after.plan),
    understood,
    leftOut,
  };
}
