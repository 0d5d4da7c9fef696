import type { CutOut } from '#engines/photo-studio/product/cut-out';
import { isLandscape, isPeople } from '#engines/studio/archetypes';
import type { PictureRequest } from '#engines/studio/compose/picture-request';
import { createRandom } from '#engines/studio/math/seeded-random';
import { changesLook } from '#engines/studio/plan/changes-meaning';
import type { PicturePlan } from '#engines/studio/plan/picture-plan';
import { planPicture } from '#engines/studio/plan/plan-picture';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import type { Token } from '#engines/studio/prompt/reading/token';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import { matchPalette, readColors } from '#engines/studio/reference/card-palette';
import { prepareCard } from '#engines/studio/reference/prepare-card';
import type { Style } from '#engines/studio/scene/picture-settings';
import { isSpatial } from '#engines/studio/scene/relation';
import { readCutOut } from '../read-cut-out.ts';
import { isKindWord } from './kind-words.ts';
import { BESIDE, isOutdoors } from './outdoor-places.ts';
import type { PlannedPhoto } from './photo-plan.ts';
import { modelsOf, planPhoto, withSettings } from './plan-photo.ts';
import { planProductShot } from './plan-product-shot.ts';
import { refinePhoto } from './refine-photo.ts';
import { isRoomName } from './room-words.ts';
import { subjectsNow } from './subjects-now.ts';
import { wordsOf } from './word-accounts.ts';

/** Texels of a product along its longer side, at most. */
const LONGEST_PRODUCT = 1536;
const PHOTOGRAPHED: ReadonlySet<Style> = new Set<Style>(['photorealistic', 'minimalist']);

export interface PlannedPainting extends PlannedPhoto {
  isRoom: boolean;
  /** Of the product that the plan shows. */
  cutOut?: CutOut;
  reports: RefinementReport[];
}

/** The photo of a request; undefined if the studio draws it. @throws StudioError `invalid-reference` */
export function planPainting(
  {
    prompt,
    seed,
    settings = {},
    refinements = [],
    reference,
  }: Pick<PictureRequest, 'prompt' | 'seed' | 'settings' | 'refinements' | 'reference'>,
  { creditFree = false }: { creditFree?: boolean | undefined } = {},
): PlannedPainting | undefined {
  if (reference && settings.style && !PHOTOGRAPHED.has(settings.style)) return undefined;
  const card = reference && prepareCard(reference, LONGEST_PRODUCT);
  if (card && !card.isCutOut) return undefined;
  const planned = card
    ? planProductShot(prompt, {
        seed,
        creditFree,
        backdrop: matchPalette(readColors(card.card), [], createRandom(seed)).backdrop,
      })
    : choosePhoto(prompt, { creditFree });
  if (!planned) return undefined;
  const isRoom = isRoomName(planned.plan.set);
  const { plan, reports } = refinePhoto(withSettings(planned.plan, settings), refinements, { creditFree });
  const cutOut = card && readCutOut(card.card);
  return {
    ...planned,
    ...(cutOut && { cutOut }),
    plan,
    reports,
    isRoom,
    models: modelsOf({ subjects: subjectsNow(plan) }),
  };
}

/**
 * The photo of a prompt; undefined if there is none, or if a drawing is the better picture.
 * @param creditFree whether to use no models whose authors must be named
 */
export function choosePhoto(
  prompt: string,
  { creditFree = false }: { creditFree?: boolean | undefined } = {},
): PlannedPhoto | undefined {
  const planned = planPhoto(prompt, { creditFree });
  if (!planned) return undefined;
  const { drawsPrompt, leftOut } = planned.explanation;
  if (drawsPrompt && leftOut.length === 0) return planned;
  const drawing = planPicture(prompt);
  if (!drawing.drawsPrompt) return planned;
  if (!drawsPrompt) return undefined;
  // A photo of a room is worth more than a flat drawing of it, though that may show more.
  const isPeopleDrawing = drawing.content?.kind === 'archetype' && isPeople(drawing.content.archetype);
  if (isPeopleDrawing && isRoomName(planned.plan.set)) return planned;
  return outweighsDrawing(planned, drawing) ? planned : undefined;
}

/** Parts of the prompt that a drawing shows and a photo may still leave out. */
const MOST_MISSED = 2;

/**
 * Whether a photo is the better picture although a drawing shows more. Of a drawing that shows all words, it may miss only
 * those that leave a thing what it is, such as "christmas"; of others also small things and adjectives, but no landscape,
 * nothing that a thing stands on or in, and no word that changes the look of a thing, such as "broken".
 */
function outweighsDrawing(
  { plan, explanation }: PlannedPhoto,
  { content, leftOut, groups }: PicturePlan,
): boolean {
  const missed = explanation.leftOut.filter(({ start }) => !leftOut.some((part) => part.start === start));
  if (missed.length === 0) return true;
  if (missed.length > MOST_MISSED || plan.set === 'surface') return false;
  const isMissed = (word: Token) => missed.some(({ start, end }) => word.start >= start && word.end <= end);
  const isLand =
    (content?.kind === 'artwork' && content.place !== undefined) ||
    content?.kind === 'overlay' ||
    (content?.kind === 'archetype' && isLandscape(content.archetype));
  // "By a tree" may be left out; "on a tree" changes the picture.
  const isPlace = ({ noun, relation }: NounGroup) =>
    isMissed(noun) && isSpatial(relation) && ((isLand && !isOutdoors(plan)) || !BESIDE.has(relation));
  if (groups.some(isPlace)) return false;
  const tokens = groups.flatMap(wordsOf).filter(isMissed);
  if (leftOut.length === 0) return missed.every(({ words }) => isKindWord(words));
  return !tokens.some(changesLook);
}
