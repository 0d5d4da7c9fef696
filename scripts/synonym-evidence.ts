import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Words that stand for a word in the lists of other projects and of our engine, each with a weight of 0 to 1. */
export type Evidence = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A keyword of an emoji whose whole name is one word: "flower" for the tulip. */
const KEYWORD = 0.8;
/** Names with more words are of particular things: a "woman dancing" is no woman in general. */
const LONGEST_NAME = 2;
/** A kind of a thing: a husky is a dog. */
const KIND = 1;
/** A thing that is drawn for a word that cannot be drawn: a padlock for security. */
const STAND_IN = 0.8;

interface Annotations {
  annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> };
}

/** Reads CLDR's English keywords of emoji, and the engine's kinds of things and nearest subjects. */
export function readEvidence(): Evidence {
  const evidence = new Map<string, Map<string, number>>();
  const add = (asked: string, found: string, weight: number) => {
    if (asked === found || !/^[a-z]+$/.test(asked) || !/^[a-z]+$/.test(found)) return;
    const known = evidence.get(asked) ?? new Map<string, number>();
    known.set(found, Math.max(known.get(found) ?? 0, weight));
    evidence.set(asked, known);
  };
  for (const { default: keywords = [], tts: [name = ''] = [] } of Object.values(readAnnotations())) {
    const words = name.toLowerCase().split(' ');
    if (words.length > LONGEST_NAME) continue;
    for (const keyword of keywords) add(keyword, words.at(-1)!, KEYWORD / words.length);
  }
  for (const [general = '', kinds = ''] of linesOf('prompt/reading/kinds.txt', ': '))
    for (const kind of kinds.split(', ')) add(general, kind, KIND);
  for (const [asked = '', subjects = ''] of linesOf('plan/nearest-subjects.txt', ' -> '))
    for (const word of asked.split(', '))
      for (const [rank, subject] of subjects.split(', ').entries()) add(word, subject, STAND_IN / (rank + 1));
  return evidence;
}

function readAnnotations(): Annotations['annotations']['annotations'] {
  const require = createRequire(import.meta.url);
  const path = require.resolve('cldr-annotations-full/annotations/en/annotations.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as Annotations).annotations.annotations;
}

function linesOf(path: string, separator: string): string[][] {
  const text = readFileSync(fileURLToPath(new URL(`../src/engines/studio/${path}`, import.meta.url)), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(separator))
    .map((line) => line.split(separator));
}
