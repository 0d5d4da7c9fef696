/** Text in quotation marks of any language; its first group is the text. */
export const QUOTED = /["“”«»„「『]([^"“”«»„「」『』]{1,120})["“”«»」』]/g;

/**
 * Words that something says without quotation marks: those in capitals, or all up to the end of the clause. Its first group
 * is the text.
 */
const SAID =
  /(?<=\b(?:says?|saying|reads|spells|(?:sign|board|poster|card|mug|shirt|banner) reading|with the (?:words?|text))\s{1,3})(\p{Lu}[\p{Lu}\p{N}'&!? ]{0,60}(?<![ ])(?![\p{L}\p{N}])|(?!["“”«»„「『])[\p{L}\p{N}][\p{L}\p{N}'&!?]*(?: (?!(?:on|in|at|with|hanging|above|under|near|for|and|over|by|beside)\b)[\p{L}\p{N}'&!?]+){0,5})/gu;

/** Text that is to be written in the picture, with where it starts and ends. */
export function findQuoted(prompt: string): { text: string; start: number; end: number }[] {
  const found = [...prompt.matchAll(QUOTED), ...withoutQuotes(prompt).matchAll(SAID)];
  return found
    .map(({ 0: whole, 1: words, index }) => ({
      text: words!.trim(),
      start: index,
      end: index + whole.length,
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** The prompt with spaces in place of what is to be written. */
export function blankQuoted(prompt: string): string {
  return withoutQuotes(prompt).replace(SAID, blank);
}

function withoutQuotes(prompt: string): string {
  return prompt.replace(QUOTED, blank);
}

const blank = (found: string) => ' '.repeat(found.length);

/** A quotation mark of any kind. */
export const QUOTATION_MARK = /["“”«»„「『]/;
