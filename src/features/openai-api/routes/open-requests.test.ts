import { expect, test } from 'vitest';
import { countOpenRequests, MOST_OPEN } from './open-requests.ts';

const refused = expect.objectContaining({ code: 'rate_limited', details: { retryAfter: 5 } });

test('a person may have 250 requests open, and another when one has ended', () => {
  const count = countOpenRequests(MOST_OPEN.pictures);
  const ends = Array.from({ length: 250 }, () => count('ada'));
  expect(() => count('ada')).toThrow(refused);
  expect(() => count('grace')).not.toThrow();
  ends[0]!();
  expect(() => count('ada')).not.toThrow();
});

test('who comes while many wait finds a place', () => {
  const count = countOpenRequests(MOST_OPEN.pictures);
  for (const name of ['ada', 'bob']) for (let at = 0; at < 250; at++) count(name);
  for (let at = 0; at < 25; at++) count('eve');
  expect(() => count('eve')).toThrow(refused);
  expect(() => count('grace')).not.toThrow();
});

test('a process has 1,000 requests open at most', () => {
  const count = countOpenRequests(MOST_OPEN.pictures);
  for (let at = 0; at < 1_000; at++) count(`user ${at % 100}`);
  expect(() => count('one more')).toThrow(refused);
});
