import { expect, test } from 'vitest';
import { createRandom } from '../../../scene/random.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { abstractPrint } from './prints.ts';
import { rugPattern } from './rugs.ts';

const RED: Rgb = [0.5, 0.1, 0.1];
const BLUE: Rgb = [0.1, 0.1, 0.5];

test.each([
  ['a print', () => abstractPrint(createRandom(1), [RED, BLUE], 0.7)],
  ['a rug', () => rugPattern(createRandom(1), RED, BLUE, 2, 3)],
])('%s is painted once it is seen: rooms are arranged many times', (_, make) => {
  const texture = make();
  expect(Object.getOwnPropertyDescriptor(texture, 'rgba')).toHaveProperty('get', expect.any(Function));
  expect(texture.repeat).toBe(false);
  expect(texture.draft!.repeat).toBe(false);
  expect(texture.rgba).toHaveLength(4 * texture.width * texture.height);
});
