import { changeFromSettings } from '#engines/studio/objects/settings-change';
import { isMoodGroup, isMoodWord, moodOf } from '#engines/studio/plan/mood-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import type { Token } from '#engines/studio/prompt/reading/token';
import { addChange } from '#engines/studio/scene/change';
import type { PhotoPlan } from './photo-plan.ts';
import { type WordAccounts, wordsOf } from './word-accounts.ts';

/** Grades the photo as the mood words among others want it. */
export function setMood(plan: PhotoPlan, words: readonly Token[]): void {
  const moods = words.flatMap((word) => moodOf(word) ?? []);
  const { steps } = changeFromSettings(moods, undefined);
  plan.change = addChange(plan.change, { steps });
}

/** "Calm and airy", "in muted tones": true if the group only says that. */
export function takeMood(plan: PhotoPlan, accounts: WordAccounts, group: NounGroup): boolean {
  if (!isMoodGroup(group)) return false;
  setMood(plan, wordsOf(group));
  accounts.draw(wordsOf(group).filter(isMoodWord), { kind: 'style' });
  return true;
}
