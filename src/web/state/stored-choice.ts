import { useSyncExternalStore } from 'react';

/** A choice that this browser remembers; null where none was made. */
export interface StoredChoice {
  read(): string | null;
  keep(value: string | null): void;
  subscribe(listener: () => void): () => void;
}

/** @param key in the browser's local storage */
export function createStoredChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();
  let kept: string | null | undefined;
  return {
    read() {
      if (kept === undefined) kept = readStored(key);
      return kept;
    },
    keep(value) {
      kept = value;
      store(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was chosen; null on the server and while the page comes alive. */
export function useStoredChoice(choice: StoredChoice): string | null {
  return useSyncExternalStore(choice.subscribe, choice.read, nothing);
}

const nothing = () => null;

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page does.
  }
}
