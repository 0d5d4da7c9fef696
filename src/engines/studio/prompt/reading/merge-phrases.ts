import { wordSet } from '../../scene/phrases.ts';
import { spanOf } from '../spans.ts';
import { isOtherThing } from './compounds.ts';
import { FORMAT_NOUNS } from './function-words.ts';
import { isOneOf, type Token } from './token.ts';

const LONGEST_PHRASE = 6;

/**
 * Joins words that are one noun together, from the left, the longest first: known ones (`ice cream`, `cup of
 * coffee`, `sun glasses`), and unknown ones that are not what their last noun names (`piggy bank`).
 */
export function mergePhrases(tokens: readonly Token[], isNoun: (phrase: string) => boolean): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findPhrase(tokens, at, isNoun);
    const isWhole = found && !namesRoomAfter(tokens, at + found.length - 1, isNoun);
    const phrase = isWhole ? found : findOtherThing(tokens, at, isNoun);
    merged.push(phrase?.token ?? tokens[at]!);
    at += phrase?.length ?? 1;
  }
  return merged;
}

/** Joins only words that are known together: no guesses from their last noun. */
export function mergeKnown(tokens: readonly Token[], isNoun: (phrase: string) => boolean): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = findPhrase(tokens, at, isNoun) ?? findOtherThing(tokens, at, isNoun, { guesses: false });
    merged.push(phrase?.token ?? tokens[at]!);
    at += phrase?.length ?? 1;
  }
  return merged;
}

function findPhrase(tokens: readonly Token[], at: number, isNoun: (phrase: string) => boolean) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    const first = words[0]!;
    const last = words.at(-1)!;
    const lead = words.slice(0, -1).map(({ forms }) => forms[0]!);
    const name =
      last.forms
        .map((form) => [...lead, form].join(' '))
        .find((phrase) => isNoun(phrase) || FORMAT_NOUNS.has(phrase)) ??
      (length === 2 && isClosed(first, last)
        ? last.forms.map((form) => `${lead[0]}${form}`).find(isNoun)
        : undefined);
    if (name !== undefined)
      return { token: join(words, name, first.kind === 'verb' && !isOneOf(last, USED_FOR)), length };
  }
  return undefined;
}

/** "Office meeting room": the last word of one phrase starts the name of a room. */
function namesRoomAfter(
  tokens: readonly Token[],
  last: number,
  isNoun: (phrase: string) => boolean,
): boolean {
  const room = findPhrase(tokens, last, isNoun);
  return room?.length === 2 && isOneOf(tokens[last + 1]!, ['room']);
}

/** Things and rooms that a verb before them only tells the use of: a living room, a frying pan. */
const USED_FOR = wordSet(
  'room, pool, table, machine, bag, board, pan, lot, ring, dress, cake, chair, gown, lamp, glass, desk, hall, studio, wheel, rod, net, boat, ball, shoe, pad, stick, paper, tape, rope, star, fish',
);

/** Whether two words may be one: `sun glasses`. */
function isClosed(...words: readonly Token[]): boolean {
  return words.every(({ text, kind }) => text.length > 2 && kind !== 'link' && kind !== 'filler');
}

/** "Piggy bank", "thank you card". */
function findOtherThing(
  tokens: readonly Token[],
  at: number,
  isNoun: (phrase: string) => boolean,
  { guesses } = { guesses: true },
) {
  for (let length = Math.min(3, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length);
    const last = words.at(-1)!;
    if (words.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    const lead = words.slice(0, -1);
    // "A rainy forest" is no rain forest.
    const isOnlyNoun = length === 2 && lead[0]!.kind === 'noun';
    const forms = isOnlyNoun ? lead[0]!.forms : [lead.map(({ forms }) => forms[0]).join(' ')];
    if (last.kind !== 'noun' || !isOtherThing(forms, last.forms, guesses && isOnlyNoun, isNoun)) continue;
    return { token: join(words, words.map(({ forms }) => forms[0]).join(' '), false), length };
  }
  return undefined;
}

function join(words: readonly Token[], name: string, isActivity: boolean): Token {
  const first = words[0]!;
  return {
    ...words.at(-1)!,
    ...spanOf(words),
    kind: 'noun',
    isPlural: isPlural(words, name),
    forms: [name],
    value: undefined,
    isActivity,
    afterBreak: first.afterBreak,
  };
}

/** "A chess board with pieces" is one board. */
function isPlural(words: readonly Token[], name: string): boolean {
  const main = name.split(' with ')[0]!;
  const named = words.find(({ forms }) => forms.some((form) => main.endsWith(form))) ?? words.at(-1)!;
  return named.isPlural && !main.endsWith(named.text);
}
