import { expect, test } from 'vitest';
import { SHAPE_SIZES } from './shape-of.fixture.ts';
import { shapeOf } from './shape-of.ts';

test.each(Object.entries(SHAPE_SIZES))('%s', (shape, [width, height]) => {
  expect(shapeOf(width, height)).toBe(shape);
});
