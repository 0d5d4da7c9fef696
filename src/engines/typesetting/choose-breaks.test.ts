import { expect, test } from 'vitest';
import type { Piece } from './break-lines.ts';
import { chooseBreaks } from './choose-breaks.ts';

test.each([
  ['leaves no word over', 'Fresh beans at your door by noon', 20, 2, ['Fresh beans at your', 'door by noon']],
  ['ends a line with the sentence', 'Breathe in. Begin again.', 14, 2, ['Breathe in.', 'Begin again.']],
  ['breaks after a comma', 'Seven lakes, one slow train', 20, 2, ['Seven lakes,', 'one slow train']],
  ['breaks no word at its hyphen', 'No call-out charges', 13, 2, ['No call-out', 'charges']],
  ['keeps a short word with what follows', 'Tea for two in a garden', 14, 2, ['Tea for two', 'in a garden']],
])('%s', (_, text, width, count, lines) => {
  expect(chooseBreaks(piecesOf(text), width, count)).toEqual({ lines, isRough: false });
});

test('text without good breaks is marked rough', () => {
  expect(chooseBreaks(piecesOf('Extraordinary tea'), 14, 2)).toMatchObject({ isRough: true });
  expect(chooseBreaks(piecesOf('Breathe in. Begin again.'), 10, 3)).toMatchObject({ isRough: true });
});

test('there are no breaks where a line would be too wide', () => {
  expect(chooseBreaks(piecesOf('much too wide'), 6, 2)).toBeUndefined();
});

/** As if all letters were one em wide. */
function piecesOf(text: string): Piece[] {
  return text
    .match(/[^\s-]+(?:-|\s*)/g)!
    .map((piece) => ({ text: piece, width: piece.trimEnd().length, trailing: /\s$/.test(piece) ? 1 : 0 }));
}
