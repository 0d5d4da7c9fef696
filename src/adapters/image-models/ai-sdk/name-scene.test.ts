import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameScene } from './name-scene.ts';

test.each([
  ['A photo of a red fox, in deep snow', 'Red fox'],
  ['Please create an image of the old harbour at night. Rain.', 'Old harbour at night'],
  ['a cup of coffee on a wooden table in the morning sun', 'Cup of coffee'],
  ['people working together in a bright and open office', 'People working together'],
  ['A beautiful, calm lake', 'Beautiful, calm lake'],
  ['A photo of', 'Photo'],
  ['ein Fuchs im Schnee', 'Ein Fuchs im Schnee'],
  ['雪の中の狐、夜', '雪の中の狐'],
  [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    'Donaudampfschifffahrtsgesellschaftskapitänsmütz…',
  ],
  ['👩‍👩‍👧 at the beach', '👩‍👩‍👧 at the beach'],
  ['…!?', 'Picture'],
  ['', 'Picture'],
])('%j is named %j', (prompt, name) => {
  expect(nameScene(prompt)).toBe(name);
});

test('the name of any prompt is short and not empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (prompt) => {
      const name = nameScene(prompt);
      expect(name.trim()).not.toBe('');
      expect([...new Intl.Segmenter('en').segment(name)].length).toBeLessThanOrEqual(48);
    }),
  );
});
