import { expect, test } from 'vitest';
import { creditLine } from './credit-line.ts';

const chair = {
  title: 'Office chair',
  author: 'Jane Doe',
  source: 'https://example.org/chair',
  license: 'CC-BY-3.0',
} as const;

test('a picture without works of others needs no credit', () => {
  expect(creditLine()).toBeNull();
  expect(creditLine([])).toBeNull();
});

test('a credit line names title, author, source, license and change', () => {
  expect(creditLine([chair])).toBe(
    '“Office chair” by Jane Doe (https://example.org/chair), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});

test('each work is named once', () => {
  const lamp = { ...chair, title: 'Lamp', author: 'Bo', source: 'https://example.org/lamp' };
  expect(creditLine([chair, lamp, { ...chair }])).toBe(
    '“Office chair” by Jane Doe (https://example.org/chair), CC BY 3.0, changed; “Lamp” by Bo (https://example.org/lamp), CC BY 3.0, changed. License: https://creativecommons.org/licenses/by/3.0/',
  );
});
