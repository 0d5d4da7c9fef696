import { describe, expect, test } from 'vitest';
import { expectedCost, imageCost, type PricedImages } from './price-of.ts';

const two: PricedImages = { price: null, usdPerImage: undefined, width: 2_000, height: 1_000, images: 2 };
const source = 'a page';

describe('the cost of a call for pictures', () => {
  test.each([
    ['from the operator’s price', { price: { per: 'image', usd: 5, source }, usdPerImage: 0.03 }, 0.06],
    ['from the operator’s price of 0', { usdPerImage: 0 }, 0],
    ['per picture', { price: { per: 'image', usd: 0.04, source } }, 0.08],
    ['per megapixel', { price: { per: 'megapixel', usd: 0.05, source } }, 0.2],
    [
      'from a picture’s estimated tokens',
      { price: { per: 'tokens', usd: 0.07, inputUsd: 5, outputUsd: 40, source } },
      0.14,
    ],
  ] as [string, Partial<PricedImages>, number][])('is calculated %s', (_, more, usd) => {
    expect(imageCost({ ...two, ...more })).toBeCloseTo(usd, 9);
    expect(expectedCost({ ...two, ...more })).toEqual({
      expectedUsd: expect.closeTo(usd, 9),
      isCostAssumed: false,
    });
  });

  test('is calculated from the reported tokens', () => {
    const price = { per: 'tokens', usd: 0.07, inputUsd: 5, outputUsd: 40, source } as const;
    const usage = { inputTokens: 1_000, outputTokens: 4_000 };
    expect(imageCost({ ...two, price, usage })).toBeCloseTo(0.165, 9);
    expect(imageCost({ ...two, price, usage: { ...usage, inputTokens: undefined } })).toBeCloseTo(0.16, 9);
    expect(imageCost({ ...two, price, usage: { inputTokens: 5, outputTokens: undefined } })).toBeCloseTo(
      0.14,
      9,
    );
  });

  test('is assumed before the call if the price is unknown', () => {
    expect(expectedCost(two)).toEqual({ expectedUsd: 0.2, isCostAssumed: true });
    expect(imageCost(two)).toBeUndefined();
  });
});
