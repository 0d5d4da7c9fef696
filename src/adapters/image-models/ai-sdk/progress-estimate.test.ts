import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressEstimate } from './progress-estimate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** The progress reported while work takes `ms`. */
async function reportedDuring(
  estimate: ReturnType<typeof createProgressEstimate>,
  ms: number,
): Promise<number[]> {
  const reported: number[] = [];
  await estimate.during(
    (fraction) => reported.push(fraction),
    async () => void vi.advanceTimersByTime(ms),
  );
  return reported;
}

test('progress grows, is high after the usual time, and never reaches the end', async () => {
  const reported = await reportedDuring(createProgressEstimate({ usualMs: 10_000 }), 120_000);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  expect(reported[19]).toBeGreaterThan(0.75);
  expect(reported[0]).toBeLessThan(0.15);
  expect(Math.max(...reported)).toBeLessThanOrEqual(0.95);
});

test('progress is slower after a long call', async () => {
  const estimate = createProgressEstimate({ usualMs: 10_000 });
  const [before] = await reportedDuring(estimate, 40_000);
  expect((await reportedDuring(estimate, 40_000))[0]).toBeLessThan(before!);
});

test('no progress is reported after the work has ended or failed', async () => {
  const reported: number[] = [];
  const estimate = createProgressEstimate({ usualMs: 10_000 });
  const fail = async () => {
    throw new Error('cut');
  };
  await expect(estimate.during((fraction) => reported.push(fraction), fail)).rejects.toThrow('cut');
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([]);
});
