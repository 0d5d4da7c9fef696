import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shapes } from '../../model-providers/provider.ts';
import { PROVIDERS } from '../../model-providers/registry.ts';
import { shareKept } from './proportions.ts';
import { shapeRequest } from './shape-request.ts';

const side = fc.integer({ min: 64, max: 4_096 });
const size = fc.record({ width: side, height: side });

const GPT_IMAGE: Shapes = {
  kind: 'sizes',
  sizes: [
    { width: 1_024, height: 1_024 },
    { width: 1_536, height: 1_024 },
    { width: 1_024, height: 1_536 },
  ],
};
const GEMINI: Shapes = {
  kind: 'ratios',
  ratios: ['1:1', '2:3', '3:2', '9:16', '16:9', '21:9'],
  pixels: 1_048_576,
};
const FLUX: Shapes = { kind: 'free', step: 16, leastSide: 256, mostSide: 1_440, mostPixels: 1_638_400 };

describe('models with a list of sizes', () => {
  test.each([
    [1_280, 720, '1536x1024'],
    [720, 1_280, '1024x1536'],
    [1_000, 1_100, '1024x1024'],
    [64, 4_096, '1024x1536'],
  ])('%i×%i is requested as the nearest, %s', (width, height, expected) => {
    expect(shapeRequest({ width, height }, GPT_IMAGE).size).toBe(expected);
  });

  test('among sizes with the same ratio, the smallest with enough pixels is requested, else the largest', () => {
    const shapes: Shapes = {
      kind: 'sizes',
      sizes: [256, 512, 1_024].map((length) => ({ width: length, height: length })),
    };
    const asked = (length: number) => shapeRequest({ width: length, height: length }, shapes).size;
    expect([asked(64), asked(256), asked(257), asked(1_000), asked(4_096)]).toEqual([
      '256x256',
      '256x256',
      '512x512',
      '1024x1024',
      '1024x1024',
    ]);
  });
});

test.each([
  [1_280, 720, '16:9'],
  [1_728, 576, '21:9'],
  [720, 1_280, '9:16'],
  [1_024, 1_000, '1:1'],
] as const)('among named ratios, %i×%i is nearest to %s', (width, height, expected) => {
  const { aspectRatio, size, ...pixels } = shapeRequest({ width, height }, GEMINI);
  expect([aspectRatio, size]).toEqual([expected, undefined]);
  expect(pixels.width * pixels.height).toBeGreaterThan(1_040_000);
  expect(pixels.width * pixels.height).toBeLessThan(1_057_000);
});

describe('models with free sizes', () => {
  test('supported sizes are requested unchanged', () => {
    expect(shapeRequest({ width: 1_280, height: 720 }, FLUX).size).toBe('1280x720');
    expect(shapeRequest({ width: 1_024, height: 1_024 }, FLUX).size).toBe('1024x1024');
  });

  test('supported proportions are kept if the size is too large or too small', () => {
    for (const wanted of [
      { width: 3_840, height: 2_160 },
      { width: 320, height: 180 },
    ])
      expect(shareKept(shapeRequest(wanted, FLUX), wanted)).toBeGreaterThan(0.98);
  });

  test('any size is requested within steps and limits, and loses at most a step', () => {
    const shapes = fc.record({
      step: fc.constantFrom(1, 8, 16, 32, 64),
      leastSide: fc.integer({ min: 64, max: 512 }),
      mostSide: fc.integer({ min: 768, max: 2_048 }),
      mostPixels: fc.integer({ min: 600_000, max: 4_194_304 }),
    });
    fc.assert(
      fc.property(size, shapes, (wanted, limits) => {
        const { width, height, size: text } = shapeRequest(wanted, { kind: 'free', ...limits });
        expect(text).toBe(`${width}x${height}`);
        expect((width % limits.step) + (height % limits.step)).toBe(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(limits.leastSide);
        expect(Math.max(width, height)).toBeLessThanOrEqual(limits.mostSide);
        expect(width * height).toBeLessThanOrEqual(limits.mostPixels);
        const longest = Math.min(limits.mostSide, limits.mostPixels / limits.leastSide);
        const steepest = (longest - limits.step) / (limits.leastSide + limits.step);
        const ratio = Math.max(wanted.width / wanted.height, wanted.height / wanted.width);
        if (ratio <= steepest)
          expect(shareKept({ width, height }, wanted)).toBeGreaterThan(1 - limits.step / limits.leastSide);
      }),
    );
  });
});

test('every model of every provider has a shape for any size', () => {
  const models = PROVIDERS.flatMap(({ name, imageModels }) =>
    imageModels.map(({ models: pattern, shapes }) => ({ name: `${name} ${pattern}`, shapes })),
  );
  fc.assert(
    fc.property(size, fc.constantFrom(...models), (wanted, { shapes }) => {
      const shape = shapeRequest(wanted, shapes);
      expect(Number.isInteger(shape.width) && Number.isInteger(shape.height)).toBe(true);
      expect(shape.size === undefined).toBe(shapes.kind === 'ratios');
      expect(shape.aspectRatio === undefined).toBe(shapes.kind !== 'ratios');
    }),
    { numRuns: 300 },
  );
});
