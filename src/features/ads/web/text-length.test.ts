import { expect, test } from 'vitest';
import type { AdPlatform } from '../contract/ad-formats.ts';
import { textLength } from './text-length.ts';

const textLimits: AdPlatform['textLimits'] = {
  count: 'plain',
  headline: { characters: 5, cap: 8 },
  description: { characters: 3, cap: null },
  primaryText: { characters: 10, cap: null },
};

test('a headline is cut above the shown length and refused above the maximum', () => {
  expect(textLength({ textLimits }, 'headline', ' Hello ')).toMatchObject({ length: 5, standing: 'fits' });
  expect(textLength({ textLimits }, 'headline', 'Hello!').standing).toBe('cut');
  expect(textLength({ textLimits }, 'headline', 'Hello all')).toMatchObject({ cap: 8, standing: 'refused' });
});

test('a description has the limits of the primary text, if the format has one', () => {
  expect(textLength({ textLimits }, 'description', 'Fits here')).toMatchObject({
    characters: 10,
    standing: 'fits',
  });
  const without = { textLimits: { ...textLimits, primaryText: null } };
  expect(textLength(without, 'description', 'Fits here')).toMatchObject({ characters: 3, standing: 'cut' });
});

test('characters count as the platform counts them', () => {
  const wide = { textLimits: { ...textLimits, count: 'double-width' as const } };
  expect(textLength(wide, 'headline', '抹茶')).toMatchObject({ length: 4, standing: 'fits' });
  expect(textLength(wide, 'headline', '有機抹茶').standing).toBe('cut');
});
