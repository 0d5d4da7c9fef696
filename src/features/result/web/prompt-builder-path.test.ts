import { expect, it } from 'vitest';
import { promptBuilderPath } from './prompt-builder-path.ts';

it.each([
  ['quick-generation', '/prompt-builder/business/quick-generation'],
  ['mountain-landscape', '/prompt-builder/business/mountain-landscape'],
  [7, '/prompt-builder/professional/7'],
  ['7', '/prompt-builder/professional/7'],
  [null, '/prompt-builder/professional/1'],
])('links model %s to %s', (modelId, path) => {
  expect(promptBuilderPath(modelId)).toBe(path);
});
