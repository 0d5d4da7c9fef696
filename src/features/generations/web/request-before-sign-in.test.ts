import { afterEach, expect, it, vi } from 'vitest';
import { keepRequest, takeRequest } from './request-before-sign-in.ts';

afterEach(() => void vi.useRealTimers());

function tab() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const VISITOR = { form: 'quick', path: '/', userId: null };
const ADA = { ...VISITOR, userId: 'ada' };
const BODY = { prompt: 'a lake' };

it('returns a visitor’s request once, after sign-in', () => {
  const storage = tab();
  keepRequest(storage, VISITOR, BODY);
  expect(takeRequest(storage, ADA)).toEqual(BODY);
  expect(takeRequest(storage, ADA)).toBeNull();
});

it('forgets it if the visitor comes back without signing in', () => {
  const storage = tab();
  keepRequest(storage, VISITOR, BODY);
  expect(takeRequest(storage, VISITOR)).toBeNull();
  expect(takeRequest(storage, ADA)).toBeNull();
});

it('leaves it to the form and the page that sent it', () => {
  const storage = tab();
  keepRequest(storage, VISITOR, BODY);
  expect(takeRequest(storage, { ...ADA, form: 'create' })).toBeNull();
  expect(takeRequest(storage, { ...ADA, path: '/gallery' })).toBeNull();
  expect(takeRequest(storage, ADA)).toEqual(BODY);
});

it('returns a request of an ended session to the same user only', () => {
  const storage = tab();
  keepRequest(storage, ADA, BODY);
  expect(takeRequest(storage, { ...ADA, userId: 'grace' })).toBeNull();
  keepRequest(storage, ADA, BODY);
  expect(takeRequest(storage, ADA)).toEqual(BODY);
});

it('forgets it after ten minutes', () => {
  vi.useFakeTimers();
  const storage = tab();
  keepRequest(storage, VISITOR, BODY);
  vi.advanceTimersByTime(10 * 60_000);
  expect(takeRequest(storage, ADA)).toBeNull();
});

it('ignores what is no request', () => {
  const storage = tab();
  storage.setItem('requestBeforeSignIn', 'no JSON');
  expect(takeRequest(storage, ADA)).toBeNull();
});
