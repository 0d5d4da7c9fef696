import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTemplateSet } from './find-template-set.ts';
import { TEMPLATE_SETS } from './template-sets.ts';

const ids = TEMPLATE_SETS.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);
const anyText = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', ''));
const unknown = anyText.filter((text) => !ids.includes(text) && !/^\d+$/.test(text));

test('a numbered model has the professional set in every category', () => {
  fc.assert(
    fc.property(fc.oneof(anyId, anyText), fc.nat(), (category, number) => {
      expect(findTemplateSet(category, String(number)).id).toBe('professional');
    }),
  );
});

test('a quick generation has the lifestyle set in every category', () => {
  fc.assert(
    fc.property(fc.oneof(anyId, anyText), (category) => {
      expect(findTemplateSet(category, 'quick-generation').id).toBe('lifestyle');
    }),
  );
});

test('the model takes precedence over the category', () => {
  fc.assert(
    fc.property(fc.oneof(anyId, anyText), anyId, (category, modelId) => {
      expect(findTemplateSet(category, modelId).id).toBe(modelId);
    }),
  );
});

test('the category is used if the model has no set', () => {
  fc.assert(
    fc.property(anyId, unknown, (category, modelId) => {
      expect(findTemplateSet(category, modelId).id).toBe(category);
    }),
  );
});

test('the default is business', () => {
  fc.assert(
    fc.property(unknown, unknown, (category, modelId) => {
      expect(findTemplateSet(category, modelId).id).toBe('business');
    }),
  );
});
