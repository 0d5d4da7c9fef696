import { expect, test } from 'vitest';
import { PAGES } from '#features/site/content/pages';
import { TEMPLATE_SETS } from '../content/template-sets/template-sets.ts';
import { builderHead } from './builder-head.ts';

test('every set has a unique title and description of the right length', () => {
  const heads = TEMPLATE_SETS.map(builderHead);
  for (const { title, description } of heads) {
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  const titles = [...heads, PAGES.promptBuilder].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
