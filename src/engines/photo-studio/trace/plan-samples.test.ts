import { expect, it } from 'vitest';
import { planSamples, WAVE } from './plan-samples.ts';

it('spends the whole budget, and more of it where the error is large', () => {
  const errors = new Float32Array(64).fill(0.1);
  errors[27] = 2;
  const taken = new Int32Array(64).fill(4);
  const plan = planSamples(errors, taken, 8, { target: 16, most: 64 });
  const total = plan.reduce((sum, count) => sum + count, 0);
  expect(Math.abs(total - 12 * 64)).toBeLessThanOrEqual(2);
  expect(plan[27]).toBeGreaterThan(2 * plan[0]!);
  expect(Math.min(...plan)).toBeGreaterThan(0);
  expect([...plan].every((count) => count % WAVE === 0)).toBe(true);
});

it('spreads samples evenly where nothing is known', () => {
  const plan = planSamples(new Float32Array(16), new Int32Array(16), 4, {
    target: 8,
    most: 32,
  });
  expect([...plan]).toEqual(Array.from({ length: 16 }, () => 8));
});
