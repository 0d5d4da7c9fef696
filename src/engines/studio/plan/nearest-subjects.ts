import { readFileSync } from 'node:fs';
import { phrases } from '../scene/phrases.ts';

/**
 * The nearest subjects that can be drawn, by a word or phrase in its base form. A line of the table has words for subjects
 * that cannot be drawn, and the nearest ones that can: parts, kinds and companions.
 */
export const NEAREST_SUBJECTS: ReadonlyMap<string, readonly string[]> = readTable();

function readTable(): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  const text = readFileSync(new URL('./nearest-subjects.txt', import.meta.url), 'utf8');
  for (const line of text.trim().split('\n')) {
    const [words, near] = line.split(' -> ').map(phrases);
    for (const word of words!) {
      if (table.has(word)) throw new Error(`nearest-subjects.txt names "${word}" twice`);
      table.set(word, near!);
    }
  }
  return table;
}
