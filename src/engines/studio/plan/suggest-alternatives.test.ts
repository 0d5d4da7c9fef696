import { describe, expect, it } from 'vitest';
import { EVERYDAY_PROMPTS } from '../prompt/everyday-prompts.fixture.ts';
import { explainDrawing } from './explain-drawing.ts';
import { NEAREST_KINDS, NEAREST_SUBJECTS } from './nearest-subjects.ts';
import { planPicture } from './plan-picture.ts';
import { suggestAlternatives } from './suggest-alternatives.ts';

const PATTERN = 'gradient background';
const promptsFor = (prompt: string) => explainDrawing(prompt).alternatives.map((one) => one.prompt);
const isDrawnInFull = (prompt: string) => {
  const { drawsPrompt, leftOut } = planPicture(prompt);
  return drawsPrompt && leftOut.length === 0;
};

describe('alternatives of a prompt that cannot be drawn', () => {
  it('are at least two subjects for every everyday prompt, each drawn in full', () => {
    const undrawable = Object.values(EVERYDAY_PROMPTS)
      .flat()
      .map(([prompt]) => prompt)
      .filter((prompt) => !planPicture(prompt).drawsPrompt);
    const few: string[] = [];
    const partly: string[] = [];
    for (const prompt of undrawable) {
      const offered = promptsFor(prompt);
      if (offered.filter((one) => !one.endsWith(PATTERN)).length < 2) few.push(prompt);
      expect(new Set(offered).size).toBe(offered.length);
      partly.push(...offered.filter((one) => !isDrawnInFull(one)));
    }
    expect(few).toEqual([]);
    expect(partly).toEqual([]);
  });

  it('are listed by subjects that can be drawn', () => {
    const listed = [...new Set([...NEAREST_SUBJECTS.values(), ...NEAREST_KINDS.values()].flat())];
    expect(listed.filter((name) => !isDrawnInFull(name))).toEqual([]);
  });

  it.each([
    ['a quokka', 'kangaroo, koala, hamster'],
    ['an axolotl', 'frog, bird, parrot, fish'],
    ['a ferret', 'otter, badger, skunk, bear'],
    ['a yak', 'cow, ox, bison, sheep'],
    ['a capybara taking a nap', 'beaver, hedgehog, hamster, mouse'],
    ['a sailor', 'electrician, fisherman, chef, mechanic'],
    ['a welder', 'mechanic, plumber, hairdresser, carpenter'],
    ['a zither', 'guitar, banjo, violin, harp'],
  ])('of %s are of its kind: %s', (prompt, near) => {
    expect(promptsFor(prompt).join(', ')).toBe(near);
  });

  it.each([
    ['a farmer with a green helicopter', 'farmer, green helicopter'],
    ['birthday cake candles', 'candle, birthday cake'],
    ['piggy bank savings', 'savings, piggy bank'],
    ['an elephant calf', 'elephant, cow'],
    ['a squirrel holding an acorn', 'squirrel'],
    ['a yellow raincoat on a hook', 'yellow coat, hook'],
    ['a hammock between two palm trees', 'two palm trees'],
    ['a violin case', 'violin'],
    ['grilled salmon', 'fish, sushi, fried shrimp'],
    ['leather moccasins', 'sneaker'],
  ])('of %s begin with what it names: %s', (prompt, own) => {
    const offered = promptsFor(prompt);
    expect(offered.slice(0, own.split(', ').length).join(', ')).toBe(own);
    expect(offered).not.toContain('fire extinguisher');
    expect(offered).not.toContain('portrait of a woman');
  });

  it('are no patterns and no fruit for a color beside a thing', () => {
    expect(promptsFor('an orange vest').filter((one) => one.endsWith(PATTERN))).toEqual([]);
    expect(promptsFor('an orange vest')).not.toContain('orange orange');
  });

  it('keep colors, place and light', () => {
    expect(promptsFor('pink and gold hullabaloo').at(-1)).toBe(`pink and gold ${PATTERN}`);
    expect(promptsFor('hullabaloo')).toEqual([PATTERN]);
    expect(promptsFor('white kitchen interior')).toContain('white kettle');
    expect(promptsFor('boardwalk on a lake at sunset')).toContain('sailboat on the lake at sunset');
    expect(promptsFor('boardwalk on a lake at sunset')).not.toContain(PATTERN);
  });

  it('list two kinds of additions to the same land as two subjects', () => {
    const { groups } = planPicture('yacht regatta and a flock of gulls');
    const offered = suggestAlternatives(groups).map(({ prompt }) => prompt);
    expect(offered).toEqual(expect.arrayContaining(['yacht', 'gull']));
  });

  it('offer nothing only for letters alike', () => {
    expect(promptsFor('pillow fight')).not.toContain('pill');
  });
});
