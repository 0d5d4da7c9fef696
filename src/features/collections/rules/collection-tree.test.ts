import { expect, test } from 'vitest';
import { collectionTree, movedBefore } from './collection-tree.ts';

const TREE = collectionTree([
  { id: 'a', parentId: null },
  { id: 'b', parentId: 'a' },
  { id: 'c', parentId: 'b' },
  { id: 'd', parentId: null },
]);

test('depth counts upward, height downward, and a collection is inside itself', () => {
  expect([null, 'a', 'c'].map(TREE.depthOf)).toEqual([0, 1, 3]);
  expect(['a', 'b', 'c', 'd'].map(TREE.heightOf)).toEqual([3, 2, 1, 1]);
  expect([TREE.isInside('c', 'a'), TREE.isInside('a', 'a'), TREE.isInside('a', 'c')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(TREE.childrenOf(null)).toEqual(['a', 'd']);
});

test('items are moved before another one in their given order, or to the end', () => {
  expect(movedBefore(['1', '2', '3', '4'], ['4', '2'], '3')).toEqual(['1', '4', '2', '3']);
  expect(movedBefore(['1', '2', '3'], ['1'], null)).toEqual(['2', '3', '1']);
  expect(movedBefore(['1', '2', '3'], ['1'], 'gone')).toEqual(['2', '3', '1']);
});
