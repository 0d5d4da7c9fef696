import { phrases, wordSet } from '../scene/phrases.ts';
/** In UTF-16 code units; what is beyond is dropped. */
export const LONGEST_PROMPT = 2000;

/**
 * Lower-case words of letters and digits in any script, without accents; what is beyond 2,000 characters is
 * dropped.
 */
export function splitWords(prompt: string): string[] {
  const plain = prompt
    .slice(0, LONGEST_PROMPT)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The word itself, then its likelier base forms: `beaches` → `beach`, `waving` → `wave`. */
export function baseForms(word: string): string[] {
  const forms = [word];
  if (LOOKALIKES.has(word)) return forms;
  const singular = IRREGULAR_PLURALS.get(word);
  if (singular) return [word, singular];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.endsWith('ing')) forms.push(word.slice(0, -3), `${word.slice(0, -3)}e`);
  if (word.endsWith('ed')) forms.push(word.slice(0, -2), word.slice(0, -1));
  if (word.endsWith('y')) forms.push(word.slice(0, -1), `${word.slice(0, -1)}e`);
  return forms;
}

/** Words that look like forms of unrelated nouns (stepped: steppe; story: store; training: train). */
const LOOKALIKES = wordSet(
  'stepped, stepping, inked, inking, story, training, belly, bully, booty, directory, mary, frosting',
);

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  phrases(
    `bookshelves bookshelf, calves calf, children child, feet foot, geese goose, halves half, knives knife, leaves leaf,
    lives life, loaves loaf, men man, mice mouse, oxen ox, scarves scarf, shelves shelf,
    teeth tooth, wives wife, wolves wolf, women woman`,
  ).map((pair) => pair.split(' ') as [plural: string, singular: string]),
);
