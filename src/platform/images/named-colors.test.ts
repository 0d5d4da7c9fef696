import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { colorName, namedColors } from './named-colors.ts';

const hex = (text: string) => [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
test.each([
  ['e01b24', 'red'],
  ['ff7800', 'orange'],
  ['f6d32d', 'yellow'],
  ['2e8b57', 'green'],
  ['12a5a0', 'teal'],
  ['1c71d8', 'blue'],
  ['87ceeb', 'blue'],
  ['6a2fb0', 'purple'],
  ['ff69b4', 'pink'],
  ['7a4b26', 'brown'],
  ['0a0a0c', 'black'],
  ['808488', 'gray'],
  ['fafaf7', 'white'],
])('#%s is %s', (color, name) => {
  const [red, green, blue] = hex(color) as [number, number, number];
  expect(colorName(red, green, blue)).toBe(name);
});

function halves(upper: readonly number[], lower: readonly number[]): Uint8Array {
  const rgba = new Uint8Array(40 * 40 * 4);
  for (let at = 0; at < 1_600; at += 1) rgba.set(at < 1_120 ? upper : lower, at * 4);
  return rgbaToThumbHash(40, 40, rgba);
}

test('the colors that cover much of a picture are named, the largest first', () => {
  expect(namedColors(halves([20, 90, 220, 255], [250, 250, 250, 255])).slice(0, 1)).toEqual(['blue']);
  expect(namedColors(halves([220, 20, 30, 255], [0, 0, 0, 0]))).toEqual(['red']);
});

test('a damaged hash has no colors', () => {
  expect(namedColors(new Uint8Array([1, 2]))).toEqual([]);
});
