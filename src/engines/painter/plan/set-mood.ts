import { changeFromSettings } from '#engines/studio/objects/settings-change';
import { moodOf } from '#engines/studio/plan/mood-words';
import type { Token } from '#engines/studio/prompt/reading/token';
import { addChange } from '#engines/studio/scene/change';
import type { PhotoPlan } from './photo-plan.ts';

/** Grades the photo as the mood words among others want it. */
export function setMood(plan: PhotoPlan, words: readonly Token[]): void {
  const moods = words.flatMap((word) => moodOf(word) ?? []);
  const { steps } = changeFromSettings(moods, undefined);
  plan.change = addChange(plan.change, { steps });
}
