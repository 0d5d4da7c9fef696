import type { RefinementExplanation } from '#engines/studio/compose/explain-drawing-change';
import { refine } from '#engines/studio/compose/refine';
import type { Recipe } from '#engines/studio/compose/scene-description';
import { type Explanation, explainDrawing } from '#engines/studio/plan/explain-drawing';
import { planPicture } from '#engines/studio/plan/plan-picture';
import {
  MOST_ALTERNATIVES,
  showDrawing,
  suggestAlternatives,
} from '#engines/studio/plan/suggest-alternatives';
import type { Category } from '#engines/studio/scene/categories';
import { composePhoto } from './compose-photo.ts';
import { withoutUndone } from './describe-photo.ts';
import type { PhotoModel } from './plan/photo-plan.ts';
import { choosePhoto, planPainting } from './plan/plan-painting.ts';
import { modelsOf } from './plan/plan-photo.ts';
import { planProductShot } from './plan/plan-product-shot.ts';
import { isSamePlan } from './plan/same-plan.ts';

/** The words of a prompt that its engine would show, and those that it would leave out. */
export interface PaintingExplanation extends Explanation {
  engine: 'studio' | 'photo-studio';
  /** Models that the prompt names. */
  models: PhotoModel[];
}

/** Decided by the same code as the picture, in a few milliseconds. */
export function explainPainting(
  prompt: string,
  category?: Category,
  { creditFree }: { creditFree?: boolean | undefined } = {},
): PaintingExplanation {
  const planned = choosePhoto(prompt, { creditFree });
  const showInFull = (other: string) => showPainting(other, { creditFree });
  if (!planned) return { ...explainDrawing(prompt, { category, showInFull }), engine: 'studio', models: [] };
  const { explanation, models } = planned;
  const near = explanation.drawsPrompt
    ? []
    : suggestAlternatives(planPicture(prompt, category).groups, showInFull);
  const alternatives = [...explanation.alternatives, ...near].slice(0, MOST_ALTERNATIVES);
  return { ...explanation, alternatives, engine: 'photo-studio', models };
}

/**
 * The words for what is around an uploaded product. Sets that only the studio has show all that it knows of: it leaves out
 * nothing that it could name.
 */
export function explainProductShot(
  prompt: string,
  { creditFree = false }: { creditFree?: boolean | undefined } = {},
): PaintingExplanation {
  // Seeds choose among sets; words are understood alike for all of them.
  const planned = planProductShot(prompt, { seed: 1, backdrop: WHITE, creditFree });
  if (planned) return { ...planned.explanation, engine: 'photo-studio', models: modelsOf(planned.plan) };
  return {
    drawsPrompt: true,
    missing: null,
    head: null,
    drawn: [],
    leftOut: [],
    alternatives: [],
    language: 'und',
    engine: 'studio',
    models: [],
  };
}

const WHITE = [1, 1, 1] as const;

/** A name for the picture that the better engine makes; undefined unless it shows the whole prompt. */
function showPainting(prompt: string, options: { creditFree?: boolean | undefined }): string | undefined {
  const photo = choosePhoto(prompt, options)?.explanation;
  if (!photo) return showDrawing(prompt);
  return photo.drawsPrompt && photo.leftOut.length === 0 ? `photo of ${photo.head}` : undefined;
}

/** The effect that a refinement of a photo has on its plan: its things may still find no room. */
export function explainPhotoChange(
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

/**
 * The effect of a refinement of a photo, known before it is painted: what it adds, takes away or colors is composed, in a
 * fraction of a second, but in seconds for the first photo of a kind.
 */
export async function explainComposedPhotoChange(
  recipe: Recipe,
  text: string,
  { creditFree, width, height }: { creditFree?: boolean | undefined; width: number; height: number },
): Promise<RefinementExplanation> {
  const explained = explainPhotoChange(recipe, text, { creditFree });
  const after = planPainting(refine(recipe, text), { creditFree });
  const index = recipe.refinements.length;
  if (!explained.hasEffect || !after?.plan.edits?.some(({ refinement }) => refinement === index))
    return explained;
  const { undone } = await composePhoto(after.plan, { seed: recipe.seed, width, height });
  const { understood, leftOut } = withoutUndone({ text, ...explained }, undone, index);
  return { hasEffect: understood.length > 0, understood, leftOut };
}
