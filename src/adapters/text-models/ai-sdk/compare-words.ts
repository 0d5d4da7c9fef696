import { ENGLISH, findLanguage } from '#engines/ad-writer/languages/find-language';
import { splitWords } from '#engines/ad-writer/words';

const QUOTATIONS = /"([^"]{1,120})"|“([^”]{1,120})”|„([^“”]{1,120})[“”]|«([^»]{1,120})»/g;
/** ISO 639: unknown language. */
const UNDETERMINED = 'und';
/** The Sørensen–Dice similarity of two forms of a word. */
const SAME_WORD_SIMILARITY = 0.5;

/** The quoted parts of a text, without quotation marks. */
export function quotationsOf(text: string): string[] {
  return [...text.matchAll(QUOTATIONS)].flatMap((match) => match.slice(1).find(Boolean)?.trim() ?? []);
}

/** Whether a text seems to be English; quoted parts may be in any language. */
export function isEnglish(text: string): boolean {
  return findLanguage(text.replace(QUOTATIONS, ''), 'en')?.code === 'en';
}

/**
 * The prompt's words that the text has in no form, without stop words; none unless the prompt is clearly English, since the
 * text is.
 */
export function findMissingWords(prompt: string, text: string): { words: string[]; share: number } {
  const isSurelyEnglish = findLanguage(prompt, UNDETERMINED)?.code === 'en';
  const keywords = isSurelyEnglish ? keywordsOf(prompt) : [];
  const known = splitWords(text.toLowerCase()).map(pairsOf);
  const words = keywords.filter((word) => !known.some((pairs) => isForm(pairs, pairsOf(word))));
  return { words, share: keywords.length === 0 ? 0 : words.length / keywords.length };
}

function keywordsOf(text: string): string[] {
  const words = splitWords(text.toLowerCase()).filter(
    (word) => word.length > 2 && !ENGLISH.stopWords.has(word),
  );
  return [...new Set(words)];
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word, (_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2));
}

/** Whether two words share most letter pairs: plurals, tenses, misspellings. */
function isForm(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size) >= SAME_WORD_SIMILARITY;
}
