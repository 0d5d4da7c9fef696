import { expect, test } from 'vitest';
import { daysAgo, joinedDate, statusText, userName } from './user-texts.ts';

test('users without a name are unknown users', () => {
  const nobody = { firstName: null, lastName: null, email: 'a@b.example' };
  expect(userName(nobody)).toBe('Unknown User');
  expect(userName({ ...nobody, lastName: 'Hopper' })).toBe('Hopper');
});

test('the registration is shown as a date and in days', () => {
  expect(joinedDate('2026-03-07T23:30:00.000Z', 'UTC')).toBe('Mar 7, 2026');
  expect(joinedDate(null)).toBe('Unknown');
  expect([0, 1, 1_200, null].map(daysAgo)).toEqual(['today', '1 day ago', '1,200 days ago', null]);
});

test('statuses of the gateway are shown as words', () => {
  expect(statusText('past_due')).toBe('past due');
});
