import { readFileSync } from 'node:fs';
import { phrases } from '../../scene/phrases.ts';
import type { Token } from './token.ts';

/**
 * More specific nouns than the vocabulary has, with the noun that is drawn for them: a sparrow is drawn as any bird. A line of
 * the table has that noun and its kinds. It holds only kinds whose drawing is not plainly another animal or thing: an ostrich is
 * no small bird.
 */
export const KINDS: ReadonlyMap<string, string> = readTable();

/** A noun that `isNoun` does not know, as the general one that it is a kind of. */
export function generalize(noun: Token, isNoun: (phrase: string) => boolean): Token {
  if (noun.forms.some(isNoun)) return noun;
  const special = noun.forms.find((form) => KINDS.has(form));
  return special === undefined ? noun : { ...noun, forms: [KINDS.get(special)!], special };
}

function readTable(): Map<string, string> {
  const table = new Map<string, string>();
  const text = readFileSync(new URL('./kinds.txt', import.meta.url), 'utf8');
  for (const line of text.trim().split('\n')) {
    const [general, kinds] = line.split(': ');
    for (const kind of phrases(kinds!)) {
      if (table.has(kind)) throw new Error(`kinds.txt names "${kind}" twice`);
      table.set(kind, general!);
    }
  }
  return table;
}
