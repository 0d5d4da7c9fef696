import { useEffect, useEffectEvent } from 'react';

interface SavedForm {
  userId: string;
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  form: unknown;
}

const MAX_AGE_MS = 15 * 60_000;
const savers = new Set<(userId: string) => void>();

/** Calls `save` before the page leaves for sign-in, or closes because its session has ended. */
export function useFormSaver(save: (userId: string) => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const saver = (userId: string) => saveNow(userId);
    savers.add(saver);
    return () => void savers.delete(saver);
  }, []);
}

/** Saves all forms of this page in the tab's session storage, for the user who filled them in. */
export function saveForms(userId: string): void {
  for (const save of savers) save(userId);
}

/** Saves a form across a sign-in; null: nothing to save. */
export function useSavedForm(name: string, form: unknown): void {
  useFormSaver((userId) => {
    if (form === null) return;
    const saved: SavedForm = { userId, path: location.pathname, at: Date.now(), form };
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(saved));
    } catch {
      // If storage is forbidden or full, only the typed text is lost.
    }
  });
}

/** Returns and removes the form that the same user saved on the same page in the last 15 minutes. */
export function takeSavedForm<Form>(
  name: string,
  userId: string,
  isForm: (value: unknown) => value is Form,
): Form | null {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    const saved = JSON.parse(text ?? 'null') as SavedForm | null;
    const isMine =
      saved?.userId === userId && saved.path === location.pathname && Date.now() - saved.at < MAX_AGE_MS;
    return isMine && isForm(saved.form) ? saved.form : null;
  } catch {
    return null;
  }
}

const keyOf = (name: string) => `keptForm:${name}`;
