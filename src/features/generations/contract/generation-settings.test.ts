import { expect, test } from 'vitest';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  DEFAULT_GENERATION_SETTINGS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from './generation-settings.ts';

test.each([
  ['square', 1 / 1],
  ['landscape', 16 / 9],
  ['portrait', 9 / 16],
  ['photo', 3 / 2],
  ['poster', 2 / 3],
  ['feed', 4 / 5],
  ['banner', 3 / 1],
] as const)('%s pictures have the sides %f to one, and about a megapixel', (format, aspect) => {
  const { width, height } = OUTPUT_FORMATS[format];
  expect(width / height).toBe(aspect);
  expect(width % 16).toBe(0);
  expect(height % 16).toBe(0);
  expect(width * height).toBeGreaterThan(0.85 * 1024 * 1024);
  expect(width * height).toBeLessThanOrEqual(1024 * 1024);
});

test('the form’s defaults are among its options', () => {
  const { category, style, mood, colorScheme, composition, outputFormat, customPrompt } =
    DEFAULT_GENERATION_SETTINGS;
  expect(CONTENT_CATEGORIES).toHaveProperty(category);
  expect(VISUAL_STYLES).toHaveProperty(style);
  expect(MOODS).toHaveProperty(mood);
  expect(COLOR_SCHEMES).toHaveProperty(colorScheme);
  expect(COMPOSITIONS).toHaveProperty(composition);
  expect(OUTPUT_FORMATS).toHaveProperty(outputFormat);
  expect(customPrompt).toBe('');
});
