import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Wordnet {
  has(word: string): boolean;
  /** The most frequent words in WordNet's tagged texts. */
  frequent(count: number): string[];
  /** Related words, each with the weight of its best path, 0 to 1. */
  relativesOf(word: string): Map<string, number>;
}

interface Synset {
  words: string[];
  links: { sign: string; target: string }[];
}

const PARTS = { noun: 'n', verb: 'v', adj: 'a' } as const;
/** Factor of each relation; see WordNet's wninput(5) for the signs. */
const STEPS: Record<string, number> = {
  '@': 0.6,
  '@i': 0.5,
  '~': 0.55,
  '&': 0.7,
  '\\': 0.9,
  '+': 0.8,
  '=': 0.5,
  '#p': 0.35,
  '%p': 0.35,
  '#m': 0.35,
};
/** Weight of a word's first, second … sense. */
const SENSES = [1, 0.7, 0.5, 0.35];
/** People search for things rather than actions: 'dog' is an animal first. */
const PART_WEIGHTS: Record<string, number> = { n: 1, a: 0.9, v: 0.5 };
const WORTH_FOLLOWING = 0.25;

/** Reads WordNet 3.1's dictionary files: see its wndb(5) for their format. */
export function readWordnet(folder: string): Wordnet {
  const lines = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('  '));
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const [part, letter] of Object.entries(PARTS)) {
    for (const line of lines(`data.${part}`)) synsets.set(`${letter}${line.slice(0, 8)}`, parseSynset(line));
    for (const line of lines(`index.${part}`)) {
      const fields = line.trim().split(' ');
      const known = senses.get(fields[0]!) ?? [];
      senses.set(fields[0]!, [
        ...known,
        ...fields.filter((field) => /^\d{8}$/.test(field)).map((at) => letter + at),
      ]);
    }
  }
  return {
    has: (word) => senses.has(word),
    frequent: (count) => mostFrequent(lines('index.sense'), count),
    relativesOf: (word) => walk(word, senses, synsets),
  };
}

function parseSynset(line: string): Synset {
  const fields = line.split(' | ')[0]!.trim().split(' ');
  const size = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: size }, (_, index) =>
    fields[4 + 2 * index]!.replace(/\(\w+\)$/, '').toLowerCase(),
  );
  const first = 5 + 2 * size;
  const links = Array.from({ length: Number(fields[first - 1]) }, (_, index) => {
    const [sign = '', offset = '', part = ''] = fields.slice(first + 4 * index, first + 4 * index + 3);
    return { sign, target: `${part === 's' ? 'a' : part}${offset}` };
  });
  return { words, links };
}

function mostFrequent(lines: readonly string[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [key = '', , , tagged = '0'] = line.split(' ');
    const word = key.split('%')[0]!;
    if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + Number(tagged));
  }
  return [...counts]
    .filter(([, tagged]) => tagged > 0)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
}

function walk(word: string, senses: Map<string, string[]>, synsets: Map<string, Synset>) {
  const reached = new Map<string, number>();
  const follow = (at: string, weight: number) => {
    if (weight < WORTH_FOLLOWING || (reached.get(at) ?? 0) >= weight) return;
    reached.set(at, weight);
    for (const { sign, target } of synsets.get(at)?.links ?? []) follow(target, weight * (STEPS[sign] ?? 0));
  };
  const byPart = Map.groupBy(senses.get(word) ?? [], (at) => at[0]);
  for (const [part, list] of byPart) {
    for (const [rank, at] of list.entries()) follow(at, (SENSES[rank] ?? 0) * PART_WEIGHTS[part!]!);
  }
  const relatives = new Map<string, number>();
  for (const [at, weight] of reached) {
    for (const other of synsets.get(at)?.words ?? [])
      relatives.set(other, Math.max(relatives.get(other) ?? 0, weight));
  }
  relatives.delete(word);
  return relatives;
}
