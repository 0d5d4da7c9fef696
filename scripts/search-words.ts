import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wordnet } from './wordnet.ts';

/** Number of the most frequent words in WordNet's tagged texts; words of our own tables are added. */
const FREQUENT = 9_000;

// Abusive and coarse words are never suggested.
export const UNWELCOME = new Set(
  `arse asshole bastard bitch chink cocksucker coon crap cunt dago darky dick
    dyke faggot fuck fucking gook harlot honky hooker jap kike negro nigga
    nigger piss prick prostitute pussy redneck retard shag shit shitty slut spic
    strumpet tits turd wank whore whoremaster wop`.split(/\s+/),
);

const OWN_TEXTS = [
  'src/adapters/text-models/builtin/gallery-subjects',
  'src/engines/studio/prompt',
  'src/engines/studio/plan/nearest-subjects.txt',
  'src/engines/studio/prompt/reading/kinds.txt',
  'src/engines/studio/prompt/languages/names/de.txt',
];

const root = fileURLToPath(new URL('../', import.meta.url));

/** The words that may be synonyms of each other: frequent English words, and those of the gallery's pictures. */
export function listSearchWords(wordnet: Wordnet): string[] {
  const own = OWN_TEXTS.flatMap(textsAt).flatMap((text) => [
    ...text.toLowerCase().matchAll(/(?<=^|['"` ,(-])[a-z]{3,14}(?=$|['"` ,.):-])/gm),
  ]);
  const known = own.map(([word]) => word).filter((word) => wordnet.has(word));
  return [...new Set([...wordnet.frequent(FREQUENT), ...known])]
    .filter((word) => !UNWELCOME.has(word))
    .sort();
}

function textsAt(path: string): string[] {
  const full = join(root, path);
  if (path.endsWith('.txt')) return [readFileSync(full, 'utf8')];
  return readdirSync(full)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(full, name), 'utf8'));
}
