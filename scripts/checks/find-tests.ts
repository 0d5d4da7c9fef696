import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Test files by the prefix of their Vitest project. */
export type TestFiles = Record<'unit' | 'e2e', string[]>;

/** Features of the files in tests/e2e whose names differ from their features. */
const E2E_FEATURES: Readonly<Record<string, readonly string[]>> = {
  account: ['accounts'],
  'ad-creator': ['ads'],
  admin: ['operations', 'users', 'audit', 'accounts', 'credits'],
  billing: ['plans'],
  cancel: ['generations'],
  create: ['generations'],
  delivery: ['downloads', 'sharing'],
  documents: ['legal', 'articles'],
  'download-options': ['downloads'],
  'hosted-models': ['generations'],
  'live-updates': ['generations', 'credits', 'gallery'],
  'main-flow': ['generations'],
  pages: ['provenance'],
  'prompt-box': ['generations', 'prompt-builder'],
  'public-api': ['api-keys', 'webhooks'],
  recovery: ['generations'],
  'remove-background': ['cutouts'],
  result: ['generations'],
  sessions: ['accounts'],
  'studio-command': ['studio'],
  upgrade: ['plans'],
};

/**
 * Finds test files by words: the name of a feature or an engine, or a part of a path.
 * @param words all tests when empty
 * @throws Error when a word finds nothing; the message lists the features
 */
export function findTests(root: string, words: readonly string[]): TestFiles {
  const files = {
    unit: globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root }),
    e2e: globSync('tests/e2e/*.test.ts', { cwd: root }),
  };
  if (words.length === 0) return files;
  const found = words.map((word) => {
    const matches = (file: string) => isAbout(file, word);
    if (![...files.unit, ...files.e2e].some(matches)) throw new Error(unknownWord(root, word));
    return matches;
  });
  const chosen = (file: string) => found.some((matches) => matches(file));
  return { unit: files.unit.filter(chosen), e2e: files.e2e.filter(chosen) };
}

/** `gallery` matches `…/gallery/…` and `gallery-fill.test.ts`, `ads` does not match `uploads`. */
function isAbout(file: string, word: string): boolean {
  if (/[/.]/.test(word)) return file.includes(word);
  const features = file.startsWith('tests/') ? E2E_FEATURES[basename(file, '.test.ts')] : undefined;
  return features?.includes(word) || `-${file.replaceAll(/[/.]/g, '-')}-`.includes(`-${word}-`);
}

function unknownWord(root: string, word: string): string {
  const folders = globSync('src/{engines,features}/*', { cwd: root }).map((folder) => basename(folder));
  const names = new Set([...folders, ...Object.values(E2E_FEATURES).flat()]);
  return `No test is about "${word}". There are: ${[...names].sort().join(', ')}`;
}
