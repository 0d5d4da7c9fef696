import { expect, it } from 'vitest';
import type { Generation } from '#contract/generations';
import { libraryImages } from './library-images.ts';
import { remixPath } from './remix-path.ts';

function generation(part: Partial<Generation>) {
  const empty = { status: 'completed', images: [], resultImageUrls: [], resultImageUrl: null };
  return { id: 'g', scene: null, category: null, customPrompt: null, ...empty, ...part } as Generation;
}

it('makes one card an image, titled by scene, else category, else Generated', () => {
  const cards = libraryImages([
    generation({ id: 'a', scene: 'Lake', category: 'nature', resultImageUrls: ['/1', '/2'] }),
    generation({ id: 'b', category: 'nature', resultImageUrl: '/3' }),
    generation({ id: 'c', resultImageUrl: '/4' }),
    generation({ id: 'd', status: 'failed' }),
    generation({ id: 'e', status: 'generating' }),
  ]);
  expect(cards.map(({ url, title, index, count }) => [url, title, index, count])).toEqual([
    ['/1', 'Lake', 0, 2],
    ['/2', 'Lake', 1, 2],
    ['/3', 'nature', 0, 1],
    ['/4', 'Generated', 0, 1],
  ]);
});

it('remixes in the generation’s category, else in business', () => {
  expect(remixPath({ category: 'nature', modelId: 'quick-generation' })).toBe(
    '/prompt-builder/nature/quick-generation',
  );
  expect(remixPath({ category: null, modelId: 3 })).toBe('/prompt-builder/business/3');
});
