import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

const REMOVED_MS = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new notification replaces the current one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
});

test('a dismissed notification closes at once and is removed 1,000,000 ms later', () => {
  toast({ title: 'Saved' });
  const id = currentToast()?.id ?? 0;
  dismissToast(id, REMOVED_MS);
  expect(currentToast()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(REMOVED_MS - 1);
  expect(currentToast()?.id).toBe(id);
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('dismissing an older notification leaves the newer one alone', () => {
  toast({ title: 'Older' });
  const older = currentToast()?.id ?? 0;
  dismissToast(older, REMOVED_MS);
  toast({ title: 'Newer' });
  dismissToast(older, REMOVED_MS);
  vi.advanceTimersByTime(REMOVED_MS);
  expect(currentToast()).toMatchObject({ title: 'Newer', open: true });
});

test('the same text twice is two notifications', () => {
  toast({ title: 'Copied!' });
  const first = currentToast()?.id;
  toast({ title: 'Copied!' });
  expect(currentToast()?.id).not.toBe(first);
});

test('listeners are called for every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  toast({ title: 'Heard' });
  dismissToast(currentToast()?.id ?? 0, REMOVED_MS);
  leave();
  toast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('onGone is called once, when dismissed or replaced', () => {
  const gone = vi.fn();
  toast({ title: 'First', onGone: () => gone('first') });
  toast({ title: 'Second', onGone: () => gone('second') });
  expect(gone.mock.calls).toEqual([['first']]);
  dismissToast(currentToast()?.id ?? 0, REMOVED_MS);
  toast({ title: 'Third' });
  vi.advanceTimersByTime(REMOVED_MS);
  expect(gone.mock.calls).toEqual([['first'], ['second']]);
});
