import { expect, test } from 'vitest';
import { hangPictures } from './hang-pictures.ts';

const [LAKE, DUNES, SILK] = [{ url: 'lake' }, { url: 'dunes' }, { url: 'silk' }];

test('found pictures hang first, in their order, and leave their old frames', () => {
  expect(hangPictures([SILK, DUNES], [LAKE, DUNES, SILK], 3)).toEqual([SILK, DUNES, LAKE]);
});

test('without found pictures the others keep their frames', () => {
  expect(hangPictures([], [LAKE, DUNES, SILK], 2)).toEqual([LAKE, DUNES]);
});

test('more pictures than frames are left out', () => {
  expect(hangPictures([LAKE, DUNES], [SILK], 2)).toEqual([LAKE, DUNES]);
});
