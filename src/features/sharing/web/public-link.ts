import { useSyncExternalStore } from 'react';

/** Opens the dialog with a picture's public link. Can be called anywhere in the browser. */
export function openPublicLink(imageId: string): void {
  replace(imageId);
}

export function closePublicLink(): void {
  replace(null);
}

/** The id of the picture whose public link is shown; null if none. */
export function useOpenPublicLink(): string | null {
  return useSyncExternalStore(subscribe, read, readNothing);
}

let current: string | null = null;
const listeners = new Set<() => void>();
const read = () => current;
const readNothing = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: string | null) {
  current = next;
  for (const listener of listeners) listener();
}
