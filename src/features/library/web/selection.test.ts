import { expect, it } from 'vitest';
import { NOTHING_YET, selectAll, selectRange, toggleCard } from './selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const keys = (selection: typeof NOTHING_YET) => [...(selection?.keys ?? [])].sort();

it('selects a card, and deselects it the second time', () => {
  const once = toggleCard(NOTHING_YET, 'b');
  expect(keys(once)).toEqual(['b']);
  expect(keys(toggleCard(once, 'b'))).toEqual([]);
  expect(keys(NOTHING_YET)).toEqual([]);
});

it('begins to select with a single card', () => {
  expect(keys(toggleCard(null, 'c'))).toEqual(['c']);
  expect(keys(selectRange(null, 'c', SHOWN))).toEqual(['c']);
});

it('selects the range from the last chosen card in either direction, and keeps what was selected before', () => {
  const from = toggleCard(toggleCard(NOTHING_YET, 'a'), 'c');
  const further = selectRange(from, 'e', SHOWN);
  expect(keys(further)).toEqual(['a', 'c', 'd', 'e']);
  expect(keys(selectRange(further, 'b', SHOWN))).toEqual(['a', 'b', 'c']);
});

it('starts a new range if its first card is no longer shown', () => {
  expect(keys(selectRange(toggleCard(NOTHING_YET, 'gone'), 'd', SHOWN))).toEqual(['d', 'gone']);
});

it('grows and shrinks a range that starts at the card with the focus', () => {
  const three = selectRange(selectRange(null, 'c', SHOWN, 'b'), 'd', SHOWN, 'c');
  expect(keys(three)).toEqual(['b', 'c', 'd']);
  expect(keys(selectRange(three, 'c', SHOWN, 'd'))).toEqual(['b', 'c']);
});

it('selects all shown cards', () => {
  expect(keys(selectAll(SHOWN))).toEqual(SHOWN);
});
