import { expect, test } from 'vitest';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { creditLine } from './credit-line.ts';

test('a picture without works of others needs no credit', () => {
  expect(creditLine()).toBeNull();
  expect(creditLine([])).toBeNull();
});

test('a credit line names title, author, source, license and change', () => {
  expect(creditLine([SAMPLE_CREDIT])).toBe(
    '“Office chair” by Jane Doe (https://example.org/chair), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});

test('each work is named once', () => {
  const lamp = { ...SAMPLE_CREDIT, title: 'Lamp', author: 'Bo', source: 'https://example.org/lamp' };
  expect(creditLine([SAMPLE_CREDIT, lamp, { ...SAMPLE_CREDIT }])).toBe(
    '“Office chair” by Jane Doe (https://example.org/chair), CC BY 3.0, changed; “Lamp” by Bo (https://example.org/lamp), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});
