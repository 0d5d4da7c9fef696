import { readPromptDraft } from '../prompt-draft.ts';
import { type CreateState, EMPTY_CREATE_STATE, readState } from './create-state.ts';

/**
 * What stands on the creation screen, kept for the length of the browser tab so that it survives a reload and the way
 * through sign-in.
 */
export function storeCreateDraft(state: CreateState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be forbidden or full; a lost draft is all that comes of it.
  }
}

/** Where nothing was kept, what was typed into the front page's prompt box. */
export function readCreateDraft(): CreateState {
  try {
    const stored = sessionStorage.getItem(KEY);
    const kept = stored === null ? EMPTY_CREATE_STATE : readState(JSON.parse(stored));
    return kept.prompt === '' ? { ...kept, prompt: readPromptDraft() } : kept;
  } catch {
    return EMPTY_CREATE_STATE;
  }
}

// The number changes with the shape of the state: what an earlier release kept is not read.
const KEY = 'createDraft1';
