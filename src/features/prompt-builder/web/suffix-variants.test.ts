import { expect, test } from 'vitest';
import { CHANGEABLE } from '#engines/studio/plan/changeable-properties';
import { readRefinements } from '#engines/studio/prompt/understand-refinement';
import { SUFFIX_VARIANTS } from './suffix-variants.ts';

const WISHES = [
  'cinematic lighting',
  'golden hour',
  'award-winning focus',
  'unique angle',
  'editorial quality',
  'candid natural light',
  'minimalist clean',
] as const;

test.each(WISHES.map((wish, place) => [wish, SUFFIX_VARIANTS[place]!] as const))(
  'the studio changes all kinds of pictures for %s, and understands all of "%s"',
  (wish, variant) => {
    for (const changeable of Object.values(CHANGEABLE)) {
      const asked = readRefinements([variant], changeable);
      expect(asked.change).toEqual(readRefinements([wish], changeable).change);
      expect(asked.change).not.toEqual(readRefinements([], changeable).change);
      expect(asked.texts[0]!.report).toMatchObject({ leftOut: [] });
    }
  },
);
