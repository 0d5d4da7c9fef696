import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawIcon } from './draw-icon.ts';
import { iconBody } from './icon-body.ts';
import { THINGS } from './things.ts';

it('finds the drawing of every thing of the catalog', () => {
  for (const { icon } of THINGS) expect(iconBody(icon)).toMatch(/^<.*>$/s);
});

it('has no other drawings', () => {
  expect(() => iconBody('no-such-drawing')).toThrow('no drawing');
});

it('draws from the vector at any size', () => {
  const { width, height, pixels } = drawIcon('cat', 1500);
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1500);
  const again = drawIcon('cat', 1500).pixels;
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(again)).toBe(hash(pixels));
});
