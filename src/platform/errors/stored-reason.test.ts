import { expect, test } from 'vitest';
import { readReason, storeReason } from './stored-reason.ts';

test('a stored reason is phrased when it is read', () => {
  const stored = storeReason({ code: 'canceled', begun: 2, credits: 2 });
  expect(stored).not.toContain('pictures');
  expect(readReason(stored)).toBe('You canceled it after 2 pictures were started.');
});

test('long provider messages are cut, and NUL is removed', () => {
  const stored = storeReason({ code: 'badRequest', label: 'f\0al', said: 'x'.repeat(5_000) });
  expect(readReason(stored)).toBe(`fal rejected this request: ${'x'.repeat(300)}.`);
});

test('a sentence of an older row is shown as it is', () => {
  expect(readReason('OpenAI took too long.')).toBe('OpenAI took too long.');
});

test.each(['nothingKnown', 'constructor'])('a code of another version has a general phrase: %s', (code) => {
  expect(readReason(JSON.stringify({ code }))).toMatch(/^It could not be made/);
});
