import { expect, test } from 'vitest';
import { readEditPrompt } from './read-edit-prompt.ts';

test.each([
  ['Remove the dog.', { operation: 'erase' }],
  ['please get rid of the sign', { operation: 'erase' }],
  ['Replace the dog with a red apple', { operation: 'replace', prompt: 'a red apple' }],
  ['turn the vase into a candle!', { operation: 'replace', prompt: 'a candle' }],
  ['Add a lamp here', { operation: 'replace', prompt: 'a lamp' }],
  ['a bowl of fruit', { operation: 'replace', prompt: 'a bowl of fruit' }],
  ['a removable cover', { operation: 'replace', prompt: 'a removable cover' }],
])('“%s” is understood', (words, wish) => {
  expect(readEditPrompt(words)).toEqual(wish);
});
