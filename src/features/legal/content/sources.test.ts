import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSourcesTable } from '#testing/sources-table';
import { SOURCES } from './sources.ts';

test.each(SOURCES)('$name states the license and version of its package', (source) => {
  const text = readFileSync(`node_modules/${source.package}/package.json`, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    license: source.packageLicense ?? source.license,
    version: source.version,
  });
});

test('docs/artwork.md has the table (else run: node scripts/write-sources-table.ts)', () => {
  const document = readFileSync('docs/artwork.md', 'utf8');
  expect(document).toBe(withSourcesTable(document));
});

test('no work is share-alike for pictures, or non-commercial', () => {
  expect(SOURCES.filter(({ license }) => /CC-BY.*-(SA|NC|ND)/.test(license))).toEqual([]);
});
