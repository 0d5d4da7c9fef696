/** Words in lower case without accents, one space before each, for comparison. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** The plain words of a search; none if it is blank. */
export function wordsOf(query: string): string[] {
  return plainText(query).split(' ').filter(Boolean);
}

/** Whether each word is the beginning of a word in the plain text. */
export function hasWords(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(UNSPACED.test(word) ? word : ` ${word}`));
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
