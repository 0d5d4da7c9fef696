import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

const FILE = { size: 1_000, etag: '"abc"' };

test.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=100-199', { start: 100, end: 199 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=1000-2000', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // Answered with all of it.
  ['bytes=200-100', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['bytes=1.5-2', undefined],
  ['bytes=-1-5', undefined],
  [`bytes=${'9'.repeat(40)}-`, undefined],
  ['items=0-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s', (range, part) => {
  expect(byteRangeOf({ range }, FILE)).toEqual(part);
});

test('requires the same version of the file, else the whole file is sent', () => {
  expect(byteRangeOf({ range: 'bytes=5-', 'if-range': '"abc"' }, FILE)).toEqual({ start: 5, end: 999 });
  for (const ifRange of ['"other"', 'W/"abc"', 'Wed, 21 Oct 2026 07:28:00 GMT', ''])
    expect(byteRangeOf({ range: 'bytes=5-', 'if-range': ifRange }, FILE)).toBeUndefined();
});

test('of an empty file is unsatisfiable', () => {
  expect(byteRangeOf({ range: 'bytes=0-' }, { size: 0, etag: '""' })).toBe('unsatisfiable');
});
