import { baseWords } from './base-words.ts';
import type { Language } from './language.ts';
import type { Entry, Lexicon } from './lexicon.ts';

export interface FoundWord {
  entry: Entry;
  isPlural: boolean;
  /** The base word that was found, normalized. */
  key: string;
}

const SHORTEST_BASE = 3;
const SHORTEST_TYPO = 6;
/** Shorter words with another letter are often other words: "mojado" is wet, "morado" purple. */
const SHORTEST_REPLACED = 7;
const INFLECTED = new Set(['noun', 'adjective', 'verb']);

/** A word in any of its forms. */
export function findWord(word: string, language: Language, { entries }: Lexicon): FoundWord | undefined {
  // Of several base words the longest: "fraises" are strawberries, not fresh.
  const bases = baseWords(word, language).sort(
    (one, other) => distance(word, one.word) - distance(word, other.word),
  );
  for (const { word: key, isPlural } of bases) {
    const entry = entries.get(key);
    if (!entry || (key !== word && !(INFLECTED.has(entry.kind) && key.length >= SHORTEST_BASE))) continue;
    return { entry, isPlural: entry.isPlural || isPlural, key };
  }
  return undefined;
}

function distance(word: string, base: string): number {
  return Math.abs(word.length - base.length);
}

/** A word with one letter wrong, missing, added, or swapped with the next; undefined if it may be several. */
export function findMistyped(word: string, language: Language, lexicon: Lexicon): FoundWord | undefined {
  if (word.length < SHORTEST_TYPO) return undefined;
  const group = lexicon.longWords.get(word[0]!) ?? [];
  for (const { word: base, isPlural } of baseWords(word, language)) {
    // Only endings are taken off: two changes at once find other words.
    if (base.length < SHORTEST_TYPO || !word.startsWith(base)) continue;
    const near = group
      .filter(
        (key) =>
          differsByOne(base, key) &&
          // "Cheminée" is a fireplace, no "chemise".
          ((base.length >= SHORTEST_REPLACED && base === word) || !isReplaced(base, key)),
      )
      .map((key) => [key, lexicon.entries.get(key)!] as const);
    const content = near.filter(([, { kind }]) => INFLECTED.has(kind));
    const meanings = new Set(content.map(([, { forms }]) => forms[0]));
    const [first] = content;
    if (first && meanings.size === 1)
      return { entry: first[1], isPlural: first[1].isPlural || isPlural, key: first[0] };
  }
  return undefined;
}

/** Whether two words that differ by one edit have another letter at one place. */
function isReplaced(one: string, other: string): boolean {
  return one.length === other.length && [...one].toSorted().join('') !== [...other].toSorted().join('');
}

/** Whether one edit turns a word into the other. */
function differsByOne(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (one === other || Math.abs(difference) > 1) return false;
  let at = 0;
  while (one[at] === other[at]) at++;
  if (difference === 1) return one.slice(at + 1) === other.slice(at);
  if (difference === -1) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

interface Compound {
  first: FoundWord;
  last: FoundWord;
  /** Where the last part starts in the word. */
  at: number;
}

const SHORTEST_PART = 3;
/** Longer than any compound in use. */
const LONGEST_COMPOUND = 80;
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/**
 * German and Dutch: a word made of two known words, the longest last part first.
 * @param known results for the word's beginnings, by their length
 */
export function splitCompound(
  word: string,
  language: Language,
  lexicon: Lexicon,
  known: (Compound | null)[] = [],
): Compound | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined;
  known[word.length] ??= findSplit(word, language, lexicon, known) ?? null;
  return known[word.length] ?? undefined;
}

function findSplit(
  word: string,
  language: Language,
  lexicon: Lexicon,
  known: (Compound | null)[],
): Compound | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const last = findWord(word.slice(at), language, lexicon);
    if (last?.entry.kind !== 'noun' || last.entry.forms.length === 0 || last.key.length < SHORTEST_PART)
      continue;
    const first = findFirstPart(word.slice(0, at), language, lexicon, known);
    if (first) return { first, last, at };
  }
  return undefined;
}

function findFirstPart(
  part: string,
  language: Language,
  lexicon: Lexicon,
  known: (Compound | null)[],
): FoundWord | undefined {
  const stems = JOINTS.filter((joint) => part.endsWith(joint)).map((joint) =>
    joint === '' ? part : part.slice(0, -joint.length),
  );
  for (const key of [...stems, `${part}e`, `${part}en`]) {
    const entry = lexicon.entries.get(key);
    if (entry && INFLECTED.has(entry.kind) && entry.forms.length > 0 && key.length >= SHORTEST_PART)
      return { entry, isPlural: false, key };
  }
  const inner =
    part.length > 6 ? splitCompound(part.replace(/s$/u, ''), language, lexicon, known) : undefined;
  return inner?.last;
}
