import type { CutOut } from '#engines/photo-studio/product/cut-out';
import { isPeople } from '#engines/studio/archetypes';
import type { PictureRequest } from '#engines/studio/compose/picture-request';
import { createRandom } from '#engines/studio/math/seeded-random';
import { planPicture } from '#engines/studio/plan/plan-picture';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import { matchPalette, readColors } from '#engines/studio/reference/card-palette';
import { prepareCard } from '#engines/studio/reference/prepare-card';
import type { Style } from '#engines/studio/scene/picture-settings';
import { readCutOut } from '../read-cut-out.ts';
import type { PlannedPhoto } from './photo-plan.ts';
import { modelsOf, planPhoto, withSettings } from './plan-photo.ts';
import { planProductShot } from './plan-product-shot.ts';
import { refinePhoto } from './refine-photo.ts';
import { isRoomName } from './room-words.ts';
import { subjectsNow } from './subjects-now.ts';

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
 * The photo of a prompt; undefined if there is none, or if a drawing leaves out less.
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
  // A photo of a room is worth more than a flat drawing of it, though that may show more.
  const isPeopleDrawing = drawing.content?.kind === 'archetype' && isPeople(drawing.content.archetype);
  if (drawsPrompt && isPeopleDrawing && isRoomName(planned.plan.set)) return planned;
  return !drawsPrompt || drawing.leftOut.length < leftOut.length ? undefined : planned;
}
