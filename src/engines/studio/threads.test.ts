import { expect, it } from 'vitest';
import { pair, studio } from '#testing/studios';

it.each([
  ['artwork', 'three red apples and a cat', []],
  ['artwork in a landscape', 'a dog on the beach', ['without clouds']],
  ['words', 'a sign that says "OPEN"', []],
  ['people', 'a chef with glasses in a kitchen', []],
])('one thread and two paint the same pixels of %s', async (_, prompt, refinements) => {
  const request = { prompt, refinements, seed: 5, width: 200, height: 144 };
  const [alone, together] = [await studio.render(request), await pair.render(request)];
  expect(Buffer.from(together.pixels).equals(Buffer.from(alone.pixels))).toBe(true);
});
