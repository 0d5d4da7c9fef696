import { useSyncExternalStore } from 'react';

/** Shows the public link of one's own picture over whatever is shown. May be called from anywhere in the browser. */
export function openPublicLink(imageId: string): void {
  replace(imageId);
}

export function closePublicLink(): void {
  replace(null);
}

/** The id of the picture whose public link is shown; null: none is. */
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
