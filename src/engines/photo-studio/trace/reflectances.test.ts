import { expect, it } from 'vitest';
import { reflectances } from './reflectances.ts';

it('reflects everything from a perfect mirror, and never more than everything', () => {
  const table = reflectances();
  const at = (row: number, column: number) => {
    const i = (row * 32 + column) * 2;
    return table[i]! + table[i + 1]!;
  };
  expect(at(0, 16)).toBeCloseTo(1, 2);
  for (let row = 0; row < 32; row++)
    for (let column = 1; column < 32; column++) {
      expect(at(row, column)).toBeLessThanOrEqual(1.0001);
      expect(at(row, column)).toBeGreaterThan(0.2);
    }
});
