import { expect, it } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import {
  categoryOptions,
  filterLibrary,
  readLibraryFilter,
  statusOptions,
  WHOLE_LIBRARY,
  writeLibraryFilter,
} from './filter-library.ts';
import { remixPath } from './use-remix.ts';

function generation(part: Partial<Generation>) {
  const empty = {
    status: 'completed',
    canceledAt: null,
    images: [],
    resultImageUrls: [],
    resultImageUrl: null,
  };
  return { id: 'g', scene: null, category: null, customPrompt: null, ...empty, ...part } as Generation;
}

const LIBRARY = [
  generation({
    id: 'a',
    scene: 'Lake',
    category: 'nature',
    customPrompt: 'A quiet Café by the lake',
    resultImageUrls: ['/1', '/2'],
  }),
  generation({ id: 'b', category: 'nature', customPrompt: 'Dunes at dusk', resultImageUrl: '/3' }),
  generation({ id: 'c', resultImageUrl: '/4' }),
  generation({ id: 'd', status: 'failed', category: 'business', customPrompt: 'A busy cafe' }),
  generation({ id: 'e', status: 'generating', customPrompt: 'A lake' }),
];
const found = (part: Partial<typeof WHOLE_LIBRARY>) =>
  filterLibrary(LIBRARY, { ...WHOLE_LIBRARY, ...part }).map(({ key }) => key);

it('makes one card per picture, titled by scene, else category, else Generated', () => {
  const cards = filterLibrary(LIBRARY, WHOLE_LIBRARY);
  expect(cards.map(({ image, title, index, count }) => [image?.url, title, index, count])).toEqual([
    ['/1', 'Lake', 0, 2],
    ['/2', 'Lake', 1, 2],
    ['/3', 'nature', 0, 1],
    ['/4', 'Generated', 0, 1],
  ]);
});

it('finds words of the prompt only, in any order, case and accents', () => {
  expect(found({ text: 'LAKE cafe' })).toEqual(['a-0', 'a-1']);
  expect(found({ text: 'düne' })).toEqual(['b-0']);
  expect(found({ text: 'nature' })).toEqual([]);
  expect(found({ text: '   ' })).toHaveLength(4);
});

it('finds a changed picture by the words of the picture that it changes', () => {
  const changed = generation({ customPrompt: 'at night', refines: 'A red bus', resultImageUrl: '/5' });
  expect(filterLibrary([changed], { ...WHOLE_LIBRARY, text: 'bus night' })).toHaveLength(1);
});

it('makes one card of each failed or running generation, if the filter selects these', () => {
  expect(found({ status: 'failed' })).toEqual(['d']);
  expect(found({ status: 'generating' })).toEqual(['e']);
  expect(found({ status: 'failed', text: 'lake' })).toEqual([]);
});

it('a canceled generation has not failed', () => {
  const canceled = generation({ id: 'f', status: 'failed', canceledAt: '2026-01-01T00:00:00.000Z' });
  const cards = (status: 'failed' | 'canceled') =>
    filterLibrary([canceled], { ...WHOLE_LIBRARY, status }).map(({ key }) => key);
  expect(cards('failed')).toEqual([]);
  expect(cards('canceled')).toEqual(['f']);
});

it('filters by category together with words', () => {
  expect(found({ category: 'nature' })).toEqual(['a-0', 'a-1', 'b-0']);
  expect(found({ category: 'nature', text: 'dusk' })).toEqual(['b-0']);
  expect(found({ category: 'business' })).toEqual([]);
});

it('offers the existing categories, and counts cards', () => {
  expect(categoryOptions(LIBRARY, 'completed')).toEqual([
    { value: 'nature', label: 'Nature & Environment', count: 3 },
  ]);
  expect(categoryOptions([generation({ category: 'food', resultImageUrl: '/1' })], 'completed')).toEqual([
    { value: 'food', label: 'Food', count: 1 },
  ]);
  const counts = { completed: 4, generating: 1, failed: 1, canceled: 0 };
  expect(statusOptions(counts).map(({ value, count }) => [value, count])).toEqual(Object.entries(counts));
});

it('is in the address, which holds only what selects something', () => {
  expect(writeLibraryFilter(WHOLE_LIBRARY)).toEqual({});
  expect(readLibraryFilter('')).toEqual(WHOLE_LIBRARY);
  const query = {
    q: 'red door',
    category: 'nature',
    status: 'failed',
    color: 'red',
    starred: 'true',
    to: '2026-01-31',
  };
  const filter = readLibraryFilter(new URLSearchParams(query).toString());
  expect(filter).toMatchObject({ text: 'red door', category: 'nature', status: 'failed', kind: null });
  expect(writeLibraryFilter(filter)).toEqual(query);
  expect(readLibraryFilter('status=lost')).toEqual(WHOLE_LIBRARY);
});

it('remixes in the generation’s category, else in business', () => {
  expect(remixPath({ category: 'nature', modelId: 'quick-generation' })).toBe(
    '/prompt-builder/nature/quick-generation',
  );
  expect(remixPath({ category: null, modelId: 3 })).toBe('/prompt-builder/business/3');
});
