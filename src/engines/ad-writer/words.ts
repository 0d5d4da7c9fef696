const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** The words of a text. Scripts without spaces are segmented by dictionary. */
export function splitWords(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? [];
  const segments = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** A set of words from a text. */
export function wordSet(table: string): ReadonlySet<string> {
  return new Set(table.split(/\s+/).filter(Boolean));
}
