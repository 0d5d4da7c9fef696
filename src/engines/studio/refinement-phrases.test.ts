import { describe, expect, it } from 'vitest';
import { ARCHETYPES, type Archetype } from './archetypes.ts';
import { explainDrawingChange } from './compose/explain-drawing-change.ts';
import { ARCHETYPE_NOUNS } from './prompt/vocabulary.ts';

/** The refinements that the forms offer. */
const PHRASES = [
  'cinematic lighting',
  'golden hour',
  'award-winning focus',
  'unique angle',
  'editorial quality',
  'candid natural light',
  'minimalist clean',
];
const SIZE = { width: 1024, height: 1024 };

const PROMPTS: [prompt: string, hasReference: boolean][] = [
  ...(Object.keys(ARCHETYPES) as Archetype[]).map((archetype): [string, boolean] => [
    // People are cast from their nouns, so they have none here.
    ARCHETYPE_NOUNS[archetype].shows[0] ?? 'two women',
    false,
  ]),
  ['a cat', false],
  ['three red apples on a table', false],
  ['a zyzzyva', false],
  ['on a podium', true],
];

describe.each(PROMPTS)('every refinement of the forms changes a picture of: %s', (prompt, hasReference) => {
  it.each(PHRASES)('%s', (text) => {
    const recipe = { prompt, seed: 7, settings: {}, refinements: [] };
    const { hasEffect, understood, leftOut } = explainDrawingChange(recipe, text, { ...SIZE, hasReference });
    expect({ hasEffect, leftOut }).toEqual({ hasEffect: true, leftOut: [] });
    expect(understood).not.toEqual([]);
  });
});
