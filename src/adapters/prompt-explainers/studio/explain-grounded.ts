import { explainComposedPhotoChange, explainPainting, explainPhotoChange } from '#engines/painter/explain';
import {
  explainDrawingChange,
  type RefinementExplanation,
  removedBy,
} from '#engines/studio/compose/explain-drawing-change';
import { refine } from '#engines/studio/compose/refine';
import { COLOR_WORDS } from '#engines/studio/prompt/color-words';
import { baseForms, splitWords } from '#engines/studio/prompt/split-words';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToRead } from '#ports/prompt-explainer';
import { findRecipe, type Recipe } from '../../image-models/studio/studio-recipe.ts';
import {
  explainChange,
  isCreditFree,
  regrounded,
  withWholePrompt,
} from '../../image-models/studio/to-picture-request.ts';

const USUAL_SIZE = { width: 1024, height: 1024 };
/** Any seed: words are understood alike for all of them. */
const SEED = 1;

export async function explainGrounded({
  prompt,
  category,
  creditFree: isAsked,
  size,
  details,
}: Pick<PromptToRead, 'prompt' | 'category' | 'creditFree' | 'size'> & {
  details: Record<string, unknown>;
}): Promise<PromptExplanation> {
  const found = findRecipe(details);
  if (!found) return explainPainting(prompt, category, { creditFree: isAsked });
  const repeated = regrounded(found, prompt, SEED);
  const creditFree = isCreditFree({ recipe: found, repeated, isAsked });
  const recipe = { ...found, creditFree };
  const { refinements = [], ...next } = repeated;
  if (refinements.length > recipe.refinements.length)
    return await explainChanged(recipe, withWholePrompt(recipe, prompt), size);
  const explanation = explainPainting(next.prompt, recipe.settings.category, { creditFree });
  // Another take of the same picture is no new prompt.
  return next.prompt === recipe.prompt ? { ...explanation, drawsPrompt: true, missing: null } : explanation;
}

type Size = PromptToRead['size'];
type Parts = Pick<PromptExplanation, 'drawn' | 'leftOut'>;
type Drawn = Parts['drawn'][number];

/**
 * A text that starts with the earlier prompt is the whole picture: the parts that stay in it come first, then the changes.
 * A refinement without effect is not drawn.
 */
async function explainChanged(recipe: Recipe, text: string, size: Size): Promise<PromptExplanation> {
  const earlier = [recipe.prompt, ...recipe.refinements];
  const isWhole = text.trim().toLowerCase().startsWith(recipe.prompt.trim().toLowerCase());
  const effect = await effectOf(recipe, text, size);
  const { hasEffect } = effect;
  const change = changeParts(recipe, text, effect);
  const parts = isWhole && hasEffect ? [partsOf(recipe), ...recipe.refinements.map(earlierChange)] : [];
  function earlierChange(words: string, index: number): Parts {
    const before = { ...recipe, refinements: earlier.slice(1, index + 1) };
    return changeParts(before, words, explainChange(before, words), text);
  }
  const head = change.leftOut.map(({ words }) => words).join(' ') || null;
  return {
    drawsPrompt: hasEffect,
    isChange: true,
    missing: hasEffect ? null : head,
    head,
    ...(hasEffect ? withoutRemoved([...parts, change]) : { drawn: [], leftOut: allLeftOut(change) }),
    alternatives: [],
    language: 'en',
    engine: recipe.engine ?? 'studio',
  };
}

/** Composing a photo may take seconds, which is worth it only before somebody pays: then the size is known. */
async function effectOf(recipe: Recipe, text: string, size: Size): Promise<RefinementExplanation> {
  const { engine, creditFree } = recipe;
  if (engine !== 'photo-studio') return explainDrawingChange(recipe, text, size ?? USUAL_SIZE);
  return size
    ? await explainComposedPhotoChange(recipe, text, { ...size, creditFree })
    : explainPhotoChange(recipe, text, { creditFree });
}

function partsOf({ prompt, settings, creditFree }: Recipe): Parts {
  const { drawn, leftOut } = explainPainting(prompt, settings.category, { creditFree });
  return { drawn, leftOut };
}

/** @param whole the text in which the places are, if it has more than the refinement */
function changeParts(
  recipe: Recipe,
  text: string,
  { understood, leftOut }: RefinementExplanation,
  whole = text,
): Parts {
  const removed = new Set(removedBy(refine(recipe, text).refinements.at(-1)!));
  const changes = understood.filter((words) => !removed.has(words));
  const removals = understood.filter((words) => removed.has(words));
  return {
    drawn: [
      ...joined(places(changes, whole), whole).map((part) => ({ ...part, kind: 'change' as const })),
      ...places(removals, whole).map((part) => ({ ...part, kind: 'removal' as const })),
    ],
    leftOut: places(leftOut, whole)
      .toSorted((one, other) => one.start - other.start)
      .map((part) => ({
        ...part,
        why: 'look' as const,
        ...(Object.hasOwn(COLOR_WORDS, part.words) && { isColor: true }),
      })),
  };
}

/** The parts of all texts, without things that a later one removes. */
function withoutRemoved(texts: readonly Parts[]): Parts {
  const drawn: Parts['drawn'] = [];
  for (const text of texts) {
    const gone = formsOf(text.drawn.filter(({ kind }) => kind === 'removal'));
    const isRemoved = (part: Place | undefined) =>
      part && [...formsOf([part])].some((form) => gone.has(form));
    // “Two” of “two pears” goes with them.
    const describesRemoved = (part: Drawn, next: Drawn | undefined) =>
      part.kind === 'style' && next?.start === part.end + 1 && isRemoved(next);
    const stays = drawn.filter(
      (part, index) => !isRemoved(part) && !describesRemoved(part, drawn[index + 1]),
    );
    drawn.splice(0, drawn.length, ...stays, ...text.drawn);
  }
  return { drawn, leftOut: texts.flatMap(({ leftOut }) => leftOut) };
}

function formsOf(parts: readonly { words: string }[]): Set<string> {
  return new Set(parts.flatMap(({ words }) => splitWords(words)).flatMap(baseForms));
}

function allLeftOut({ drawn, leftOut }: Parts): Parts['leftOut'] {
  return [...drawn.map(({ words, start, end }) => ({ words, start, end, why: 'look' as const })), ...leftOut];
}

interface Place {
  words: string;
  start: number;
  end: number;
}

/** Refinements are at the end of the text. */
function places(words: readonly string[], text: string): Place[] {
  return words.map((word) => {
    const start = Math.max(0, text.toLowerCase().lastIndexOf(word));
    return { words: word, start, end: Math.min(text.length, start + word.length) };
  });
}

/** “Award”, “winning” and “focus” beside each other are one phrase. */
function joined(parts: readonly Place[], text: string): Place[] {
  const phrases: Place[] = [];
  for (const part of parts.toSorted((one, other) => one.start - other.start)) {
    const before = phrases.at(-1);
    if (before && /^[ -]$/.test(text.slice(before.end, part.start))) {
      before.end = part.end;
      before.words = text.slice(before.start, before.end).toLowerCase();
    } else phrases.push({ ...part });
  }
  return phrases;
}
