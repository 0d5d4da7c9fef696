import { expect, test } from 'vitest';
import { MODELS } from './models.ts';
import { findTemplateSet } from './template-sets/find-template-set.ts';
import { TEMPLATE_SETS } from './template-sets/template-sets.ts';

test('no two models share an id or a name', () => {
  expect(new Set(MODELS.map(({ id }) => String(id))).size).toBe(MODELS.length);
  expect(new Set(MODELS.map(({ name }) => name)).size).toBe(MODELS.length);
});

test('at least twelve models are professionals with numbers', () => {
  const numbered = MODELS.filter(({ id }) => typeof id === 'number');
  expect(numbered.length).toBeGreaterThanOrEqual(12);
  for (const { id } of numbered) expect(findTemplateSet('business', String(id)).id).toBe('professional');
});

test('every template set is a model, and every model has a set', () => {
  expect(MODELS.map(({ id }) => id)).toEqual(expect.arrayContaining(TEMPLATE_SETS.map(({ id }) => id)));
  for (const { id } of MODELS.filter(
    (model) => typeof model.id === 'string' && model.id !== 'quick-generation',
  ))
    expect(findTemplateSet('business', String(id)).id).toBe(id);
});
