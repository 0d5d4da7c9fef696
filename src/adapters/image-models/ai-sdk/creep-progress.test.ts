import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCreep } from './creep-progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is told while work takes so long. */
async function toldDuring(creep: ReturnType<typeof createCreep>, ms: number): Promise<number[]> {
  const told: number[] = [];
  await creep.during(
    (fraction) => told.push(fraction),
    async () => void vi.advanceTimersByTime(ms),
  );
  return told;
}

test('progress grows, is well ahead by the usual time, and never comes to the end', async () => {
  const told = await toldDuring(createCreep({ usualMs: 10_000 }), 120_000);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told[19]).toBeGreaterThan(0.75);
  expect(told[0]).toBeLessThan(0.15);
  expect(Math.max(...told)).toBeLessThanOrEqual(0.95);
});

test('what took longer is expected to take longer', async () => {
  const creep = createCreep({ usualMs: 10_000 });
  const [before] = await toldDuring(creep, 40_000);
  expect((await toldDuring(creep, 40_000))[0]).toBeLessThan(before!);
});

test('nothing is told when the work is over, however it ended', async () => {
  const told: number[] = [];
  const creep = createCreep({ usualMs: 10_000 });
  const fail = async () => {
    throw new Error('cut');
  };
  await expect(creep.during((fraction) => told.push(fraction), fail)).rejects.toThrow('cut');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
