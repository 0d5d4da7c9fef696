import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { MOOD_WORDS, type Mood } from '../scene/mood.ts';
import { phrases, wordSet } from '../scene/phrases.ts';

const MOODS: ReadonlyMap<string, Mood> = new Map(
  Object.entries(MOOD_WORDS).flatMap(([mood, words]) => phrases(words).map((word) => [word, mood as Mood])),
);

/** Whether a word sets a mood that anybody sees in the picture's light and colors. */
export function isMoodWord(word: Token): boolean {
  const mood = moodOf(word);
  return mood !== undefined && SEEN.has(mood);
}

/** "Serene", "dynamic": a feeling, which nobody misses in a picture and nobody can point to. */
export function isFeeling(word: Token): boolean {
  const mood = moodOf(word);
  return mood !== undefined && !SEEN.has(mood);
}

/** The others hardly change a picture. */
const SEEN: ReadonlySet<Mood> = new Set([
  'warm',
  'cool',
  'vibrant',
  'muted',
  'dark',
  'bright',
  'pastel',
  'monochrome',
] as const);

/** The mood that a word sets. */
export function moodOf({ forms }: Pick<Token, 'forms'>): Mood | undefined {
  for (const form of forms) {
    const mood = MOODS.get(form);
    if (mood) return mood;
  }
  return undefined;
}

/**
 * Whether a part of the sentence only says how the whole picture looks: "bright and airy", "in muted tones",
 * "moody".
 */
export function isMoodGroup(group: NounGroup): boolean {
  const { relation } = group;
  if (group.isNegated || group.number || group.verb) return false;
  if (relation === undefined ? !group.isApart : !MOOD_LINKS.has(relation)) return false;
  const words = [...group.modifiers, group.noun];
  const isMood = (word: Token) => moodOf(word) !== undefined;
  return words.some(isMood) && words.every((word) => isTone(word) || (isMood(word) && !isThing(word)));
}

/** "Candy" and "rainbow" are things as well as moods. */
function isThing({ kind, forms }: Token): boolean {
  return kind === 'noun' && findSubjects(forms).length > 0;
}

export function isTone(word: Token): boolean {
  return isOneOf(word, TONES);
}

const MOOD_LINKS: ReadonlySet<string> = new Set(['in', 'with', 'and']);
const TONES = wordSet(
  'color, colour, tone, tones, palette, color palette, hue, shade, mood, atmosphere, look, feel, feeling, vibe',
);
