import { explainPhotoChange } from '#engines/painter/explain';
import type { PaintRequest } from '#engines/painter/painter';
import {
  explainDrawingChange,
  type RefinementExplanation,
} from '#engines/studio/compose/explain-drawing-change';
import { isChange, refine } from '#engines/studio/compose/refine';
import { splitWords } from '#engines/studio/prompt/split-words';
import { withoutUnwanted, withUnwanted } from '#platform/words/unwanted-things';
import type { ImageRequest } from '#ports/image-model';
import { decodeReference } from '../decode-reference.ts';
import { readLook } from '../read-look.ts';
import { findRecipe, type Recipe } from './studio-recipe.ts';

/** @throws ProviderError `rejected` if the reference cannot be decoded */
export async function toPictureRequest({
  prompt,
  negativePrompt,
  width,
  height,
  seed,
  settings,
  creditFree: isAsked,
  reference,
  style,
  grounding,
}: ImageRequest): Promise<PaintRequest> {
  const recipe = grounding && findRecipe(grounding.details);
  const repeated = recipe && regrounded(recipe, prompt, seed);
  const creditFree = isCreditFree({ recipe, repeated, isAsked });
  return {
    width,
    height,
    // A refined picture keeps what it has been made from.
    ...(repeated ?? { seed, ...(settings && { settings: pictureSettings(settings) }) }),
    // A rewritten prompt is told anew what to leave out.
    prompt: !repeated || repeated.prompt === prompt ? withUnwanted(prompt, negativePrompt) : repeated.prompt,
    ...(creditFree && { creditFree }),
    ...(reference && { reference: await decodeReference(reference) }),
    ...(style && { look: await readLook(style) }),
  };
}

/** A photo that is repeated or refined keeps its models. */
export function isCreditFree({
  recipe,
  repeated,
  isAsked,
}: {
  recipe: Recipe | undefined;
  repeated: Pick<Recipe, 'engine'> | undefined;
  isAsked: boolean | undefined;
}): boolean | undefined {
  return repeated?.engine === 'photo-studio' ? recipe?.creditFree : isAsked || recipe?.creditFree;
}

/**
 * Words added to the earlier prompt, or a change alone, change the same scene: "white background", "in a park". A rewritten prompt keeps the seed, and with
 * it the parts that it still names; its engine is chosen anew. An unchanged prompt gets a new seed.
 */
export function regrounded(
  recipe: Recipe,
  typed: string,
  seed: number,
): Omit<PaintRequest, 'width' | 'height'> & Recipe {
  const text = withWholePrompt(recipe, typed);
  const before = [recipe.prompt, ...recipe.refinements].map((part) => part.trim().toLowerCase());
  const asked = text.trim().toLowerCase();
  const engine = recipe.engine ?? 'studio';
  if (!asked.startsWith(before[0] ?? '') && !changes(recipe, text)) {
    const { engine: _, objectEdits: __, ...rest } = recipe;
    return { ...rest, prompt: text, refinements: [] };
  }
  if (asked === before.join(', ')) {
    // Another take has its things in other places.
    const { objectEdits: _, ...rest } = recipe;
    return { ...rest, engine, seed };
  }
  return { ...refine(recipe, text), engine };
}

/** A text that starts with the prompt as it was typed starts with all of it: with what is left out, too. */
export function withWholePrompt({ prompt }: Pick<Recipe, 'prompt'>, text: string): string {
  const typed = withoutUnwanted(prompt);
  const isContinued = text.trim().toLowerCase().startsWith(typed.trim().toLowerCase());
  return isContinued && typed !== prompt ? prompt + text.trim().slice(typed.trim().length) : text;
}

function changes(recipe: Recipe, text: string): boolean {
  if (isChange(text)) return true;
  // A longer text is a prompt of its own, of which the drawing may have a part.
  if (recipe.engine !== 'photo-studio' && splitWords(text).length > MOST_WORDS_OF_CHANGE) return false;
  const { hasEffect, leftOut } = explainChange({ ...recipe, refinements: [] }, text);
  return hasEffect && leftOut.length === 0;
}

/** "A red jacket" */
const MOST_WORDS_OF_CHANGE = 3;

/** The effect of a refinement, as the engine of the picture plans it. */
export function explainChange(recipe: Recipe, text: string): RefinementExplanation {
  return recipe.engine === 'photo-studio'
    ? explainPhotoChange(recipe, text, recipe)
    : explainDrawingChange(recipe, text, SIZE);
}

/** Its shape hardly decides what a refinement changes. */
const SIZE = { width: 1024, height: 1024 };

function pictureSettings({
  category,
  style,
  mood,
  colorScheme,
  composition,
}: NonNullable<ImageRequest['settings']>) {
  return { category, style, mood, colorScheme, composition };
}
