import { expect, test } from 'vitest';
import { actorName, eventFacts, fromLocalTime, kindName, toLocalTime } from './security-event-texts.ts';

test('an event is described by its kind, user and details', () => {
  const event = {
    kind: 'limit-reached',
    userId: null,
    email: null,
    count: 4_312,
    details: { route: 'GET /api/gallery', keyId: 'k', fresh: true, acr: null, more: false },
  };
  expect(kindName(event.kind)).toBe('Limit reached');
  expect(kindName('of-another-release')).toBe('of another release');
  expect(actorName(event)).toBe('A visitor');
  expect(actorName({ userId: 'u', email: null })).toBe('A deleted account');
  expect(actorName({ userId: 'u', email: 'ada@mail.example' })).toBe('ada@mail.example');
  expect(eventFacts(event)).toEqual(['4,312 times', 'route: GET /api/gallery', 'key id: k', 'fresh']);
});

test('times are converted to the field and back without loss', () => {
  expect(fromLocalTime(toLocalTime('2026-03-01T09:30:00.000Z'))).toBe('2026-03-01T09:30:00.000Z');
  expect(toLocalTime('')).toBe('');
  expect(toLocalTime('yesterday')).toBe('');
  expect(fromLocalTime('')).toBe('');
});
