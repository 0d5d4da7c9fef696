import { expect, test } from 'vitest';
import { coverRect, reachOf } from './crop.ts';

const PICTURE = { width: 2000, height: 1000 };
const RECT = { x: 0, y: 0, width: 500, height: 500 };

test('the focus comes to the middle of what stays free', () => {
  const keep = { ...RECT, x: 300, width: 200 };
  const drawn = coverRect(PICTURE, RECT, { x: 0.6, y: 0.5 }, keep);
  expect(drawn.x + drawn.width * 0.6).toBeCloseTo(400);
  expect(drawn).toMatchObject({ y: 0, width: 1000, height: 500 });
});

test('a picture covers its rectangle however near to an edge its focus is', () => {
  for (const x of [0, 1]) {
    const drawn = coverRect(PICTURE, RECT, { x, y: 0.5 });
    expect(drawn.x).toBe(x === 0 ? 0 : -500);
  }
});

test('a picture extends behind the words until its focus is in the free part', () => {
  const reach = (focus: number) => reachOf({ free: 400, hidden: 300, natural: 800, focus });
  expect(reach(0.4)).toBe(520);
  expect(reach(0)).toBe(445);
  expect(reach(1)).toBe(700);
});
