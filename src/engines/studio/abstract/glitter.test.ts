import { expect, test } from 'vitest';
import { studio } from '#testing/studios';
import { planPicture } from '../plan/plan-picture.ts';

test.each(['golden glitter', 'pink glitter texture', 'glitter background'])('%s is glitter', (prompt) => {
  const { content, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ archetype: 'glitter' });
  expect(leftOut).toEqual([]);
});

test('neighboring flakes differ, which lights out of focus do not', async () => {
  const roughness = async (prompt: string) => {
    const { pixels, width } = await studio.render({ prompt, width: 192, height: 192, seed: 4 });
    let sum = 0;
    for (let at = 3; at < pixels.length; at += 3)
      if ((at / 3) % width !== 0) sum += Math.abs(pixels[at]! - pixels[at - 3]!);
    return sum / (pixels.length / 3);
  };
  expect(await roughness('golden glitter')).toBeGreaterThan(4 * (await roughness('golden bokeh')));
});
