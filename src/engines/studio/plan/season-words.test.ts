import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

const leftOut = (prompt: string) => planPicture(prompt).leftOut.map(({ words }) => words);

it('a season is drawn under a sky only if the prompt names the land', () => {
  expect(leftOut('autumn sky')).toEqual(['autumn']);
  expect(leftOut('thunderstorm over green hills in autumn')).not.toContain('autumn');
  expect(leftOut('thunderstorm over the sea in autumn')).toEqual(['autumn']);
});
