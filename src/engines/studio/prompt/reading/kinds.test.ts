import { expect, test } from 'vitest';
import { findSubjects, isDrawable } from '../vocabulary.ts';
import { KINDS } from './kinds.ts';

test('each kind is drawn as artwork of a noun that the vocabulary has', () => {
  const generals = [...new Set(KINDS.values())];
  expect(generals.filter((noun) => !findSubjects([noun]).some(({ kind }) => kind === 'artwork'))).toEqual([]);
});

test('no kind is a noun of the vocabulary, which is drawn as itself', () => {
  expect([...KINDS.keys()].filter(isDrawable)).toEqual([]);
});
