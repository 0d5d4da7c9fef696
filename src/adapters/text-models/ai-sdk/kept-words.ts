import { ENGLISH, findLanguage } from '#engines/ad-writer/languages/find-language';
import { splitWords } from '#engines/ad-writer/words';

const QUOTATIONS = /"([^"]{1,120})"|“([^”]{1,120})”|„([^“”]{1,120})[“”]|«([^»]{1,120})»/g;
/** ISO 639: what nobody has declared. */
const UNDETERMINED = 'und';
/** Sørensen and Dice's measure, from which one word is a form of another. */
const FORM = 0.5;

/** What stands in quotation marks, without them. */
export function quotationsOf(text: string): string[] {
  return [...text.matchAll(QUOTATIONS)].flatMap((match) => match.slice(1).find(Boolean)?.trim() ?? []);
}

/** Whether a text is in English as far as its words tell; what is quoted in it may be in any language. */
export function isEnglish(text: string): boolean {
  return findLanguage(text.replace(QUOTATIONS, ''), 'en')?.code === 'en';
}

/**
 * The telling words of a prompt that a text has in no form; none where the prompt is not surely English, since other
 * languages' words are not in an English text.
 */
export function findLostWords(prompt: string, text: string): { words: string[]; share: number } {
  const isSurelyEnglish = findLanguage(prompt, UNDETERMINED)?.code === 'en';
  const telling = isSurelyEnglish ? tellingWords(prompt) : [];
  const known = splitWords(text.toLowerCase()).map(pairsOf);
  const words = telling.filter((word) => !known.some((pairs) => isForm(pairs, pairsOf(word))));
  return { words, share: telling.length === 0 ? 0 : words.length / telling.length };
}

function tellingWords(text: string): string[] {
  const words = splitWords(text.toLowerCase()).filter(
    (word) => word.length > 2 && !ENGLISH.stopWords.has(word),
  );
  return [...new Set(words)];
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word, (_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2));
}

/** Whether two words have most pairs of letters in common: plurals, tenses, and what was misspelt. */
function isForm(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size) >= FORM;
}
