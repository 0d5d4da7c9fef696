import { expect, it } from 'vitest';
import { explainPrompt } from './explain-prompt.ts';

it.each([
  'red ferrari 250',
  'blue boeing 747',
  'red porsche 911',
  'black iphone 15',
  'red kantoorgebouw 12',
  'a blue 5',
  'golden 2026',
  'no colorful ribbon young',
])('never takes a pattern in its colors for %s', (prompt) => {
  expect(explainPrompt(prompt).drawsPrompt).toBe(false);
});

it.each([
  ['cat 3', 3],
  ['happy new year 2026', undefined],
  ['woman 30', 1],
] as const)('counts with a small number behind the noun only: %s', (prompt, count) => {
  const { drawsPrompt, drawn } = explainPrompt(prompt);
  expect(drawsPrompt).toBe(true);
  expect(drawn[0]!.count).toBe(count);
});

it.each(['can', 'eau de toilette', 'red grenade with big sur', 'qwertz'])(
  'offers only prompts that can be drawn instead of %s',
  (prompt) => {
    const { alternatives } = explainPrompt(prompt);
    expect(alternatives.length).toBeGreaterThan(0);
    for (const alternative of alternatives)
      expect(explainPrompt(alternative.prompt).drawsPrompt, alternative.prompt).toBe(true);
  },
);
