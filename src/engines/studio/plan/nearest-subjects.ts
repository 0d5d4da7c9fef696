import { readFileSync } from 'node:fs';
import { phrases } from '../scene/phrases.ts';

/**
 * The nearest subjects that can be drawn, by a word or phrase in its base form. A line of the table has words for subjects
 * that cannot be drawn, and the nearest ones that can: parts, kinds and companions.
 */
export const NEAREST_SUBJECTS: ReadonlyMap<string, readonly string[]> = readTable('./nearest-subjects.txt');

/** Drawable things of the same kind by a noun, the nearest kind first: a harp for a cello. */
export const NEAREST_KINDS: ReadonlyMap<string, readonly string[]> = readTable('./nearest-kinds.txt');

function readTable(name: string): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const line of readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    if (line.startsWith('#')) continue;
    const [words, near] = line.split(' -> ').map(phrases);
    for (const word of words!) {
      if (table.has(word)) throw new Error(`${name} names "${word}" twice`);
      table.set(word, near!);
    }
  }
  return table;
}
