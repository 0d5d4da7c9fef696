/** Stores an unsent prompt for the life of the browser tab, so that it survives signing in. */
export function storePromptDraft(prompt: string): void {
  try {
    if (prompt.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, prompt);
  } catch {
    // Storage may be forbidden; then there is no draft.
  }
}

export function readPromptDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const KEY = 'promptDraft';
