import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Relations of words, weighed by how usual the words are in them. */
export interface Wordnet {
  has(word: string): boolean;
  /** The most frequent words in WordNet's tagged texts. */
  frequent(count: number): string[];
  /** Related words, each with the weight of its best path, 0 to 1. */
  relativesOf(word: string): Map<string, number>;
  /**
   * Words for kinds of this thing, however special: pizza for food. The weight, 0 to 1, tells how usual both words are in
   * these senses.
   */
  kindsOf(word: string): Map<string, number>;
}

interface Synset {
  /** Number of the lexicographer's file: 05 has all animals; see lexnames(5). */
  file: string;
  /** As written: names of genera have a capital. */
  words: string[];
  links: { sign: string; target: string }[];
}

/** WordNet's files as they are. */
export interface Synsets {
  /** The lines of one of its files, without the license. */
  lines(name: string): string[];
  /** By the letter of the part of speech (n, v or a) and the eight digits of the offset. */
  synsets: Map<string, Synset>;
  /** The keys of the synsets of each word in lower case, words of a phrase joined by "_", the most usual first. */
  senses: Map<string, string[]>;
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
export function readSynsets(folder: string): Synsets {
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
  return { lines, synsets, senses };
}

/** Reads the same files, and the counts of its tagged texts in `index.sense`. */
export function readWordnet(folder: string): Wordnet {
  const { lines, synsets, senses } = readSynsets(folder);
  const usual = readSenseUse(lines('index.sense'));
  return {
    has: (word) => senses.has(word),
    frequent: (count) => mostFrequent(lines('index.sense'), count),
    relativesOf: (word) => walk(word, senses, synsets),
    kindsOf: (word) => walkDown(word, senses, synsets, usual),
  };
}

function parseSynset(line: string): Synset {
  const fields = line.split(' | ')[0]!.trim().split(' ');
  const size = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: size }, (_, index) => fields[4 + 2 * index]!.replace(/\(\w+\)$/, ''));
  const first = 5 + 2 * size;
  const links = Array.from({ length: Number(fields[first - 1]) }, (_, index) => {
    const [sign = '', offset = '', part = ''] = fields.slice(first + 4 * index, first + 4 * index + 3);
    return { sign, target: `${part === 's' ? 'a' : part}${offset}` };
  });
  return { file: fields[1]!, words, links };
}

const wordsOf = (synset: Synset | undefined) => (synset?.words ?? []).map((word) => word.toLowerCase());

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
    for (const other of wordsOf(synsets.get(at)))
      relatives.set(other, Math.max(relatives.get(other) ?? 0, weight));
  }
  relatives.delete(word);
  return relatives;
}

/** Weight of a kind's first, second … sense: fewer than for a word of the query, since most senses are rare. */
const KIND_SENSES = [1, 0.7, 0.4];
const NOUN = PARTS.noun;

/** How usual a sense of a word is, 0 to 1. */
type SenseUse = (word: string, at: string) => number;

/** Each sense counts as used half a time more than it was, so that untagged words with one sense are usual. */
const UNSEEN = 0.5;
const SENSE_LETTERS = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' } as Record<string, string>;

/** From the tagged texts: "pink" is seldom a flower, "crisp" seldom food. A sense with half of all uses is usual. */
function readSenseUse(lines: readonly string[]): SenseUse {
  const uses = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const [key = '', offset = '', , tagged = '0'] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    const known = uses.get(word) ?? new Map<string, number>();
    known.set(`${SENSE_LETTERS[rest[0]!]}${offset}`, Number(tagged));
    uses.set(word, known);
  }
  return (word, at) => {
    const counts = [...(uses.get(word)?.values() ?? [])];
    const total = counts.reduce((sum, count) => sum + count + UNSEEN, 0);
    return Math.min(1, (2 * ((uses.get(word)?.get(at) ?? 0) + UNSEEN)) / total);
  };
}

function walkDown(
  word: string,
  senses: Map<string, string[]>,
  synsets: Map<string, Synset>,
  shareOf: SenseUse,
) {
  const kinds = new Map<string, number>();
  const nouns = (of: string) => (senses.get(of) ?? []).filter((at) => at[0] === NOUN);
  for (const [rank, start] of nouns(word).entries()) {
    const weight = SENSES[rank] ?? 0;
    const reached = new Set([start]);
    for (const at of reached)
      for (const { sign, target } of synsets.get(at)?.links ?? []) if (sign === '~') reached.add(target);
    for (const at of reached) {
      for (const kind of wordsOf(synsets.get(at))) {
        const usual = (KIND_SENSES[nouns(kind).indexOf(at)] ?? 0) * shareOf(kind, at);
        kinds.set(kind, Math.max(kinds.get(kind) ?? 0, weight * usual));
      }
    }
  }
  kinds.delete(word);
  return kinds;
}
