import { expect, it } from 'vitest';
import { EXAMPLE_PROMPTS } from '#features/prompt-builder/content/example-prompts';
import { examplesOfSeed } from './examples-of-seed.ts';

it('shows one example per category, the same for the same seed', () => {
  const shown = examplesOfSeed(-7);
  expect(examplesOfSeed(-7)).toEqual(shown);
  Object.values(EXAMPLE_PROMPTS).forEach((examples, place) => {
    expect(examples).toContain(shown[place]);
  });
  expect(shown).toHaveLength(Object.keys(EXAMPLE_PROMPTS).length);
  expect(examplesOfSeed(-8).some((example) => shown.includes(example))).toBe(false);
});
