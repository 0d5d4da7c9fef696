import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pair, studio } from '#testing/studios';
import type { Picture } from '../studio.ts';
import { OBJECTS } from './object-archetypes.ts';
import { OBJECTS_GOLDEN } from './objects.golden.ts';

const hash = ({ pixels }: Picture) => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

/** Mean colors of an 8 by 8 grid, 0..1. */
function thumbnail({ pixels, width, height }: Picture): number[] {
  const cells = new Array<number>(8 * 8 * 3).fill(0);
  for (let at = 0; at < pixels.length; at++) {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    cells[(Math.floor((y * 8) / height) * 8 + Math.floor((x * 8) / width)) * 3 + (at % 3)]! += pixels[at]!;
  }
  return cells.map((sum) => sum / ((width * height) / 64) / 255);
}

function distance(a: Picture, b: Picture): number {
  const [first, second] = [thumbnail(a), thumbnail(b)];
  return Math.sqrt(
    first.reduce((sum, value, index) => sum + (value - second[index]!) ** 2, 0) / first.length,
  );
}

const golden = new Map<string, Promise<Picture>>();
function paintGolden({ prompt, width, height }: (typeof OBJECTS_GOLDEN)[number]): Promise<Picture> {
  const picture = golden.get(prompt) ?? pair.render({ prompt, width, height, seed: 7 });
  golden.set(prompt, picture);
  return picture;
}

describe('things in a studio', () => {
  it.each(OBJECTS_GOLDEN)('still paints the same pixels: $prompt, $width×$height', async (known) => {
    const picture = await paintGolden(known);
    expect(picture.scene.drawsPrompt).toBe(true);
    expect(hash(picture)).toBe(known.sha);
  });

  it.each([
    ['a blue padlock', 'middle'],
    ['a padlock on a blue background', 'top'],
    ['a phone on a blue background', 'top'],
  ] as const)('%s is blue in the %s', async (prompt, part) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const cells = thumbnail(await studio.render({ prompt, width: 96, height: 96, seed }));
      const [row, column] = part === 'top' ? [0, 3] : [4, 3];
      const [red, green, blue] = cells.slice((row * 8 + column) * 3);
      expect(blue, `seed ${seed}`).toBeGreaterThan(Math.max(red!, green!));
    }
  });

  it('shows the plant that is to stand on the desk', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const prompt = 'an office desk with a plant';
      const { pixels } = await studio.render({ prompt, width: 96, height: 96, seed });
      let leaves = 0;
      for (let at = 0; at < pixels.length; at += 3) {
        const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
        if (green > 1.15 * Math.max(red, blue)) leaves++;
      }
      expect(leaves / (96 * 96), `seed ${seed}`).toBeGreaterThan(0.006);
    }
  });

  it('has a golden picture of every archetype', async () => {
    const drawn: string[] = [];
    for (const known of OBJECTS_GOLDEN) drawn.push((await paintGolden(known)).scene.archetype);
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(OBJECTS).sort());
  });

  it('paints the same pixels with any number of threads', async () => {
    const request = { prompt: 'neon padlock', width: 150, height: 90, seed: 3 };
    expect(hash(await studio.render(request))).toBe(hash(await pair.render(request)));
  });

  it.each(OBJECTS_GOLDEN)(
    'paints another picture of $prompt for another seed, and none is blank',
    async ({ prompt }) => {
      const pictures: Picture[] = [];
      for (const seed of [1, 2, 3, 4, 5])
        pictures.push(await studio.render({ prompt, width: 96, height: 96, seed }));
      for (const picture of pictures) {
        const cells = thumbnail(picture);
        const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
        expect(mean).toBeGreaterThan(0.1);
        expect(mean).toBeLessThan(0.9);
        expect(Math.max(...cells) - Math.min(...cells)).toBeGreaterThan(0.08);
      }
      const distances = pictures.slice(1).map((picture) => distance(pictures[0]!, picture));
      expect(Math.min(...distances)).toBeGreaterThan(0.02);
      expect(Math.max(...distances)).toBeGreaterThan(0.06);
    },
  );
});
