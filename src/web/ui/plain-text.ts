/** Words without their case and accents, one space before each, for comparing. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** The words of a search, plain; none if it is blank. */
export function wordsOf(query: string): string[] {
  return plainText(query).split(' ').filter(Boolean);
}

/** Whether every one of the words begins a word of the plain text. */
export function hasWords(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(UNSPACED.test(word) ? word : ` ${word}`));
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
