import type { Language } from './languages/language.ts';
import { splitWords } from './words.ts';

const SMALL = new Set('a an the and but or nor for of on in at to by with from as vs via per'.split(' '));

/** English title case. Words with inner capitals or digits stay unchanged. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const isEdge = index === 0 || index === words.length - 1 || /[.:?!—–]$/.test(words[index - 1]!);
      const plain = word.toLowerCase().replace(/[^\p{L}]/gu, '');
      if (/.\p{Lu}/u.test(word.replace(/[-/].*/u, '')) && !/^[\p{Lu}\P{L}]+$/u.test(word)) return word;
      if (index > 0 && /\d$/.test(words[index - 1]!) && plain.length < 3) return word;
      if (!isEdge && SMALL.has(plain))
        return word.toLowerCase() === word || /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word;
      return word.replace(
        /(^|[-(“"'‘/])(\p{Ll})(?=[\p{L}'’.]*)/gu,
        (match, before: string, letter: string, offset: number) =>
          before === '-' && offset > 0 && SMALL.has(word.slice(offset + 1))
            ? match
            : before + letter.toUpperCase(),
      );
    })
    .join(' ');
}

export function capitalize(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Converts all-caps lines to sentence case; returns other lines unchanged. */
export function calmDown(text: string): string {
  // Letters of scripts without capitals do not count.
  const letters = text.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  const isShouted = letters.length > 5 && letters === letters.toUpperCase();
  return isShouted
    ? text
        .toLowerCase()
        .split(/(?<=[.!?]\s+)/u)
        .map(capitalize)
        .join('')
    : text;
}

/**
 * Returns a function that spells a heading's words as in running text: in lower case if the sentences do so, or if the
 * language has no capitals for such words.
 */
export function createLowering(
  language: Language | undefined,
  sentences: readonly string[],
): (phrase: string) => string {
  const low = new Set<string>();
  const high = new Set<string>();
  for (const sentence of sentences)
    for (const [index, word] of splitWords(sentence).entries()) {
      if (/^\p{Ll}/u.test(word)) low.add(word);
      else if (index > 0) high.add(word.toLowerCase());
    }
  const isName = (word: string) => !/^\p{Lu}[\p{Ll}\p{M}'’-]*\p{P}*$/u.test(word);
  const lowerWord = (word: string) => {
    const lower = word.toLowerCase();
    const isCommon = low.has(lower.replace(/[^\p{L}\p{M}]+$/u, '')) || language?.stopWords.has(lower);
    return !isName(word) && isCommon ? lower : word;
  };
  return (phrase) => {
    const [first = '', ...rest] = phrase.split(' ').map(lowerWord);
    if (isName(first) || !language || language.code === 'de' || high.has(first.toLowerCase()))
      return [first, ...rest].join(' ');
    // If only the first word has a capital, the heading is the reason, not a name.
    const isSentenceCase = rest.every((word) => !/^\p{Lu}/u.test(word));
    return [isSentenceCase ? first.toLowerCase() : first, ...rest].join(' ');
  };
}
