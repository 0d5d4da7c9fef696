import { expect, it } from 'vitest';
import { explainDrawing } from './explain-drawing.ts';

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
  expect(explainDrawing(prompt).drawsPrompt).toBe(false);
});

it.each([
  ['cat 3', 3],
  ['happy new year 2026', undefined],
  ['woman 30', 1],
] as const)('counts with a small number behind the noun only: %s', (prompt, count) => {
  const { drawsPrompt, drawn } = explainDrawing(prompt);
  expect(drawsPrompt).toBe(true);
  expect(drawn[0]!.count).toBe(count);
});

it.each(['can', 'eau de toilette', 'red grenade with big sur', 'qwertz'])(
  'offers only prompts that can be drawn instead of %s',
  (prompt) => {
    const { alternatives } = explainDrawing(prompt);
    expect(alternatives.length).toBeGreaterThan(0);
    for (const alternative of alternatives)
      expect(explainDrawing(alternative.prompt).drawsPrompt, alternative.prompt).toBe(true);
  },
);
