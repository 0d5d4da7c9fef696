import { expect, test } from 'vitest';
import { readBuilderPlace } from './builder-place.ts';

test.each([
  ['/prompt-builder', 'business', ''],
  ['/prompt-builder/', 'business', ''],
  ['/prompt-builder/nature', 'nature', ''],
  ['/prompt-builder/nature/mountain-landscape/', 'nature', 'mountain-landscape'],
  ['/prompt-builder/professional/7', 'professional', '7'],
  ['/prompt-builder/a%20b/%F0%9F%96%BC', 'a b', '🖼'],
  ['/prompt-builder/%E0%A4%A/x', '%E0%A4%A', 'x'],
])('%s has category %s and model %j', (path, category, modelId) => {
  expect(readBuilderPlace(path)).toEqual({ category, modelId });
});
