import { isLandscape } from '../archetypes.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import { HOURS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { findSubjects, meaningsOf, namedArchetypes, type Subject } from '../prompt/vocabulary.ts';
import { isMoodWord } from './mood-words.ts';

/** The first group that names a landscape; the sky only if things are in it and on no land: "a plane in the sky". */
export function findPlace(groups: readonly NounGroup[]): NounGroup | undefined {
  const places = groups.filter((group) => placeOf(group) !== undefined);
  const lands = places.filter((group) => placeOf(group) !== 'sky');
  return (
    lands.find((group) => !isHour(group)) ?? lands[0] ?? places.find(({ relation }) => relation === 'in')
  );
}

/** The landscape that a noun names, or the word before one that cannot be drawn: "a mountain road". */
export function placeOf({ noun, modifiers, relation }: NounGroup): LandscapeArchetype | undefined {
  // "Calm and contented" is no lake.
  if (isMoodWord(noun)) return undefined;
  const subjects = meaningsOf(noun);
  if (subjects.length > 0) return firstLandscape(subjects);
  if (relation !== 'on' && relation !== 'in' && relation !== 'at') return undefined;
  return modifiers.map(({ forms }) => firstLandscape(findSubjects(forms))).find(Boolean);
}

function firstLandscape(subjects: readonly Subject[]): LandscapeArchetype | undefined {
  return subjects
    .flatMap((subject) => (subject.kind === 'archetype' ? [subject.archetype] : []))
    .find(isLandscape);
}

/** Whether a group names an hour, which is drawn over the sea if the prompt names no other land. */
export function isHour({ noun }: NounGroup): boolean {
  return isOneOf(noun, HOURS);
}

/** The land that the prompt names, as the ground under a season, an hour or a sky. */
export function findGround(groups: readonly NounGroup[]): LandscapeArchetype | undefined {
  return namedArchetypes(groups)
    .filter(isLandscape)
    .find((archetype) => LANDSCAPES[archetype].isGround);
}
