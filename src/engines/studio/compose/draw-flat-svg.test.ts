import sharp from 'sharp';
import { expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { drawFlatSvg } from './draw-flat-svg.ts';

const SIZE = { width: 320, height: 240 };

it.each([
  ['flat illustration of a dog and a cat', []],
  ['vector illustration of three blue apples', ['closer', 'warmer', 'copy space on the left']],
  ['cartoon rocket', ['black and white', 'tilted', 'two rockets']],
  ['a chef with glasses in a kitchen', []],
  ['business team meeting', ['warmer', 'more contrast']],
  ['portrait of a woman', ['muted', 'closer']],
  ['people & <signs>', []],
])('layers of %j look like the picture', async (prompt, refinements) => {
  const request = { ...SIZE, prompt, refinements, seed: 4 };
  const svg = drawFlatSvg(request)!;
  const picture = await studio.render(request);
  // Invalid XML is refused here.
  const drawn = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  const sum = picture.pixels.reduce((total, value, at) => total + Math.abs(value - drawn[at]!), 0);
  expect(sum / picture.pixels.length / 255).toBeLessThan(0.01);
  expect(svg).toMatch(/<g id="(?:people|thing-1)"[^>]*><title>(?:People|Thing 1)<\/title>/);
});

it.each(['calm sea', 'a cat', 'watercolor painting of a rose'])('%s is not flat', (prompt) => {
  expect(drawFlatSvg({ ...SIZE, prompt, seed: 4 })).toBeUndefined();
});

it('strokes are not flat', () => {
  const request = {
    ...SIZE,
    prompt: 'portrait of a woman',
    seed: 4,
    settings: { style: 'artistic' as const },
  };
  expect(drawFlatSvg(request)).toBeUndefined();
});
