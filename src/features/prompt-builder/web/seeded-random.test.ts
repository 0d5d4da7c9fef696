import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('the same seed gives the same numbers, another seed others, all in range and well distributed', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 2_000 }, () => random());
  };
  for (const seed of [0, 1, 2 ** 32 - 1]) {
    const lots = draw(seed);
    expect(draw(seed)).toEqual(lots);
    expect(draw(seed ^ 1)).not.toEqual(lots);
    for (let eighth = 0; eighth < 8; eighth++) {
      const share = lots.filter((lot) => Math.floor(lot * 8) === eighth).length;
      expect(share).toBeGreaterThan(180);
      expect(share).toBeLessThan(320);
    }
  }
});
