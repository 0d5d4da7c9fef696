import { expect, test } from 'vitest';
import { describePicture, type PictureFindings } from './describe-picture.ts';

const sight: PictureFindings = {
  facts: { hasPeople: false, tags: ['bicycle', 'bench'] },
  palette: [],
  composition: {
    lightness: 0.8,
    contrast: 0.2,
    chroma: 0.05,
    background: null,
    subject: null,
    emptySides: ['left'],
    isCutOut: false,
  },
  isFlat: false,
  ratio: 1.5,
};

test('lists the things that the vision model named', () => {
  expect(describePicture(sight)).toBe(
    'A bright, wide picture of a bicycle and a bench. There is empty space for text on the left.',
  );
});

test('puts the vision model’s description first, instead of the list', () => {
  const description = 'A red bicycle leans against a bench by a canal, in morning light.';
  expect(describePicture({ ...sight, facts: { ...sight.facts!, description } })).toBe(
    `${description} A bright, wide picture. There is empty space for text on the left.`,
  );
  const composition = { ...sight.composition, isCutOut: true };
  expect(describePicture({ ...sight, composition, facts: { ...sight.facts!, description } })).toContain(
    'A bright, wide picture cut out of its background.',
  );
});
