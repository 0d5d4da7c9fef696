import { afterEach, expect, test, vi } from 'vitest';
import { createStoredChoice } from './stored-choice.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage() {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
}

test('a choice is stored until it is removed', () => {
  const map = stubStorage();
  const listener = vi.fn();
  const choice = createStoredChoice('model');
  const leave = choice.subscribe(listener);
  expect(choice.read()).toBeNull();
  choice.keep('studio');
  expect([choice.read(), createStoredChoice('model').read()]).toEqual(['studio', 'studio']);
  choice.keep(null);
  expect([choice.read(), map.size, listener.mock.calls.length]).toEqual([null, 0, 2]);
  leave();
  choice.keep('studio');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('if storage is forbidden, a choice lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const choice = createStoredChoice('model');
  expect(choice.read()).toBeNull();
  choice.keep('studio');
  expect(choice.read()).toBe('studio');
});
