import { phrases } from '../scene/phrases.ts';
import { baseForms } from './split-words.ts';

/** Maps phrases of one to three words to their meanings. */
export type WordIndex<Meaning> = Map<string, Meaning[]>;

export interface Found<Meaning> {
  /** Index of the first word, and number of words. */
  place: number;
  length: number;
  meaning: Meaning;
}

export function indexWords<Meaning>(
  groups: readonly (readonly [meaning: Meaning, text: string])[],
): WordIndex<Meaning> {
  const index: WordIndex<Meaning> = new Map();
  for (const [meaning, text] of groups)
    for (const phrase of phrases(text)) index.set(phrase, [...(index.get(phrase) ?? []), meaning]);
  return index;
}

/** Every phrase of the index in the words, longer ones first at each position; they may overlap. */
export function findEntries<Meaning>(words: string[], index: WordIndex<Meaning>): Found<Meaning>[] {
  const found: Found<Meaning>[] = [];
  for (let place = 0; place < words.length; place++) {
    for (let length = Math.min(3, words.length - place); length >= 1; length--) {
      const lead = words.slice(place, place + length - 1);
      const form = baseForms(words[place + length - 1]!).find((last) => index.has([...lead, last].join(' ')));
      if (form === undefined) continue;
      for (const meaning of index.get([...lead, form].join(' ')) ?? [])
        found.push({ place, length, meaning });
    }
  }
  return found;
}
