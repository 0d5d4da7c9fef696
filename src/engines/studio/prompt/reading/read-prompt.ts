import { colorNamed, isOneColor } from '../color-words.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { tagForeign } from '../languages/tag-foreign.ts';
import { toEnglish } from '../languages/to-english.ts';
import { tagActions } from '../people/tag-actions.ts';
import { blankQuoted, findQuoted } from '../quoted-text.ts';
import { LONGEST_PROMPT } from '../split-words.ts';
import { isPureColor } from './color-nouns.ts';
import { countTeams } from './count-teams.ts';
import { joinColors, splitGray, splitTones, turnColors } from './join-colors.ts';
import { generalize, KINDS } from './kinds.ts';
import { mergeLinks } from './merge-links.ts';
import { mergePhrases } from './merge-phrases.ts';
import { findNounGroups, type NounGroup } from './noun-groups.ts';
import { shareNoun } from './share-noun.ts';
import { splitKeywords } from './split-keywords.ts';
import { tagEnglish } from './tag-english.ts';
import type { Token } from './token.ts';

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

/** Emoji with their joiners, and other signs beside words, which are no nouns. */
const SYMBOLS =
  /(?:[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u20e3|\ufe0f)\u200d?|(?<=\s)[~^*_|=#@\\]+(?=\s|$)/gu;

/** @param isKnown whether a phrase names something by itself, rather than as a kind of something else */
export function readPrompt(prompt: string, isKnown: (phrase: string) => boolean): PromptReading {
  const reading = readWords(prompt, isKnown, (text) =>
    text.replace(SYMBOLS, (symbol) => ' '.repeat(symbol.length)),
  );
  // "A red 🐈" has no other subject.
  const hasSubject = reading.groups.some(({ noun }) => !isPureColor(noun));
  return hasSubject || prompt.search(SYMBOLS) < 0 ? reading : readWords(prompt, isKnown, (text) => text);
}

function readWords(
  prompt: string,
  isKnown: (phrase: string) => boolean,
  withoutSymbols: (text: string) => string,
): PromptReading {
  const isNoun = (phrase: string) => isKnown(phrase) || KINDS.has(phrase);
  // Half a character at the end could not be stored.
  const text = prompt.slice(0, LONGEST_PROMPT).toWellFormed();
  const quoted = findQuoted(text);
  const rest = withoutSymbols(blankQuoted(text))
    // An abbreviation ends no sentence.
    .replace(/\b(st|mr|mrs|ms|dr|vs)\./gi, '$1 ')
    // Settings of other image generators: "--ar 16:9"
    .replace(/\s--\p{L}+(?:\s+[\d:.]+)?/gu, (flag) => ' '.repeat(flag.length))
    // A mark that stands alone would be taken for a word.
    .replace(/(\s+)([,.;:!?]+)/g, (_, gap: string, mark: string) => mark + gap);
  const language = detectLanguage(rest, isNoun);
  const words = language === 'en' ? mergeLinks(tagEnglish(rest, isNoun)) : tagForeign(rest, language, isNoun);
  const keywords = language === 'en' ? splitKeywords(words, isNoun) : undefined;
  const phrases = keywords ?? mergePhrases(words, isNoun);
  const names = ({ forms }: Token) => forms.some(isNoun);
  const tokens = tagColors(shareNoun(tagActions(phrases)), names);
  const english = language === 'en' ? prompt : toEnglish(words);
  const counted = countTeams(findNounGroups(tokens, names));
  // Colors last: they move between whole groups, or become groups of their own.
  const colored = joinColors(splitTones(turnColors(counted, names), names));
  const groups = splitGray(colored);
  // In place: a vessel refers to the group that it holds.
  for (const group of groups) group.noun = generalize(group.noun, isKnown);
  return { language, english, groups, quoted };
}

/** A color describes the noun or the color after it; it is no noun of its own. */
function tagColors(tokens: readonly Token[], isName: (token: Token) => boolean): Token[] {
  return tokens.map((token, index) => {
    const follows = tokens[index + 1];
    if (!follows || follows.afterBreak) return token;
    if (isName(token) && isThingBefore(tokens.slice(index + 1), token))
      return { ...token, kind: 'noun' as const };
    const describes = follows.kind === 'noun' || follows.forms[0] === 'and';
    return startsColor(token, follows) || (describes && isPureColor(token))
      ? { ...token, kind: 'adjective' as const }
      : token;
  });
}

/** "An orange and a lemon", "oranges and lemons", but "an orange and a blue balloon". */
function isThingBefore([and, opener, next, last]: readonly Token[], color: Token): boolean {
  if (and?.forms[0] !== 'and' || !opener || opener.afterBreak) return false;
  if (color.isPlural || /s$/i.test(color.text)) return true;
  const isColor = (token: Token | undefined) => token !== undefined && colorNamed(token.forms) !== undefined;
  if (opener.kind === 'determiner' || opener.kind === 'number')
    return !(isColor(next) && last?.kind === 'noun' && !last.afterBreak);
  return opener.kind === 'noun' && !isColor(opener);
}

/** "Sky" and "mint" before another color, as in "sky blue". */
function startsColor(word: Token, next: Token): boolean {
  const [first, second] = [word, next].map(({ forms }) => colorNamed(forms));
  return first !== undefined && second !== undefined && isOneColor(first, second);
}
