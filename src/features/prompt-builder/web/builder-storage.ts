import type { BuilderState } from './builder-state.ts';

/**
 * What stands in a builder, kept for the length of the browser tab so that it survives the way through sign-in.
 * `place` tells one builder from another.
 */
export function saveBuilder(place: string, state: BuilderState): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(state));
  } catch {
    // Storage may be forbidden or full; losing it is all that comes of it.
  }
}

/** Read once: whoever enters a builder again later enters a fresh one. */
export function takeSavedBuilder(place: string): BuilderState | null {
  try {
    const stored = sessionStorage.getItem(keyOf(place));
    if (stored === null) return null;
    sessionStorage.removeItem(keyOf(place));
    const kept: unknown = JSON.parse(stored);
    return isState(kept) ? { ...kept, lit: null } : null;
  } catch {
    return null;
  }
}

// The number changes with the shape of the state: what an earlier release kept is not read.
const keyOf = (place: string) => `builder1:${place}`;

function isState(value: unknown): value is BuilderState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prompt' in value &&
    typeof value.prompt === 'string' &&
    'selections' in value &&
    typeof value.selections === 'object' &&
    value.selections !== null &&
    'settings' in value &&
    typeof value.settings === 'object' &&
    value.settings !== null
  );
}
