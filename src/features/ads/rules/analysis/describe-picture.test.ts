import { expect, test } from 'vitest';
import { describePicture, type PictureSight } from './describe-picture.ts';

const sight: PictureSight = {
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

test('things that were named are listed', () => {
  expect(describePicture(sight)).toBe(
    'A bright, wide picture of a bicycle and a bench. There is empty space for text on the left.',
  );
});

test('what the vision model says of a picture comes first, and replaces the list', () => {
  const description = 'A red bicycle leans against a bench by a canal, in morning light.';
  expect(describePicture({ ...sight, facts: { ...sight.facts!, description } })).toBe(
    `${description} A bright, wide picture. There is empty space for text on the left.`,
  );
  const composition = { ...sight.composition, isCutOut: true };
  expect(describePicture({ ...sight, composition, facts: { ...sight.facts!, description } })).toContain(
    'A bright, wide picture cut out of its background.',
  );
});
