import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { MOOD_WORDS, type Mood } from '../scene/mood.ts';
import { phrases, wordSet } from '../scene/phrases.ts';

const MOODS: ReadonlyMap<string, Mood> = new Map(
  Object.entries(MOOD_WORDS).flatMap(([mood, words]) => phrases(words).map((word) => [word, mood as Mood])),
);

export function isMoodWord(word: Token): boolean {
  return moodOf(word) !== undefined;
}

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
  const isTone = (word: Token) => isOneOf(word, TONES) || (isMoodWord(word) && !isThing(word));
  return words.some(isMoodWord) && words.every(isTone);
}

/** "Candy" and "rainbow" are things as well as moods. */
function isThing({ kind, forms }: Token): boolean {
  return kind === 'noun' && findSubjects(forms).length > 0;
}

const MOOD_LINKS: ReadonlySet<string> = new Set(['in', 'with', 'and']);
const TONES = wordSet(
  'color, colour, tone, tones, palette, color palette, hue, shade, mood, atmosphere, look, feel, feeling, vibe',
);
