import { stopWordsOf } from './languages/find-language.ts';
import { isUnspaced, splitWords } from './words.ts';

/** Only the beginning is read: a page names its subject early. */
const MAX_CHARACTERS = 50_000;
const SHORTEST = 3;
/** A pair of words counts only if it occurs this often. */
const MIN_PAIR_TIMES = 2;

interface Candidate {
  /** Its spellings, and how often each occurs. */
  forms: Map<string, number>;
  times: number;
  /** Place of the first occurrence: 1 at the text's beginning, 0 at its end. */
  earliest: number;
  parts: string[];
}

/**
 * The words and pairs of words that a text is about, the likeliest first: frequent ones, early ones, pairs before their
 * parts; no stop words. In the text's most frequent spelling.
 * @param language BCP 47; stop words are known for de, en, es, fr, it, nl and pt
 * @param most maximum number of keywords
 */
export function extractKeywords(text: string, language: string, most = 10): string[] {
  const stopWords = stopWordsOf(language);
  const found = new Map<string, Candidate>();
  let place = 0;
  const read = text.slice(0, MAX_CHARACTERS);
  const total = Math.max(splitWords(read).length, 1);
  for (const stretch of read.split(/[.,;:!?()"“”„«»|/\n\r\t•·–—。、！？「」؟،؛]+/u)) {
    let previous: { key: string; word: string } | undefined;
    for (const word of splitWords(stretch)) {
      place += 1;
      const plain = word.toLowerCase().replace(/’/g, "'");
      const shortest = isUnspaced(word) ? 2 : SHORTEST;
      if (plain.length < shortest || stopWords.has(plain) || /^[\d.,-]+$/.test(plain) || isKana(plain)) {
        previous = undefined;
        continue;
      }
      const key = fold(plain, language);
      const early = 1 - place / total;
      note(found, key, word, early, [key]);
      if (previous && previous.key !== key)
        note(found, `${previous.key} ${key}`, joinPair(previous.word, word), early, [previous.key, key]);
      previous = { key, word };
    }
  }
  return choose(found, most);
}

function note(
  found: Map<string, Candidate>,
  key: string,
  form: string,
  early: number,
  parts: string[],
): void {
  const candidate = found.get(key) ?? { forms: new Map(), times: 0, earliest: early, parts };
  candidate.times += 1;
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  found.set(key, candidate);
}

function choose(found: Map<string, Candidate>, most: number): string[] {
  const score = ({ times, earliest, parts }: Candidate) =>
    (1 + Math.log2(times)) * (1 + earliest) * (parts.length > 1 ? 1.35 : 1);
  const ranked = [...found.values()]
    .filter(({ parts, times }) => parts.length === 1 || times >= MIN_PAIR_TIMES)
    .sort((a, b) => score(b) - score(a));
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    if (chosen.length >= most) break;
    const isTold = chosen.some(({ parts }) => candidate.parts.some((part) => parts.includes(part)));
    if (!isTold) chosen.push(candidate);
  }
  // Prefers lower case: a word that is in lower case anywhere is not a name.
  const rankForm = ([form, times]: [string, number]) => times + (/^\p{Ll}/u.test(form) ? MAX_CHARACTERS : 0);
  return chosen.map(({ forms }) => [...forms].sort((a, b) => rankForm(b) - rankForm(a))[0]![0]);
}

/** Removes a plural s, in languages that have one. */
function fold(word: string, language: string): string {
  return /^(?:en|fr|es|pt|nl)/i.test(language) ? word.replace(/([^s])s$/, '$1') : word;
}

function joinPair(first: string, second: string): string {
  return isUnspaced(first + second) ? `${first}${second}` : `${first} ${second}`;
}

/** Japanese endings and particles. */
function isKana(word: string): boolean {
  return /^\p{Script=Hiragana}+$/u.test(word);
}
