import { findModel } from '#engines/photo-studio/models/model-records';
import { findItem } from '#engines/photo-studio/things/catalog';
import { changeFromSettings } from '#engines/studio/objects/settings-change';
import { keepCapitals } from '#engines/studio/prompt/reading/keep-capitals';
import type { Changeable } from '#engines/studio/prompt/understand-refinement';
import { effectivePhrases, findViewPhrases, viewOf } from '#engines/studio/prompt/view-words';
import { addChange } from '#engines/studio/scene/change';
import type { PictureSettings } from '#engines/studio/scene/picture-settings';
import { changeableIn } from './changeable.ts';
import { isOutdoors } from './outdoor-places.ts';
import { isLoneAnimal } from './pets.ts';
import type { PhotoModel, PhotoPlan, PlannedPhoto } from './photo-plan.ts';
import { type PlannedSet, planRoom } from './plan-room.ts';
import { planStill } from './plan-still.ts';
import { planSurface } from './plan-surface.ts';
import { type ReadPhotoPrompt, readPhotoPrompt } from './read-photo-prompt.ts';
import { isRoomName } from './room-words.ts';
import type { WordAccounts } from './word-accounts.ts';

/** Plans the photo of a prompt; undefined if the studio's drawing suits it better, or no set shows it. */
export function planPhoto(prompt: string, options: { creditFree?: boolean } = {}): PlannedPhoto | undefined {
  const read = readPhotoPrompt(prompt);
  if (!read) return undefined;
  const planned =
    planRoom(read, options) ??
    // Rooms show a pet, open ground one animal.
    (read.beings.length > 0
      ? planAnimal(read, options)
      : (planStill(read, options) ?? planSurface(read) ?? planFurniture(read)));
  if (!planned) return undefined;
  const { accounts, head, missing } = planned;
  const drawsPrompt = missing === null;
  const plan = withView(planned.plan, read, accounts);
  const { drawn, leftOut } = accounts.finish();
  return {
    plan,
    explanation: {
      drawsPrompt,
      missing,
      head,
      drawn: drawn.map(read.asTyped),
      leftOut: leftOut.map((part) =>
        read.language === 'en' ? keepCapitals(read.asTyped(part), prompt) : read.asTyped(part),
      ),
      alternatives: drawsPrompt || !isRoomName(plan.set) ? [] : [plainRoom(plan.set)],
      language: read.language,
    },
    models: modelsOf(plan),
  };
}

/** One animal outdoors, with nothing alive beside it. */
function planAnimal(read: ReadPhotoPrompt, options: { creditFree?: boolean }): PlannedSet | undefined {
  const { head, beings } = read;
  if (!head || beings.length > 1 || beings[0] !== head || !isLoneAnimal(head)) return undefined;
  const planned = planStill(read, options);
  return planned && planned.missing === null && isOutdoors(planned.plan) ? planned : undefined;
}

/** A piece that no set shows alone, in its room: a bookcase is nothing without books. Only where that shows all words. */
function planFurniture(read: ReadPhotoPrompt): PlannedSet | undefined {
  const planned = planRoom(read, { isFurniture: true });
  return planned && showsAll(planned) ? planned : undefined;
}

function showsAll({ missing, accounts }: PlannedSet): boolean {
  return missing === null && accounts.finish().leftOut.length === 0;
}

/** Adds what the words for lens and frame change. */
export function withView(
  plan: PhotoPlan,
  { english, language }: { english: string; language: string },
  accounts: WordAccounts,
): PhotoPlan {
  if (language !== 'en') return plan;
  const all = findViewPhrases(english);
  const changeable: ReadonlySet<Changeable> = changeableIn(plan);
  const shown = effectivePhrases(all, { changeable, isLandscape: false, isSolid: true, isFromSide: false });
  for (const phrase of all) {
    const text = english.slice(phrase.start, phrase.end);
    const word = { text, start: phrase.start, end: phrase.end };
    if (shown.includes(phrase)) accounts.draw([word], { kind: 'style' });
    else
      accounts.leaveOut(
        [
          {
            ...word,
            kind: 'noun',
            forms: [text.toLowerCase()],
            isPlural: false,
            value: undefined,
            isActivity: false,
            afterBreak: false,
          },
        ],
        'look',
      );
  }
  const { steps, toward } = viewOf(shown);
  // Outdoors the sun itself is low.
  const isLow = isOutdoors(plan) && (steps.lowSun ?? 0) > 0;
  return {
    ...plan,
    ...(isLow && { light: 'evening' as const }),
    change: addChange(plan.change, { steps, ...(toward ? { toward } : {}) }),
  };
}

/** Adds the choices made outside the prompt. */
export function withSettings(
  plan: PhotoPlan,
  { mood, colorScheme, composition, style }: PictureSettings,
): PhotoPlan {
  const schemes = {
    vibrant: { saturation: 0.25 },
    muted: { saturation: -0.5 },
    monochrome: { saturation: -5 },
    branded: {},
  } as const;
  const { steps } = changeFromSettings(mood ? [mood] : [], composition);
  return {
    ...plan,
    ...(style === 'minimalist' && !plan.character ? { character: 'scandinavian' } : {}),
    change: addChange(addChange(plan.change, { steps }), {
      steps: colorScheme ? schemes[colorScheme] : {},
    }),
  };
}

/** The models that a prompt names; a set adds others by chance, all free of conditions. */
export function modelsOf({ subjects }: Pick<PhotoPlan, 'subjects'>): PhotoModel[] {
  return subjects.flatMap(({ key }) => {
    const record = findItem(key) && findModel(key);
    return record ? [{ id: key, license: record.license, author: record.author, source: record.source }] : [];
  });
}

function plainRoom(set: string): { prompt: string; label: string } {
  const prompt = `${set} interior`;
  return { prompt, label: `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}` };
}
