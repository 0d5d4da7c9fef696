import { thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { meanColor } from './mean-color.ts';

const HASHES = [
  'JRgOHoJ4eHeOd3hwh6h4d3eGe4DEJgk=',
  'JFoGXoxleHh1iYidiKh3B4WBh3B1CEc=',
  'EacJDoSWhYZvloeGhTeoGLZ2d29p9qc=',
  '5aYFFoSZi4aKeHmIRVmICJiKmYSA+Sg=',
];

test.each(HASHES)('the mean color of %s is that of the package', (thumbHash) => {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbHash, 'base64'));
  expect(meanColor(thumbHash)).toBe(`rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`);
});

test.each(['', 'A', 'AAA', '?'])('a damaged hash, "%s", has none', (hash) => {
  expect(meanColor(hash)).toBeUndefined();
});
