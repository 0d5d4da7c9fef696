import { splitWords } from '../words.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { Language } from './language.ts';
import { DUTCH } from './nl.ts';
import { PORTUGUESE } from './pt.ts';

const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH];
/** Minimum share of stop words in running text of a language. */
const MIN_SHARE = 0.16;
/** With fewer words, detection is unreliable. */
const MIN_WORDS = 12;

/**
 * The language of a text; undefined for languages without tables. The declared language counts, unless the words are
 * clearly in another one: many page templates declare English.
 * @param declared BCP 47
 */
export function findLanguage(text: string, declared: string | undefined): Language | undefined {
  const code = declared?.toLowerCase().split(/[-_]/)[0] ?? '';
  const named = LANGUAGES.find((language) => language.code === code);
  const words = splitWords(text.slice(0, 20_000)).map((word) => word.toLowerCase().replace(/’/g, "'"));
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}'.-]+$/u.test(word));
  if (words.length > 0 && latin.length < words.length / 2) return undefined;
  const share = (language: Language) =>
    latin.filter((word) => language.stopWords.has(word)).length / Math.max(latin.length, 1);
  const [best, ...others] = LANGUAGES.map((language) => ({ language, share: share(language) })).sort(
    (a, b) => b.share - a.share,
  );
  if (named && (latin.length < MIN_WORDS || best!.share < MIN_SHARE || share(named) > best!.share / 2))
    return named;
  const isClear = best!.share >= MIN_SHARE && best!.share > others[0]!.share;
  if (isClear) return best!.language;
  return declared === undefined || declared === '' ? ENGLISH : undefined;
}

/** A language's stop words; empty for languages without tables. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const code = language.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((one) => one.code === code)?.stopWords ?? new Set();
}

export { ENGLISH };
