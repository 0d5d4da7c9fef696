/**
 * What was typed into a prompt box and not yet sent, kept for the length of the browser tab so that it
 * survives the way through sign-in.
 */
export function storePromptDraft(prompt: string): void {
  try {
    if (prompt.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, prompt);
  } catch {
    // Storage may be forbidden; a lost draft is all that comes of it.
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
