import { expect, test } from 'vitest';
import type { PromptExplanation } from '../../contract/explain-prompt.ts';
import { readingText, refusalOf, wordsOf } from './reading-texts.ts';

const drawn = (words: string): PromptExplanation['drawn'][number] => ({
  words,
  start: 0,
  end: 1,
  kind: 'artwork',
});
const leftOut = (words: string): PromptExplanation['leftOut'][number] => ({
  words,
  start: 0,
  end: 1,
  why: 'unknown',
});

test.each([
  [['cat', 'table'], ['hat'], 'Drawn: cat, table. Left out: hat.'],
  [['cat'], [], 'Drawn: cat.'],
  [[], ['hat'], 'Left out: hat.'],
  [[], [], ''],
])('%j drawn and %j left out is read as “%3$s”', (shown, missing, text) => {
  const reading = {
    drawsPrompt: true,
    missing: null,
    drawn: shown.map(drawn),
    leftOut: missing.map(leftOut),
  };
  expect(readingText(reading)).toBe(text);
});

test.each([
  ['flying a kite', 'The studio can’t draw “flying a kite” yet. Drawn: children. Left out: kite.'],
  [null, 'The studio can’t draw this yet. Drawn: children. Left out: kite.'],
])('a prompt that would be refused for %j says so before its words', (missing, text) => {
  const reading = { drawsPrompt: false, missing, drawn: [drawn('children')], leftOut: [leftOut('kite')] };
  expect(readingText(reading)).toBe(text);
});

test('a word is listed once, and not as left out if it is drawn elsewhere in the prompt', () => {
  const words = wordsOf({
    drawn: ['cat', 'cat'].map(drawn),
    leftOut: ['hat', 'cat', 'hat'].map(leftOut),
  });
  expect(words.shown).toEqual([{ verb: 'Drawn', words: ['cat'] }]);
  expect(words.leftOut.map((part) => part.words)).toEqual(['hat']);
});

test('a refinement says what it changes and removes apart from what is drawn', () => {
  const reading = {
    drawsPrompt: true,
    missing: null,
    drawn: [
      drawn('bowl'),
      { ...drawn('at night'), kind: 'change' as const },
      { ...drawn('pears'), kind: 'removal' as const },
    ],
    leftOut: [],
  };
  expect(readingText(reading)).toBe('Drawn: bowl. Changes: at night. Removes: pears.');
});

test.each([
  [{ missing: 'rain', isChange: true }, '“rain” would not change the picture.'],
  [{ missing: null, isChange: true }, 'This would not change the picture.'],
  [
    { missing: 'blue table', isChange: true, leftOut: [{ ...leftOut('blue'), isColor: true }] },
    '“blue table” would not change the picture. Say which thing in it should be blue.',
  ],
  [{ missing: 'rain' }, 'The studio can’t draw “rain” yet.'],
  [{ missing: 'kite', leftOut: [leftOut('kite')] }, 'The studio can’t draw “kite” yet.'],
  [
    { missing: 'kite', leftOut: [{ ...leftOut('kite'), why: 'elsewhere' as const }] },
    'The studio has no place for “kite” in this picture.',
  ],
])('why %j is refused, whatever the main noun is', (reading, text) => {
  const explanation = { drawsPrompt: false, leftOut: [], head: 'cake', ...reading };
  expect(refusalOf(explanation)).toBe(text);
});
