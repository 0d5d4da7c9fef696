import { expect, test } from 'vitest';
import { builderModel, builderPrice, stagesReference } from './builder-model.ts';

const HOSTED = { id: 'fal/one', name: 'One', provider: 'fal', cost: 4, takesReference: false };
const STUDIO = { id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true };
const MODELS = [HOSTED, STUDIO];

const originalGeneration = {
  modelId: 'quick-generation',
  productId: null,
  scene: 'Lake',
  style: 'Editorial',
  clothing: 'Designer Business',
  color: 'cool',
  customPrompt: 'A quiet lake',
};
const grounding = { sourceImageUrl: '/images/a.png', originalGeneration, imageModel: 'studio' };
const nothing = { asset: null, example: null, grounding: null };
const example = { id: 'cup', name: 'Cup', imageUrl: '/cup.webp', description: 'A cup' };

test('the chosen model is used, else the last chosen one, else the first', () => {
  expect(builderModel({ grounding: null, imageModel: 'studio' }, MODELS, 'fal/one')).toBe(STUDIO);
  expect(builderModel({ grounding: null, imageModel: null }, MODELS, 'studio')).toBe(STUDIO);
  expect(builderModel({ grounding: null, imageModel: 'fal/gone' }, MODELS, 'fal/gone')).toBe(HOSTED);
  expect(builderModel({ grounding: null, imageModel: null }, [], null)).toBeUndefined();
});

test('a picture is refined with its own model, unless another is chosen now', () => {
  expect(builderModel({ grounding, imageModel: null }, MODELS, 'fal/one')).toBe(STUDIO);
  expect(builderModel({ grounding, imageModel: 'fal/one' }, MODELS, null)).toBe(HOSTED);
  const gone = { ...grounding, imageModel: 'fal/gone' };
  expect(builderModel({ grounding: gone, imageModel: null }, MODELS, 'studio')).toBe(HOSTED);
});

test('each picture has its model’s price; a refinement is one picture', () => {
  expect(builderPrice({ grounding: null, imageCount: 3 }, HOSTED)).toBe(12);
  expect(builderPrice({ grounding, imageCount: 3 }, HOSTED)).toBe(4);
  expect(builderPrice({ grounding: null, imageCount: 3 }, undefined)).toBeNull();
});

test('a reference is staged by the studio if the model takes none', () => {
  expect(stagesReference({ ...nothing, example }, HOSTED)).toBe(true);
  expect(stagesReference({ ...nothing, example }, STUDIO)).toBe(false);
  expect(stagesReference(nothing, HOSTED)).toBe(false);
  expect(stagesReference({ ...nothing, grounding }, HOSTED)).toBe(false);
  const staged = { ...grounding, originalGeneration: { ...originalGeneration, productId: 'cup' } };
  const cutout = {
    ...grounding,
    originalGeneration: { ...originalGeneration, modelId: 'background-removal' },
  };
  expect(stagesReference({ ...nothing, grounding: staged }, HOSTED)).toBe(true);
  expect(stagesReference({ ...nothing, grounding: cutout }, HOSTED)).toBe(true);
});
