import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { CSV_FORMAT } from './csv-format.ts';

const cell = (text: string) => stringify([[text]], { ...CSV_FORMAT, bom: false, header: false }).trimEnd();

test.each([
  ['=1+1', "'=1+1"],
  ['a red apple;=1+1', "a red apple;'=1+1"],
  ['a red apple; @SUM(A1)', "a red apple; '@SUM(A1)"],
  ['one\t-2', "one\t'-2"],
])('%j is no formula in any spreadsheet', (text, written) => {
  expect(cell(text)).toBe(written);
});

test('other texts stay as they are', () => {
  expect(cell('a well-kept garden; red = warm')).toBe('a well-kept garden; red = warm');
});
