import { describe, expect, test } from 'vitest';
import { expectedCost, imageCost, type PricedImages } from './price-of.ts';

const two: PricedImages = { price: null, usdPerImage: undefined, width: 2_000, height: 1_000, images: 2 };
const source = 'a page';

describe('what a call for pictures costs', () => {
  test.each([
    ['as the operator says', { price: { per: 'image', usd: 5, source }, usdPerImage: 0.03 }, 0.06],
    ['nothing, as the operator says', { usdPerImage: 0 }, 0],
    ['by the picture', { price: { per: 'image', usd: 0.04, source } }, 0.08],
    ['by the megapixel', { price: { per: 'megapixel', usd: 0.05, source } }, 0.2],
    [
      'by what a picture comes to in tokens',
      { price: { per: 'tokens', usd: 0.07, inputUsd: 5, outputUsd: 40, source } },
      0.14,
    ],
  ] as [string, Partial<PricedImages>, number][])('is reckoned %s', (_, more, usd) => {
    expect(imageCost({ ...two, ...more })).toBeCloseTo(usd, 9);
    expect(expectedCost({ ...two, ...more })).toEqual({
      expectedUsd: expect.closeTo(usd, 9),
      isCostAssumed: false,
    });
  });

  test('is known by the tokens that were reported', () => {
    const price = { per: 'tokens', usd: 0.07, inputUsd: 5, outputUsd: 40, source } as const;
    const usage = { inputTokens: 1_000, outputTokens: 4_000 };
    expect(imageCost({ ...two, price, usage })).toBeCloseTo(0.165, 9);
    expect(imageCost({ ...two, price, usage: { ...usage, inputTokens: undefined } })).toBeCloseTo(0.16, 9);
    expect(imageCost({ ...two, price, usage: { inputTokens: 5, outputTokens: undefined } })).toBeCloseTo(
      0.14,
      9,
    );
  });

  test('is assumed where nobody knows, and only before the call', () => {
    expect(expectedCost(two)).toEqual({ expectedUsd: 0.2, isCostAssumed: true });
    expect(imageCost(two)).toBeUndefined();
  });
});
