import { isPeople } from '#engines/studio/archetypes';
import type { PictureRequest } from '#engines/studio/compose/picture-request';
import { planPicture } from '#engines/studio/plan/plan-picture';
import type { RefinementReport } from '#engines/studio/prompt/understand-refinement';
import type { PlannedPhoto } from './photo-plan.ts';
import { modelsOf, planPhoto, withSettings } from './plan-photo.ts';
import { refinePhoto } from './refine-photo.ts';
import { isRoomName } from './room-words.ts';
import { subjectsNow } from './subjects-now.ts';

export interface PlannedPainting extends PlannedPhoto {
  isRoom: boolean;
  reports: RefinementReport[];
}

/** The photo of a request; undefined if the studio draws it. */
export function planPainting(
  {
    prompt,
    settings = {},
    refinements = [],
    reference,
  }: Pick<PictureRequest, 'prompt' | 'settings' | 'refinements' | 'reference'>,
  { creditFree }: { creditFree?: boolean | undefined } = {},
): PlannedPainting | undefined {
  if (reference) return undefined;
  const planned = choosePhoto(prompt, { creditFree });
  if (!planned) return undefined;
  const isRoom = isRoomName(planned.plan.set);
  const { plan, reports } = refinePhoto(withSettings(planned.plan, settings), refinements, { creditFree });
  return { ...planned, plan, reports, isRoom, models: modelsOf({ subjects: subjectsNow(plan) }) };
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
