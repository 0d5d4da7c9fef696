import { expect, it } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import { libraryEntries } from './library-entries.ts';
import { planDeletions } from './plan-deletions.ts';

function entries(id: string, imageIds: string[], status: Generation['status'] = 'completed') {
  const images = imageIds.map((imageId) => ({ id: imageId, url: `/${imageId}` }));
  return libraryEntries({ id, status, images } as Generation);
}
const [A, B] = [entries('a', ['a1', 'a2', 'a3']), entries('b', ['b1'])];

it('deletes the pictures that are shown, and none that a filter hides', () => {
  expect(planDeletions([...A.slice(1), ...B])).toEqual([
    { generationId: 'a', imageIds: ['a2'], imageCount: 1, name: 'Generated' },
    { generationId: 'a', imageIds: ['a3'], imageCount: 1, name: 'Generated' },
    { generationId: 'b', imageIds: ['b1'], imageCount: 1, name: 'Generated' },
  ]);
});

it('deletes generations without pictures whole', () => {
  expect(planDeletions(entries('f', [], 'failed'))).toEqual([
    { generationId: 'f', imageIds: null, imageCount: 0, name: 'Generated' },
  ]);
});
