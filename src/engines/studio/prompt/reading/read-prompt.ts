import { COLOR_WORDS } from '../color-words.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { tagForeign } from '../languages/tag-foreign.ts';
import { toEnglish } from '../languages/to-english.ts';
import { tagActions } from '../people/tag-actions.ts';
import { QUOTED } from '../quoted-text.ts';
import { LONGEST_PROMPT } from '../split-words.ts';
import { DRAWABLE_WORDS } from '../vocabulary.ts';
import { correctTyping } from './correct-typing.ts';
import { mergeLinks } from './merge-links.ts';
import { mergePhrases } from './merge-phrases.ts';
import { findNounGroups, type NounGroup } from './noun-groups.ts';
import { tagEnglish } from './tag-english.ts';

/** A prompt as its nouns, in order, and the text that is to be written in the picture. */
export interface PromptReading {
  /** BCP 47 code. */
  language: string;
  /** The prompt, or its words in English where it is in another language. */
  english: string;
  groups: NounGroup[];
  /** Words in quotation marks, with where they start and end. */
  quoted: { text: string; start: number; end: number }[];
}

export function readPrompt(prompt: string, isNoun: (phrase: string) => boolean): PromptReading {
  // Half a character at the end could not be stored.
  const text = prompt.slice(0, LONGEST_PROMPT).toWellFormed();
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: whole, 1: words, index }) => ({
    text: words!.trim(),
    start: index,
    end: index + whole.length,
  }));
  const rest = text
    .replace(QUOTED, (found) => ' '.repeat(found.length))
    // A mark that stands alone would be taken for a word.
    .replace(/(\s+)([,.;:!?]+)/g, (_, gap: string, mark: string) => mark + gap);
  const language = detectLanguage(rest, isNoun);
  const correct = (word: string) => (isNoun(word) ? undefined : correctOnce(word));
  const words =
    language === 'en' ? mergeLinks(tagEnglish(rest, isNoun, correct)) : tagForeign(rest, language, isNoun);
  const tokens = tagActions(mergePhrases(words, isNoun)).map((token, index, all) => {
    const follows = all[index + 1];
    const describes = (follows?.kind === 'noun' || follows?.forms[0] === 'and') && !follows.afterBreak;
    return describes && token.forms.some((form) => PURE_COLORS.has(form))
      ? { ...token, kind: 'adjective' as const }
      : token;
  });
  const english = language === 'en' ? prompt : toEnglish(words);
  return { language, english, groups: findNounGroups(tokens, ({ forms }) => forms.some(isNoun)), quoted };
}

/** Prompts are read several times while they are typed. */
function correctOnce(word: string): string | undefined {
  if (corrected.has(word)) return corrected.get(word);
  const meant = correctTyping(word, DRAWABLE_WORDS);
  if (corrected.size >= MOST_REMEMBERED) corrected.clear();
  corrected.set(word, meant);
  return meant;
}

const corrected = new Map<string, string | undefined>();
const MOST_REMEMBERED = 5000;

/** Color words that are also things. */
const ALSO_THINGS =
  'copper bronze rust lemon sand salmon coral forest sky rose plum coffee chocolate caramel olive pearl ivory ruby peach mint sage'.split(
    ' ',
  );
/** Color words that mean nothing else before a noun; `coffee` and `forest` do. */
const PURE_COLORS: ReadonlySet<string> = new Set(
  Object.keys(COLOR_WORDS).filter((word) => !ALSO_THINGS.includes(word)),
);
