/** Stores an unsent prompt for the life of the browser tab, so that it survives signing in. */
export function storePromptDraft(prompt: string, name = FRONT_PAGE): void {
  try {
    if (prompt.trim() === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, prompt);
  } catch {
    // Storage may be forbidden; then there is no draft.
  }
}

export function readPromptDraft(name = FRONT_PAGE): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

const FRONT_PAGE = 'promptDraft';
