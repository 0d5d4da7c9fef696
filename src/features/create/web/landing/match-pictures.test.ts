import { expect, test } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const LAKE = { prompt: 'A mountain lake at dawn, mist over still water' };
const DUNES = { prompt: 'Desert dunes at golden hour, long shadows' };
const PICTURES = [LAKE, DUNES];

test.each([
  ['lake', [LAKE]],
  ['a quiet Lak', [LAKE]],
  ['lakes', [LAKE]],
  ['dunes by a lake', [LAKE, DUNES]],
])('"%s" finds matching pictures', (typed, found) => {
  expect([...(matchPictures(typed, PICTURES) ?? [])]).toEqual(found);
});

test.each(['', 'a', 'over the', 'zebra'])('"%s" matches no pictures', (typed) => {
  expect(matchPictures(typed, PICTURES)).toBeNull();
});
