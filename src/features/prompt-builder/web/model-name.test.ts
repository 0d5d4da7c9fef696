import { expect, it } from 'vitest';
import { modelName } from './model-name.ts';

it('names the model by numeric and text ids', () => {
  const data = [
    { id: 1, name: 'Ana' },
    { id: 'quick-generation', name: 'Quick generation' },
  ];
  const models = { data, isPending: false };
  expect(modelName('1', models)).toBe('Ana');
  expect(modelName('quick-generation', models)).toBe('Quick generation');
  expect(modelName('unknown', models)).toBe('AI Fashion Photo');
  expect(modelName(1, { data: undefined, isPending: false })).toBe('AI Fashion Photo');
  expect(modelName(1, { data: undefined, isPending: true })).toBe('…');
});
