import { isBoilerplate } from './is-boilerplate.ts';

const MOST = 120;
const LONGEST = 400;
/** Characters; of languages that need no spaces the fewer. */
const SHORTEST = 18;
const SHORTEST_UNSPACED = 8;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * A page's own sentences in its order, each once, without notices and navigation. Lines that stand in no paragraph count
 * where they are sentences.
 */
export function chooseSentences(
  {
    description,
    paragraphs,
    lines,
    headings,
  }: {
    description: string;
    paragraphs: readonly string[];
    lines: readonly string[];
    headings: readonly string[];
  },
  language: string | null,
): string[] {
  const splitter = new Intl.Segmenter(isLanguage(language) ? language : 'en', { granularity: 'sentence' });
  const split = (text: string) =>
    isBoilerplate(text) ? [] : [...splitter.segment(text)].map(({ segment }) => segment.trim());
  const known = new Set(headings.map(keyOf));
  const isTold = (sentence: string) => {
    const key = keyOf(sentence);
    const isNew = key !== '' && !known.has(key);
    known.add(key);
    return isNew;
  };
  const written = paragraphs.length > 0 ? paragraphs : [description];
  return [...written.flatMap(split), ...lines.filter(isSentence).flatMap(split)]
    .filter((sentence) => isLongEnough(sentence) && sentence.length <= LONGEST && !isBoilerplate(sentence))
    .filter(isTold)
    .slice(0, MOST);
}

function isSentence(line: string): boolean {
  return /[.!?。！？।؟]["”’»)]?$/u.test(line);
}

function isLongEnough(text: string): boolean {
  return text.length >= (UNSPACED.test(text) ? SHORTEST_UNSPACED : SHORTEST);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isLanguage(code: string | null): code is string {
  try {
    return code !== null && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}
