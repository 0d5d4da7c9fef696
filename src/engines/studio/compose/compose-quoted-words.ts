import { fromHex } from '../color/linear-color.ts';
import { ENGINE_VERSION, SEED_VERSION } from '../engine-version.ts';
import { composeLettering, prepareWords } from '../lettering/compose-lettering.ts';
import type { WriteText } from '../lettering/set-text.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import { refineObject } from '../objects/refine-set.ts';
import { changeFromSettings } from '../objects/settings-change.ts';
import { namedColor } from '../plan/name-color.ts';
import type { PicturePlan, PlannedLettering } from '../plan/picture-plan.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { understandPrompt } from '../prompt/understand-prompt.ts';
import { understandRefinements } from '../prompt/understand-refinement.ts';
import { applySettings } from './apply-settings.ts';
import { CHANGEABLE } from './changeable.ts';
import { toObjectWish } from './object-wish.ts';
import type { PictureRequest } from './picture-request.ts';
import { recipeOf } from './recipe-of.ts';
import type { SceneDescription } from './scene-description.ts';

/** Writes the prompt's quoted words once their fonts are loaded; undefined if it has none that are drawn. */
export async function prepareQuotedWords(request: PictureRequest): Promise<WriteText | undefined> {
  const { content } = planPicture(request.prompt, request.settings?.category);
  if (content?.kind !== 'lettering') return undefined;
  return prepareWords(content.carrier, content.text, seedOf(request));
}

function seedOf({ seed, prompt }: PictureRequest): number {
  return hashText(`${SEED_VERSION}|lettering|${seed}|${prompt}`);
}

/** The prompt's quoted words on what it names for them. */
export function composeQuotedWords(
  request: PictureRequest,
  { drawn, leftOut, drawsPrompt, english }: PicturePlan,
  { carrier, group }: PlannedLettering,
  write: WriteText,
) {
  const settings = request.settings ?? {};
  const understanding = applySettings(understandPrompt(english, settings.category), settings);
  const seed = seedOf(request);
  const color = group && namedColor(group)?.hex;
  const wish = { ...toObjectWish(understanding, request), colors: color ? [fromHex(color)] : [] };
  const composed = composeLettering(carrier, write, wish, seed);
  const side = createRandom(seed ^ 0x51de).sign();
  const asked = changeFromSettings(understanding.moods, settings.composition, settings.style);
  const { change, reports } = understandRefinements(request.refinements ?? [], CHANGEABLE.object);
  const description: SceneDescription = {
    engineVersion: ENGINE_VERSION,
    archetype: 'lettering',
    carrier,
    understood: drawn.map(({ words }) => words),
    leftOut: leftOut.map(({ words }) => words),
    drawsPrompt,
    hasPeople: false,
    illustration: false,
    seed: request.seed,
    recipe: recipeOf(request),
    ...(reports.length > 0 ? { refinements: reports } : {}),
  };
  return { scene: refineObject(refineObject(composed, asked, side), change, side), description };
}
