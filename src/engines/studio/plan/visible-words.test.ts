import { expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { planPicture } from './plan-picture.ts';

const SEEDS = [1, 2, 3];

/** Means over the picture, 0..255; `warmth` is red less blue, `color` the strongest channel less the weakest. */
interface Look {
  light: number;
  warmth: number;
  color: number;
}

// Each word changes one of the means by at least 4 levels in its own direction, over three seeds.
it.each<[word: string, subject: string, mean: keyof Look, direction: 1 | -1]>([
  ['dark', 'silk', 'light', -1],
  ['dark', 'laptop', 'light', -1],
  ['dark', 'woman', 'light', -1],
  ['bright', 'mountain landscape', 'light', 1],
  ['bright', 'silk', 'light', 1],
  ['bright', 'laptop', 'light', 1],
  ['warm', 'mountain landscape', 'warmth', 1],
  ['warm', 'silk', 'warmth', 1],
  ['warm', 'laptop', 'warmth', 1],
  ['warm', 'woman', 'warmth', 1],
  ['cold', 'mountain landscape', 'warmth', -1],
  ['cool', 'silk', 'warmth', -1],
  ['cool', 'woman', 'warmth', -1],
  ['muted', 'mountain landscape', 'color', -1],
  ['vintage style', 'silk', 'warmth', 1],
  ['vintage style', 'woman', 'warmth', 1],
  ['lamplight', 'silk', 'warmth', 1],
  ['candlelight', 'woman', 'light', -1],
  ['moonlight', 'cat', 'light', -1],
  ['moonlight', 'woman', 'warmth', -1],
  ['dramatic', 'woman', 'light', -1],
  ['dark', 'mountain landscape', 'light', -1],
  ['dim light', 'silk', 'light', -1],
  ['muted', 'laptop', 'color', -1],
  ['muted', 'woman', 'color', -1],
  ['pastel', 'mountain landscape', 'light', 1],
  ['pastel', 'silk', 'light', 1],
  ['pastel', 'laptop', 'color', -1],
  ['vibrant', 'mountain landscape', 'color', 1],
  ['neon', 'silk', 'color', 1],
  ['vibrant', 'laptop', 'color', 1],
  ['vibrant', 'woman', 'color', 1],
  ['monochrome', 'mountain landscape', 'color', -1],
  ['monochrome', 'silk', 'color', -1],
  ['monochrome', 'laptop', 'color', -1],
  ['monochrome', 'woman', 'color', -1],
  ['night', 'mountain landscape', 'light', -1],
  ['foggy', 'mountain landscape', 'color', -1],
  ['stormy', 'mountain landscape', 'light', -1],
  ['sunset', 'mountain landscape', 'warmth', 1],
  ['autumn', 'mountain landscape', 'warmth', 1],
  ['night', 'dog on the beach', 'light', -1],
  ['foggy', 'dog on the beach', 'color', -1],
  ['sunset', 'dog on the beach', 'warmth', 1],
  ['muted', 'dog on the beach', 'color', -1],
  ['red', 'silk', 'warmth', 1],
  ['blue', 'silk', 'warmth', -1],
  ['blue', 'teapot', 'warmth', -1],
  ['daylight', 'woman', 'light', 1],
  ['lamplight', 'woman', 'warmth', 1],
  ['lamplight', 'laptop', 'warmth', 1],
  ['lamplight', 'silk', 'warmth', 1],
  ['golden evening light', 'woman', 'warmth', 1],
  ['golden evening light', 'laptop', 'warmth', 1],
  ['dim light', 'woman', 'light', -1],
  ['dim light', 'laptop', 'light', -1],
  ['dim light', 'silk', 'light', -1],
  ['dark vignette', 'silk', 'light', -1],
  ['dark vignette', 'mountain landscape', 'light', -1],
])('shows the word %s in a picture of %s', async (word, subject, mean, direction) => {
  const prompt = word.includes(' ') ? `${subject}, ${word}` : `${word} ${subject}`;
  expect(planPicture(prompt).leftOut).toEqual([]);
  const [plain, worded] = await Promise.all([lookOf(subject), lookOf(prompt)]);
  expect((worded[mean] - plain[mean]) * direction).toBeGreaterThanOrEqual(4);
});

it.each([
  ['autumn sea', 'autumn'],
  ['autumn desert', 'autumn'],
  ['sunset at night over mountains', 'night'],
  ['handbag in the rain', 'rain'],
])('leaves out what "%s" does not show', (prompt, word) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toContain(word);
});

const looks = new Map<string, Promise<Look>>();

function lookOf(prompt: string): Promise<Look> {
  const look = looks.get(prompt) ?? measure(prompt);
  looks.set(prompt, look);
  return look;
}

async function measure(prompt: string): Promise<Look> {
  const sum = { light: 0, warmth: 0, color: 0 };
  let count = 0;
  for (const seed of SEEDS) {
    const { pixels } = await studio.render({ prompt, width: 96, height: 64, seed });
    for (let at = 0; at < pixels.length; at += 3) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      sum.light += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      sum.warmth += red - blue;
      sum.color += Math.max(red, green, blue) - Math.min(red, green, blue);
      count++;
    }
  }
  return { light: sum.light / count, warmth: sum.warmth / count, color: sum.color / count };
}
