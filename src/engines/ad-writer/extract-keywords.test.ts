import { expect, test } from 'vitest';
import { extractKeywords } from './extract-keywords.ts';

test('finds what a text repeats and begins with, pairs before their parts', () => {
  const text =
    'Cargo bikes for families. Our cargo bikes carry three children. Every cargo bike has a rain cover. ' +
    'The rain cover is included. Test rides in Hamburg.';
  const keywords = extractKeywords(text, 'en', 4);
  expect(keywords[0]).toBe('cargo bikes');
  expect(keywords).toContain('rain cover');
  expect(keywords.join(' ')).not.toMatch(/\b(?:our|for|the|every|has)\b/);
});

test.each([
  ['de', 'Wir rösten Kaffee in Leipzig. Der Kaffee kommt aus Peru. Unser Kaffee ist frisch.', 'Kaffee'],
  ['fr', 'Nos fleurs sont fraîches. Des fleurs de saison pour vos fêtes.', 'fleurs'],
  ['es', 'Clases de guitarra para todos. Las clases de guitarra son online.', 'guitarra'],
  ['it', 'Il nostro olio nasce in Puglia. Olio biologico per la tavola.', 'olio'],
  ['pt', 'Azulejos pintados à mão. Os nossos azulejos são únicos.', 'Azulejos'],
  ['nl', 'Verse kaas van de boer. Onze kaas rijpt twee jaar.', 'kaas'],
  ['ja', '有機抹茶をお届けします。有機抹茶は宇治で育ちます。', '有機抹茶'],
  ['ar', 'قهوة عربية طازجة. قهوة عربية كل صباح.', 'قهوة عربية'],
])('knows the words of %s that say nothing', (language, text, expected) => {
  expect(extractKeywords(text, language, 3).map((word) => word.toLowerCase())).toContain(
    expected.toLowerCase(),
  );
});

test('returns nothing for empty texts, and at most the requested number', () => {
  expect(extractKeywords('', 'en')).toEqual([]);
  expect(extractKeywords('the and of 12 345', 'en')).toEqual([]);
  expect(extractKeywords('alpha beta gamma delta epsilon', 'en', 2)).toHaveLength(2);
});
