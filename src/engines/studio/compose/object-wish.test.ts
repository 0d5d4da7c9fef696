import { expect, it } from 'vitest';
import { fromHex } from '../color/linear-color.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { toObjectWish } from './object-wish.ts';

function colorsOf(prompt: string) {
  const plan = planPicture(prompt);
  expect(plan.content?.kind).toBe('archetype');
  return toObjectWish(plan.understanding, plan, { width: 64, height: 64 }).colors;
}

const [red, green] = [COLOR_WORDS.red!, COLOR_WORDS.green!];

it('gives a set no color that was asked for a part which cannot have it', () => {
  expect(planPicture('a bar chart with a red arrow').leftOut.map(({ words }) => words)).toEqual(['red']);
  expect(colorsOf('a bar chart with a red arrow')).toEqual([]);
  expect(colorsOf('a green bar chart with a red arrow')).toEqual([fromHex(green)]);
  expect(colorsOf('a red bar chart with a red arrow')[0]).toEqual(fromHex(red));
});
