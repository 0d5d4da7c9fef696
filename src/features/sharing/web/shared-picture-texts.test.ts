import { expect, test } from 'vitest';
import { headOf } from './shared-picture-texts.ts';

const SIZE = { width: 1024, height: 768 };

test.each([
  ['no prompt', null],
  ['one letter', 'x'],
  ['a long word', 'x'.repeat(2_000)],
  ['many words', 'A quiet lake at dawn, in the mist. '.repeat(50)],
  ['characters of two halves', '🦢'.repeat(900)],
])('a page with %s has a title and a description of the right length', (_, prompt) => {
  const { title, description } = headOf({ ...SIZE, prompt });
  expect(title.length).toBeGreaterThanOrEqual(10);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(170);
  expect(`${title}${description}`.isWellFormed()).toBe(true);
});
