import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clippedPrompt, headOf, structuredData } from './picture-texts.ts';

test('a prompt is cut between words', () => {
  expect(clippedPrompt('A quiet lake', 20)).toBe('A quiet lake');
  expect(clippedPrompt('A quiet lake, in the rain', 18)).toBe('A quiet lake, in…');
  expect(clippedPrompt('A quiet\n  lake', 20)).toBe('A quiet lake');
  expect(clippedPrompt('A quiet lake, rain', 16)).toBe('A quiet lake…');
});

test('whatever the prompt, title and description have the lengths that search engines show', () => {
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

test('structured data names the picture by absolute addresses', () => {
  const data = structuredData(
    {
      id: '6f9b1c1e-0000-4000-8000-000000000001',
      imageUrl: '/images/a.png',
      prompt: 'A quiet lake',
      category: 'nature',
      hasPeople: false,
      generatedAt: '2026-11-21T10:00:00.000Z',
      width: 3,
      height: 2,
      thumbHash: '',
    },
    'https://framewright.example',
  );
  expect(data).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: 'https://framewright.example/images/a.png',
    license: 'https://framewright.example/terms-of-service',
    acquireLicensePage: 'https://framewright.example/gallery/6f9b1c1e-0000-4000-8000-000000000001',
    creditText: 'Framewright',
  });
});
