import { useSyncExternalStore } from 'react';

/** A choice stored in this browser; null if none was made. */
export interface StoredChoice {
  read(): string | null;
  keep(value: string | null): void;
  subscribe(listener: () => void): () => void;
}

/** @param key in local storage */
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

/** The stored choice; null on the server and during hydration. */
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
    // If storage is forbidden, the choice lasts as long as the page.
  }
}
