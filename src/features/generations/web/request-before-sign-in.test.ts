import { afterEach, expect, it, vi } from 'vitest';
import { keepRequest, takeRequest } from './request-before-sign-in.ts';

afterEach(() => void vi.useRealTimers());

function openTab() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => storage;
}

const QUICK = { form: 'quick', path: '/' };
const BODY = { prompt: 'a lake' };

it('returns a visitor’s request once, after sign-in', () => {
  const tab = openTab();
  keepRequest(QUICK, BODY, tab);
  expect(takeRequest(QUICK, true, tab)).toEqual(BODY);
  expect(takeRequest(QUICK, true, tab)).toBeNull();
});

it('forgets it if the visitor comes back without signing in', () => {
  const tab = openTab();
  keepRequest(QUICK, BODY, tab);
  expect(takeRequest(QUICK, false, tab)).toBeNull();
  expect(takeRequest(QUICK, true, tab)).toBeNull();
});

it('leaves it to the form and the page that sent it', () => {
  const tab = openTab();
  keepRequest(QUICK, BODY, tab);
  expect(takeRequest({ ...QUICK, form: 'create' }, true, tab)).toBeNull();
  expect(takeRequest({ ...QUICK, path: '/gallery' }, true, tab)).toBeNull();
  expect(takeRequest(QUICK, true, tab)).toEqual(BODY);
});

it('forgets it after ten minutes', () => {
  vi.useFakeTimers();
  const tab = openTab();
  keepRequest(QUICK, BODY, tab);
  vi.advanceTimersByTime(10 * 60_000);
  expect(takeRequest(QUICK, true, tab)).toBeNull();
});

it('ignores what is no request', () => {
  const tab = openTab();
  tab().setItem('requestBeforeSignIn', 'no JSON');
  expect(takeRequest(QUICK, true, tab)).toBeNull();
});

it('does without storage where that is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => keepRequest(QUICK, BODY, forbidden)).not.toThrow();
  expect(takeRequest(QUICK, true, forbidden)).toBeNull();
});
