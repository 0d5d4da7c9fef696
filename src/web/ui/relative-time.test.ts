import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.tsx';

it.each([
  [-5_000, 'Just now'],
  [59_000, 'Just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [23 * 3_600_000, '23 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('says of %i ms that it is %s', (age, text) => {
  expect(relativeTime(1_000_000_000_000 - age, 1_000_000_000_000)).toBe(text);
});
