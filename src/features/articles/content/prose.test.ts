import { expect, test } from 'vitest';
import { plainProse, readRuns } from './prose.ts';

test('links, code and strong text are recognized', () => {
  expect(readRuns('**Here.** See [the terms](/terms-of-service), and `theme`.')).toMatchObject([
    { text: 'Here.', isStrong: true },
    { text: ' See ' },
    { text: 'the terms', href: '/terms-of-service' },
    { text: ', and ' },
    { text: 'theme', isName: true },
    { text: '.' },
  ]);
  expect(readRuns('[a](mailto:a@b.example)')).toMatchObject([{ text: 'a', href: 'mailto:a@b.example' }]);
  expect(readRuns('An array [0] and (a note).')).toEqual([{ at: 0, text: 'An array [0] and (a note).' }]);
  expect(plainProse('**Here.** See [the terms](/terms-of-service), and `theme`.')).toBe(
    'Here. See the terms, and theme.',
  );
});
