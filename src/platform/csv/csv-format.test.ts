import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
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

const { string: guarded } = CSV_FORMAT.cast;

/** An apostrophe before each formula's character that only white space parts from a separator. */
function guardedOneByOne(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; at += 1) {
    let before = at - 1;
    while (before >= 0 && /[^\S\t\r\n]/.test(text[before]!)) before -= 1;
    const isCell = before >= 0 && /[;\t\r\n]/.test(text[before]!);
    written += isCell && /[=+\-@]/.test(text[at]!) ? `'${text[at]}` : text[at];
  }
  return written;
}

test('every formula after a separator gets one apostrophe, and nothing else changes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '=', '-', '@', ';', ' ', '\t', '\r', '\n', '\u00a0') });
  fc.assert(fc.property(text, (one) => guarded(one) === guardedOneByOne(one)));
});

test('a great many line breaks are passed over', () => {
  const gap = '\n'.repeat(200_000);
  expect(guarded(`a${gap}b`)).toBe(`a${gap}b`);
  expect(guarded(`a${gap}=b`)).toBe(`a${gap}'=b`);
});
