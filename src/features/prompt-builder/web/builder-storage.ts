import type { BuilderState } from './builder-state.ts';

/**
 * Stores a builder's state for the life of the browser tab, so that it survives signing in.
 * @param place identifies the builder
 */
export function saveBuilder(place: string, state: BuilderState): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(state));
  } catch {
    // Storage may be forbidden or full; then the state is lost.
  }
}

/** Reads the stored state and removes it. */
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

// The number changes with the shape of the state, so that states of earlier releases are ignored.
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
