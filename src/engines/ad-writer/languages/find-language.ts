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
/** Of running text in one of the languages, at least this share are its stop words. */
const RUNNING = 0.16;
/** Fewer words than this tell little. */
const FEW = 12;

/**
 * The language with a table that a text is written in, undefined for others. What a page declares is
 * believed unless its words are clearly another's: many templates declare English.
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
  if (named && (latin.length < FEW || best!.share < RUNNING || share(named) > best!.share / 2)) return named;
  const isClear = best!.share >= RUNNING && best!.share > others[0]!.share;
  if (isClear) return best!.language;
  return declared === undefined || declared === '' ? ENGLISH : undefined;
}

/** For the words of a text in any language: its stop words, or none. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const code = language.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((one) => one.code === code)?.stopWords ?? new Set();
}

export { ENGLISH };
