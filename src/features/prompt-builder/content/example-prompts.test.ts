import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planPicture } from '#engines/studio/plan/plan-picture';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { EXAMPLE_PROMPTS } from './example-prompts.ts';

const EXAMPLES = Object.values(EXAMPLE_PROMPTS).flat();
const PUBLIC = new URL('../../../web/app/public/', import.meta.url);

test('every category has three examples', () => {
  expect(Object.keys(EXAMPLE_PROMPTS).sort()).toEqual(
    ['professional', ...Object.keys(CONTENT_CATEGORIES)].sort(),
  );
  for (const examples of Object.values(EXAMPLE_PROMPTS)) expect(examples).toHaveLength(3);
});

test('no two examples share a title or a thumbnail', () => {
  expect(new Set(EXAMPLES.map(({ title }) => title)).size).toBe(EXAMPLES.length);
  expect(new Set(EXAMPLES.map(({ thumbnail }) => thumbnail)).size).toBe(EXAMPLES.length);
});

test.each([
  'Business Executive',
  'Modern Startup Team',
  'Mountain Sunrise',
  'AI Visualization',
  'Morning Yoga',
  'Solar Energy',
  'Island Paradise',
])('%s is among the examples', (title) => {
  expect(EXAMPLES.map((example) => example.title)).toContain(title);
});

test.each(EXAMPLES.map((example) => [example.title, example] as const))(
  'the example %s has a long prompt that the studio draws in full, a style, and a small thumbnail of 480 by 360',
  (_title, { prompt, style, thumbnail }) => {
    expect(prompt.length).toBeGreaterThanOrEqual(120);
    expect(style).toMatch(/^[A-Z0-9]/);
    expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
    const file = new URL(`.${thumbnail}`, PUBLIC);
    expect(statSync(file).size).toBeLessThanOrEqual(25_000);
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([480, 360]);
  },
);
