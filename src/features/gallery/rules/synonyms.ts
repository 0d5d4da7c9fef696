import { readFileSync } from 'node:fs';

let list: Map<string, string> | undefined;

/** Words of similar meaning, best first; empty for a word that is not listed. @param word in lowercase */
export function findSynonyms(word: string): string[] {
  list ??= readList();
  const found = singularsOf(word).map((form) => list!.get(form));
  return found.find((words) => words !== undefined)?.split(' ') ?? [];
}

/** Words with their synonyms, as written by scripts/list-synonyms.ts. Takes 2 MB of memory. */
function readList(): Map<string, string> {
  const text = readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(': ') as [string, string]),
  );
}

function singularsOf(word: string): string[] {
  return [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/(?<=s|x|z|ch|sh)es$/, ''),
    word.replace(/(?<!s)s$/, ''),
  ];
}
