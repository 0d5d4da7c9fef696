import { fromHex } from '../color/linear-color.ts';
import { SEED_VERSION } from '../engine-version.ts';
import { type Carrier, findCarrier } from '../lettering/carriers.ts';
import { composeLettering, prepareWords } from '../lettering/compose-lettering.ts';
import type { WriteText } from '../lettering/set-text.ts';
import { hashText } from '../math/seeded-random.ts';
import { editSet } from '../objects/edit-set.ts';
import { refineObject } from '../objects/refine-set.ts';
import { changeFromSettings } from '../objects/settings-change.ts';
import { CHANGEABLE } from '../plan/changeable-properties.ts';
import { namedColor } from '../plan/name-color.ts';
import type { PicturePlan, PlannedLettering } from '../plan/picture-plan.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { type NewWords, readNewWords } from '../prompt/read-new-words.ts';
import { splitWords } from '../prompt/split-words.ts';
import { type RefinementReport, readRefinements } from '../prompt/understand-refinement.ts';
import { type Edit, type Edited, edited, isNamed } from '../scene/edit.ts';
import { phrases } from '../scene/phrases.ts';
import { applyEdits, mergeReports } from './apply-edits.ts';
import { applySettings } from './apply-settings.ts';
import { describePicture } from './describe-picture.ts';
import { toObjectWish } from './object-wish.ts';
import type { PictureRequest } from './picture-request.ts';
import { sideOf } from './prepare-archetype.ts';

/** Writes the prompt's quoted words once their fonts are loaded; undefined if it has none that are drawn. */
export async function prepareQuotedWords(request: PictureRequest): Promise<WriteText | undefined> {
  const { content } = planPicture(request.prompt, request.settings?.category);
  if (content?.kind !== 'lettering') return undefined;
  const { text } = readNewWords(content.text, request.refinements ?? []);
  return prepareWords(content.carrier, text, seedOf(request));
}

/** A cheap placeholder that differs for different words. */
export function markQuotedWords(request: Omit<PictureRequest, 'reference'>): WriteText {
  const { content } = planPicture(request.prompt, request.settings?.category);
  const text =
    content?.kind === 'lettering' ? readNewWords(content.text, request.refinements ?? []).text : '';
  return () => `<desc>${encodeURIComponent(text)}</desc>`;
}

/** Colors of what carries the words and of the words themselves; undefined for usual ones. */
interface Look {
  carrier: string | undefined;
  ink: string | undefined;
}

const LETTERS = phrases(
  'text, word, letter, lettering, font, writing, ink, inscription, caption, typography',
);

function editLook(look: Look, edit: Edit, carrier: Carrier): Edited<Look> | undefined {
  if (edit.kind !== 'recolor') return undefined;
  // The letters of a neon sign are what shines.
  if (isNamed(edit.thing, LETTERS) && carrier !== 'neon') return edited({ ...look, ink: edit.color });
  const isCarrier =
    isNamed(edit.thing, [...LETTERS, 'board']) ||
    findCarrier(edit.thing.forms) === carrier ||
    (edit.thing.forms.includes('sign') && carrier.endsWith('sign')) ||
    (edit.thing.forms.includes('sign') && carrier === 'neon');
  return isCarrier ? edited({ ...look, carrier: edit.color }) : undefined;
}

function inkIn(write: WriteText, ink: string | undefined): WriteText {
  return ink === undefined ? write : (area) => `<g fill="${ink}">${write(area)}</g>`;
}

function seedOf({ seed, prompt }: PictureRequest): number {
  return hashText(`${SEED_VERSION}|lettering|${seed}|${prompt}`);
}

/** The prompt's quoted words on what it names for them. */
export function composeQuotedWords(
  request: PictureRequest,
  plan: PicturePlan,
  { carrier, group, text }: PlannedLettering,
  write: WriteText,
) {
  const settings = request.settings ?? {};
  const understanding = applySettings(plan.understanding, settings);
  const seed = seedOf(request);
  const written = readNewWords(text, request.refinements ?? []);
  const refinements = readRefinements(written.rests, CHANGEABLE.object, plan.view);
  const named = (group && namedColor(group)?.hex) ?? undefined;
  const { scene: look, report: ofLook } = applyEdits<Look>(
    { carrier: named, ink: undefined },
    refinements,
    (before, edit) => editLook(before, edit, carrier),
  );
  const wish = {
    ...toObjectWish(understanding, plan, request),
    colors: look.carrier === undefined ? [] : [fromHex(look.carrier)],
  };
  const composed = composeLettering(carrier, inkIn(write, look.ink), wish, seed);
  const side = sideOf(seed);
  const asked = changeFromSettings(understanding.moods, settings.composition, settings.style);
  const seen = refineObject(refineObject(composed, asked, side), refinements.change, side);
  const { scene, report: ofSet } = applyEdits(seen, refinements, (set, edit) =>
    editLook(look, edit, carrier) ? undefined : editSet(set, edit, () => false),
  );
  const merged = mergeReports(ofLook, ofSet).refinements;
  const refined = merged?.map((report, at) => withNewWords(report, written, at, request));
  const own = { archetype: 'lettering' as const, carrier, ...(refined ? { refinements: refined } : {}) };
  return { scene, description: describePicture(request, plan, own) };
}

/** The report with the words that are written instead. */
function withNewWords(
  { understood, leftOut }: RefinementReport,
  { found, rests }: NewWords,
  at: number,
  { refinements = [] }: PictureRequest,
): RefinementReport {
  const own = found[at] === undefined ? [] : splitWords(found[at]);
  return {
    text: refinements[at]!,
    understood: [...new Set([...own, ...understood])],
    // Without any other word there is nothing to leave out.
    leftOut: own.length > 0 && rests[at] === '' ? [] : leftOut,
  };
}
