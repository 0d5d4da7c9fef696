import { readFileSync } from 'node:fs';

let list: Map<string, string> | undefined;

/** Words that mean something like this one (small letters, as typed), best first; none for a word that is not listed. */
export function findAlikeWords(word: string): string[] {
  list ??= readList();
  const alike = singularsOf(word).map((form) => list!.get(form));
  return alike.find((words) => words !== undefined)?.split(' ') ?? [];
}

/** Each word with those alike, as scripts/list-alike-words.ts writes them; 2 MB in memory. */
function readList(): Map<string, string> {
  const text = readFileSync(new URL('./alike-words.txt', import.meta.url), 'utf8');
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
