import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPages, fingerprintPages } from './build-pages.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'framewright-pages-'));
  await write('src/web/app/entry.tsx', 'one');
  for (const file of ['vite.config.ts', 'package.json', 'package-lock.json']) await write(file, '');
});
afterEach(() => rm(root, { recursive: true }));

test('the fingerprint changes with a source, its name and the packages, and with nothing else', async () => {
  const seen = [await fingerprintPages(root)];
  const changes = [
    () => write('src/web/app/entry.tsx', 'two'),
    () => write('src/platform/limits/limits.ts', ''),
    () => write('src/features/plans/content/texts.ts', ''),
    () => write('package-lock.json', '{}'),
  ];
  for (const change of changes) {
    await change();
    const fingerprint = await fingerprintPages(root);
    expect(seen).not.toContain(fingerprint);
    seen.push(fingerprint);
  }
  await write('src/main/other.ts', '');
  await write('src/features/plans/rules/other.ts', '');
  await write('src/platform/db/other.ts', '');
  await write('src/web/app/entry.test.tsx', '');
  await write('dist/client/asset.js', '');
  expect(await fingerprintPages(root)).toBe(seen.at(-1));
});

test('fresh pages are not built again', async () => {
  await write('dist/pages.sha256', await fingerprintPages(root));
  // There is no bundler in this folder: building would fail.
  await buildPages(root);
});

test('a build that fails is reported, and not taken for fresh', async () => {
  await expect(buildPages(root)).rejects.toThrow(/^The pages can't be built/);
  await expect(buildPages(root)).rejects.toThrow(/^The pages can't be built/);
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}
