import { expect, test } from 'vitest';
import { createStudioQueryReader } from '#adapters/query-readers/studio/studio-query-reader';
import { readSearch, type SearchTerm } from './read-search.ts';
import { translateSearch } from './translate-search.ts';

const reader = createStudioQueryReader();

function show(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ spellings, isQuoted, isUnwanted }) => {
      const words = spellings.join('/');
      return `${isUnwanted ? '-' : ''}${isQuoted ? `"${words}"` : words}`;
    })
    .join(' ');
}

test.each([
  ['mountain lake', 'mountain lake'],
  ['mountain -snow', 'mountain -snow'],
  ['mountain without snow', 'mountain -snow'],
  ['mountain WITHOUT any snow', 'mountain -snow'],
  ['no snow mountain', '-snow mountain'],
  ['forest without snow or people', 'forest -snow -people'],
  ['"red car"', '"red car"'],
  ['“red car” road', '"red car" road'],
  ['road -"red car"', 'road -"red car"'],
  ['shirt -t-shirt', 'shirt -"t shirt"'],
  ['t-shirt', 't shirt'],
  ['mountain - snow', 'mountain snow'],
  ['low-poly', 'low poly'],
  ["keeper's dog", 'keeper dog'],
  ['photo of a dog', 'of a dog'],
  ['photo', 'photo'],
  ['snow without', 'snow'],
])('%j is read as %j', (query, read) => {
  expect(show(readSearch(query, reader))).toBe(read);
});

test.each([
  ['"', ''],
  ['""', ''],
  ['"red car', 'red car'],
  ['red" car', 'red car'],
  ['-', ''],
  ['- -- –', ''],
  ['-""', ''],
  ['%_\\', ''],
  ['100%', '100'],
  ['red\0car', 'red car'],
  ['🏔️', ''],
  ['\ud800', ''],
  ['-'.repeat(2_000), ''],
])('%j, hostile or unfinished, is read as %j', (query, read) => {
  expect(show(readSearch(query, reader))).toBe(read);
});

test('a query of 2,000 characters is cut', () => {
  expect(readSearch('mountain '.repeat(222), reader).length).toBeLessThanOrEqual(16);
  expect(readSearch('x'.repeat(2_000), reader)[0]!.spellings[0]).toHaveLength(200);
});

test.each([
  ['schwarze Katze', 'schwarze/black katze/cat'],
  ['Wald ohne Schnee', 'wald/forest -schnee/snow'],
  ['montagne sans neige', 'montagne/mountain -neige/snow'],
  ['bosque sin nieve', 'bosque/forest -nieve/snow'],
  ['coche rojo', 'coche/car rojo/red'],
  ['mountain lake', 'mountain lake'],
  ['"schwarze Katze"', '"schwarze katze"'],
])('%j is translated as %j', (query, translated) => {
  expect(show(translateSearch(readSearch(query, reader), reader))).toBe(translated);
});
