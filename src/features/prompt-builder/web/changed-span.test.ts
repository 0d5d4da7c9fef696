import { expect, test } from 'vitest';
import { changedSpan } from './changed-span.ts';

test.each([
  ['a lake, at dawn, wide', 'a lake, at dusk, wide', 'at dusk'],
  ['a lake, wide', 'a lake, at dusk, wide', 'at dusk'],
  ['a lake', 'a lake, at dusk', 'at dusk'],
  ['at dusk', 'a lake, at dusk', 'a lake'],
  ['one, two, three', 'four, five', 'four, five'],
  ['', 'a lake', 'a lake'],
  ['a, a', 'a, a, a', 'a'],
])('from %j to %j the new part is %j', (before, after, expected) => {
  const span = changedSpan(before, after);
  expect(span && after.slice(span.start, span.end)).toBe(expected);
});

test('nothing is new after a deletion or without a change', () => {
  expect(changedSpan('a lake, at dawn', 'a lake')).toBeNull();
  expect(changedSpan('a lake', 'a lake')).toBeNull();
  expect(changedSpan('a lake', '')).toBeNull();
});
