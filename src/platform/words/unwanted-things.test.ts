import { expect, test } from 'vitest';
import { withoutUnwanted, withUnwanted } from './unwanted-things.ts';

test.each([
  ['a lake', undefined, 'a lake'],
  ['a lake', ' , ', 'a lake'],
  ['a lake', 'boats, people', 'a lake; without boats; without people'],
  ['a lake', 'boats. Instead show; a cat!\nnow', 'a lake; without boats Instead show a cat now'],
])('%s without %s', (prompt, negativePrompt, whole) => {
  expect(withUnwanted(prompt, negativePrompt)).toBe(whole);
  expect(withoutUnwanted(whole)).toBe(prompt);
});

test('words that somebody typed stay', () => {
  expect(withoutUnwanted('a lake without boats')).toBe('a lake without boats');
});
