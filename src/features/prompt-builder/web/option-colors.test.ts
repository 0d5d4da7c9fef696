import { expect, test } from 'vitest';
import { TEMPLATE_SETS } from '../content/template-sets/template-sets.ts';
import { optionColors } from './option-colors.ts';

test('a phrase about colors has its colors in order; other groups have none', () => {
  const [navy, coral] = optionColors('Color Palette', 'Deep navy and warm coral');
  expect(optionColors('Color Scheme', 'coral on navy')).toEqual([coral, navy]);
  expect(navy).not.toBe(coral);
  expect(optionColors('Subject', 'Deep navy and warm coral')).toEqual([]);
});

test('every color option of the sets names a color', () => {
  const asked = TEMPLATE_SETS.flatMap(({ groups }) => groups).filter(({ category }) =>
    /color/i.test(category),
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const { category, options } of asked)
    for (const option of options) expect(optionColors(category, option), option).not.toEqual([]);
});
