import { readFileSync } from 'node:fs';
import { findStandIns, isUnlike } from './stand-ins.ts';

/** A word that a picture of another word may be described with. */
export interface Synonym {
  word: string;
  /** In hundredths; most pairs from 100 on fit. */
  score: number;
}

/** The score of a stand-in: a word of similar meaning, but none of the same. */
const STAND_IN_SCORE = 130;

let list: Map<string, string> | undefined;

/**
 * Words of similar meaning, best first; empty for a word that is not listed.
 * @param forms of one word or phrase, in lowercase: "people" and "person" have lists of their own
 */
export function findSynonyms(forms: readonly string[], { from }: { from: number }): Synonym[] {
  const scores = new Map<string, number>();
  for (const line of new Set(forms.map(lineOf))) {
    for (const entry of line?.split(', ') ?? []) {
      const [word = '', hundredths] = entry.split(' ');
      const score = Number(hundredths);
      if (score >= from) scores.set(word, Math.max(scores.get(word) ?? 0, score));
    }
  }
  // The index has only singulars: "greens" would find whatever is green, and "blues" whatever is blue.
  for (const word of scores.keys()) {
    const others = singularsOf(word).filter((form) => form !== word && list!.has(form));
    if (others.some((form) => !scores.has(form)) || forms.some((form) => isUnlike(form, word)))
      scores.delete(word);
  }
  if (from <= STAND_IN_SCORE)
    for (const word of forms.flatMap((form) => findStandIns(form)))
      if (!scores.has(word)) scores.set(word, STAND_IN_SCORE);
  return [...scores].map(([word, score]) => ({ word, score })).sort((a, b) => b.score - a.score);
}

/** Whether it is a common English word. @param word in lowercase */
export function isListedWord(word: string): boolean {
  return lineOf(word) !== undefined;
}

function lineOf(word: string): string | undefined {
  list ??= readList();
  return singularsOf(word)
    .map((form) => list!.get(form))
    .find((line) => line !== undefined);
}

/** Words with their synonyms, as written by scripts/list-synonyms.ts. */
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
