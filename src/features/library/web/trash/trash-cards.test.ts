import { expect, test } from 'vitest';
import type { TrashEntry } from '#features/generations/contract/trash';
import { timeLeft, trashCards } from './trash-cards.ts';

const entry = (changes: Partial<TrashEntry>): TrashEntry => ({
  id: 'g',
  modelId: 'quick-generation',
  status: 'completed',
  customPrompt: 'a lake',
  refines: null,
  scene: null,
  category: null,
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  deletedAt: '2026-01-02T00:00:00.000Z',
  erasesAt: '2026-02-01T00:00:00.000Z',
  ...changes,
});
const image = (id: string) => ({ id, previewUrl: `/${id}`, width: 4, height: 3, thumbHash: '' });

test('each picture is a card and is restored by itself; a generation without pictures is one card', () => {
  const cards = trashCards([
    entry({ images: [image('a'), image('b')] }),
    entry({ id: 'f', status: 'failed', customPrompt: null, scene: 'Harbor' }),
    entry({ id: 'c', customPrompt: 'at night', refines: 'a lake' }),
  ]);
  expect(cards.map(({ key, title, deletion }) => [key, title, deletion.imageIds])).toEqual([
    ['a', 'a lake', ['a']],
    ['b', 'a lake', ['b']],
    ['f', 'Harbor', null],
    ['c', 'a lake · at night', null],
  ]);
});

test('the time left is in whole days', () => {
  const at = (days: number) => Date.parse('2026-02-01T00:00:00.000Z') - days * 86_400_000;
  const left = (days: number) => timeLeft('2026-02-01T00:00:00.000Z', at(days));
  expect([30, 29.5, 2, 1, 0.2, -1].map(left)).toEqual([
    'Erased in 30 days',
    'Erased in 30 days',
    'Erased in 2 days',
    'Erased within a day',
    'Erased within a day',
    'Erased within a day',
  ]);
});
