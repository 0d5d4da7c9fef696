import { expect, test } from 'vitest';
import type { PhotoDescription } from '#engines/painter/painter';
import { MODELS } from '#engines/photo-studio/models/model-records';
import { describePhoto } from './describe-photo.ts';

const modelOf = (license: string) => {
  const { key: id, author, source, names } = MODELS.find((model) => model.license === license)!;
  return { model: { id, license, author, source }, name: names[0]! };
};
const photo = (models: PhotoDescription['models']): PhotoDescription => ({
  engine: 'photo-studio',
  engineVersion: '1',
  set: 'table-top',
  category: 'lifestyle',
  understood: [],
  leftOut: [],
  drawsPrompt: true,
  hasPeople: false,
  illustration: false,
  subjects: [],
  models,
  seed: 1,
  recipe: { engine: 'photo-studio', prompt: 'x', seed: 1, settings: {}, refinements: [] },
});

test('a photo credits each model under CC BY once, by the name in its record', () => {
  const { model, name } = modelOf('CC-BY-3.0');
  const { author, source, license } = model;
  const [credit, ...others] = describePhoto(photo([model, modelOf('CC0-1.0').model, model])).credits!;
  expect(credit).toMatchObject({ author, source, license });
  expect(credit!.title.toLowerCase()).toBe(name.toLowerCase());
  expect(others).toEqual([]);
});

test('a photo of models without conditions needs no credit', () => {
  expect(describePhoto(photo([modelOf('CC0-1.0').model]))).not.toHaveProperty('credits');
});

test('a photo on open ground is named after what stands there, and found by both', () => {
  const outdoors = { ...photo([]), set: 'beach', subjects: [{ name: 'deck chair', count: 1 }] };
  expect(describePhoto(outdoors)).toMatchObject({ scene: 'Deck chair', tags: ['beach', 'deck chair'] });
});
