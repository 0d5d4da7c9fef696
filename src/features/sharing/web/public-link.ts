import { useSyncExternalStore } from 'react';
import { createStore } from '#web/state/create-store.ts';

const shownImageId = createStore<string | null>(null);

/** Opens the dialog with a picture's public link. Can be called anywhere in the browser. */
export function openPublicLink(imageId: string): void {
  shownImageId.set(imageId);
}

export function closePublicLink(): void {
  shownImageId.set(null);
}

/** The id of the picture whose public link is shown; null if none. */
export function useOpenPublicLink(): string | null {
  return useSyncExternalStore(shownImageId.subscribe, shownImageId.get, () => null);
}
