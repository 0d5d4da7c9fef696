import { expect, test } from 'vitest';
import type { CreditMovement } from '../contract/credit-history.ts';
import { groupDays } from './group-days.ts';

const line = (id: number, at: string): CreditMovement => ({
  ...{ id, at, reason: 'other', amount: 1, balance: 1, lapsed: 0, generation: null, invoice: null },
});

test('lines are grouped by the reader’s days; the last two days have names', () => {
  const lines = [
    line(5, '2026-11-21T23:30:00.000Z'),
    line(4, '2026-11-21T22:30:00.000Z'),
    line(3, '2026-11-21T01:00:00.000Z'),
    line(2, '2026-11-20T12:00:00.000Z'),
    line(1, '2025-03-01T12:00:00.000Z'),
  ];
  const now = Date.parse('2026-11-22T08:00:00.000Z');
  const brief = (timeZone: string) =>
    groupDays(lines, { now, timeZone }).map(({ title, movements }) => [title, movements.map(({ id }) => id)]);
  expect(brief('UTC')).toEqual([
    ['Yesterday', [5, 4, 3]],
    ['Friday, November 20, 2026', [2]],
    ['Saturday, March 1, 2025', [1]],
  ]);
  expect(brief('Europe/Berlin')).toEqual([
    ['Today', [5]],
    ['Yesterday', [4, 3]],
    ['Friday, November 20, 2026', [2]],
    ['Saturday, March 1, 2025', [1]],
  ]);
});
