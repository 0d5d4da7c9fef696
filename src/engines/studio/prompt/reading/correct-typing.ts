import dictionary from 'dictionary-en';
import { wordSet } from '../../scene/phrases.ts';
import { baseForms } from '../split-words.ts';

/** Shorter words have too many neighbors. */
const SHORTEST = 5;
/** From this length on two mistakes are corrected, if the first letter is right. */
const LONG = 7;

/**
 * The vocabulary's word that a mistyped one stands for, in the plural if it was; undefined for English words
 * and if several words are as near.
 */
export function correctTyping(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isInDictionary(word) || isOfTwoWords(word))
    return undefined;
  const most = word.length >= LONG ? 2 : 1;
  let nearest: string[] = [];
  let least = most + 1;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most || candidate.length < SHORTEST) continue;
    const distance = editDistance(word, candidate);
    if (distance > least || (distance > 1 && candidate[0] !== word[0])) continue;
    nearest = distance < least ? [candidate] : [...nearest, candidate];
    least = distance;
  }
  if (nearest.length === 1) return nearest[0];
  // "Moden" is "modern" rather than "model": letters are left out more often than replaced or added.
  const longer = nearest.filter((candidate) => candidate.length > word.length);
  return longer.length === 1 ? longer[0] : undefined;
}

/** "Treehouse": two words that are written as one. */
function isOfTwoWords(word: string): boolean {
  const [last] = LAST_PARTS.exec(word) ?? [];
  return last !== undefined && isInDictionary(word.slice(0, -last.length));
}

const LAST_PARTS =
  /(?:house|berry|ball|board|room|man|woman|boat|ship|yard|land|wood|fish|bird|book|store|shop|paper)$/;

let words: ReadonlySet<string> | undefined;

/** The dictionary has `record` as `cord` with a prefix, and `older` as `old` with a suffix. */
const AFFIXES = /^(?:re|in|un|de|dis|con|pro|a)|(?:ly|er|est|en)$/g;
/** Words of prompts that the dictionary, which is American, lacks. */
const ALSO_WORDS = wordSet(
  'aardwolf, artstation, mangosteen, meerkat, metre, metres, ochre, panelled, picchu, pixar, risograph, sedona, softbox, tragopan',
);

/** Whether an English dictionary has a word in lower case, in any form. */
export function isInDictionary(word: string): boolean {
  if (ALSO_WORDS.has(word)) return true;
  // Each line is a word, then its affixes after a slash.
  words ??= new Set(
    new TextDecoder()
      .decode(dictionary.dic)
      .toLowerCase()
      .split(/(?:\/.*)?\n/),
  );
  const forms = [word, word.replace(AFFIXES, '')].flatMap(baseForms);
  return forms.some((form) => words!.has(form));
}

/** Letters to add, drop, replace, or swap with their neighbor. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let column = 1; column <= other.length; column++) {
      const same = one[at - 1] === other[column - 1];
      const isSwap =
        at > 1 && column > 1 && one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      next[column] = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + (same ? 0 : 1),
        isSwap ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}
