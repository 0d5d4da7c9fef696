import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clippedPrompt, headOf } from './picture-texts.ts';

test('a prompt is cut between words', () => {
  expect(clippedPrompt('A quiet lake', 20)).toBe('A quiet lake');
  expect(clippedPrompt('A quiet lake, in the rain', 18)).toBe('A quiet lake, in…');
  expect(clippedPrompt('A quiet\n  lake', 20)).toBe('A quiet lake');
  expect(clippedPrompt('A quiet lake, rain', 16)).toBe('A quiet lake…');
});

test('title and description have valid lengths for any prompt', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(texts, fc.constantFrom('nature', 'sustainability', 'x'.repeat(100)), (prompt, category) => {
      const { title, description } = headOf({ prompt, category });
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(170);
    }),
  );
});
