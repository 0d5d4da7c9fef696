import { readPromptDraft } from '../prompt-draft.ts';
import { type CreateState, EMPTY_CREATE_STATE, readState } from './create-state.ts';

/** Stores the creation screen's state for the life of the browser tab, so that it survives reloading and signing in. */
export function storeCreateDraft(state: CreateState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be forbidden or full; then there is no draft.
  }
}

/** The stored state; if it has no prompt, with the draft of the front page's prompt box. */
export function readCreateDraft(): CreateState {
  try {
    const stored = sessionStorage.getItem(KEY);
    const kept = stored === null ? EMPTY_CREATE_STATE : readState(JSON.parse(stored));
    return kept.prompt === '' ? { ...kept, prompt: readPromptDraft() } : kept;
  } catch {
    return EMPTY_CREATE_STATE;
  }
}

// The number changes with the shape of the state, so that drafts of earlier releases are ignored.
const KEY = 'createDraft1';
