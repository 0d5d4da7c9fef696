import { findNotices } from './notices.ts';

/** Text in quotation marks of any language; its first group is the text. */
export const QUOTED = /["“”«»„「『]([^"“”«»„「」『』]{1,120})["“”«»」』]/g;

/** Carriers that people read: in "a girl with a book reading", the girl reads. */
const READ_BY_PEOPLE = 'book|card|note|letter|screen|cover|magazine';
const CARRIERS = `${READ_BY_PEOPLE}|sign|billboard|board|poster|placard|banner|flag|label|plaque|chalkboard|blackboard|mug|cup|shirt|tee|hoodie|cake|lettering|typography`;
/** Words after which a clause no longer says what is written. */
const ENDS = 'on|in|at|with|hanging|above|under|near|for|over|by|beside|behind|against|next';
const WORD = String.raw`[\p{L}\p{N}$€£][\p{L}\p{N}'’&!?%.-]*(?<![.-])`;
/** Words that a sign or such says without quotation marks, up to the end of the clause. Its first group is the text. */
const SAID = new RegExp(
  `(?<=\\b(?:(?:${CARRIERS})s? (?:that |which )?(?:says?|saying|spells?|spelling)|(?:${CARRIERS})s? (?:that|which) reads?|` +
    `(?!${READ_BY_PEOPLE})(?:${CARRIERS})s? reading|with the (?:words?|text)) {1,3})` +
    `((?!(?:${ENDS})\\b)${WORD}(?: (?!(?:${ENDS})\\b)${WORD}){0,6})`,
  'giu',
);

/** Text that is to be written in the picture, with where it starts and ends. */
export function findQuoted(prompt: string): { text: string; start: number; end: number }[] {
  const unquoted = withoutQuotes(prompt);
  const found = [...prompt.matchAll(QUOTED), ...unquoted.matchAll(SAID)];
  return [
    ...found.map(({ 0: whole, 1: words, index }) => ({
      text: words!.trim(),
      start: index,
      end: index + whole.length,
    })),
    ...findNotices(unquoted.replace(SAID, blank)),
  ].toSorted((one, other) => one.start - other.start);
}

/** The prompt with spaces in place of what is to be written. */
export function blankQuoted(prompt: string): string {
  let rest = prompt;
  for (const { start, end } of findQuoted(prompt))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

function withoutQuotes(prompt: string): string {
  return prompt.replace(QUOTED, blank);
}

const blank = (found: string) => ' '.repeat(found.length);

/** A quotation mark of any kind. */
export const QUOTATION_MARK = /["“”«»„「『]/;
