import { resolveConfusablesTransformer } from 'obscenity';

const CONFUSABLES = resolveConfusablesTransformer();
/** Digits and signs read as letters; `1` is read as `i` and as `l`. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};
const MIXED = /[\p{L}]*[013457|8@$!€]+\p{L}[\p{L}013457|8@$!€]*|\p{L}+[013457|8@$!€]+\p{L}*/gu;

/**
 * Possible readings of a prompt: as written; with digits and signs as letters (l33t); with spaced-out letters joined. Each
 * is lower-case ASCII words separated by single spaces.
 */
export function readingsOf(prompt: string): string[] {
  const plain = toAscii(prompt);
  const asLetters = plain.replace(MIXED, unleet);
  const asL = plain.replace(MIXED, (word) => unleet(word.replaceAll('1', 'l')));
  const readings = [plain, asLetters, asL].map(toWords);
  return [...new Set([...readings, ...readings.map(withoutRepeats), ...readings.map(joinSpreadLetters)])];
}

/** Replaces compatibility forms, accents, and letters of other scripts that look like Latin ones. */
function toAscii(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return [...bare]
    .map((sign) => {
      if (sign <= '\u007f') return sign;
      const alike = CONFUSABLES.transform(sign.codePointAt(0)!);
      return alike === undefined ? sign : String.fromCodePoint(alike).toLowerCase();
    })
    .join('');
}

function unleet(word: string): string {
  return [...word].map((sign) => LEET[sign] ?? sign).join('');
}

function toWords(text: string): string {
  return text.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** `pooorn` becomes `porn`; double letters stay, since many words have them. */
function withoutRepeats(text: string): string {
  return text.replace(/([a-z])\1{2,}/g, '$1');
}

/**
 * Replaces three or more single letters in a row by all words that they may spell, since the boundaries are unknown
 * (`a p o r n` is `a porn`).
 */
function joinSpreadLetters(text: string): string {
  return text.replace(/\b[a-z](?: [a-z]){2,}\b/g, (run) => {
    const letters = run.replaceAll(' ', '').slice(0, SPREAD_MAX);
    const words: string[] = [];
    for (let start = 0; start < letters.length; start += 1)
      for (let length = 4; length <= WORD_MAX && start + length <= letters.length; length += 1)
        words.push(letters.slice(start, start + length));
    return words.join(' ');
  });
}

const SPREAD_MAX = 40;
const WORD_MAX = 12;
