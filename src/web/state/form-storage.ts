import { useEffect, useEffectEvent } from 'react';

interface KeptForm {
  userId: string;
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  form: unknown;
}

const KEPT_FOR_MS = 15 * 60_000;
const keepers = new Set<(userId: string) => void>();

/** Calls `save` before the page leaves for sign-in, or closes because its session has ended. */
export function useFormSaver(keep: (userId: string) => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const keeper = (userId: string) => keepNow(userId);
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, []);
}

/** Saves all forms of this page in the tab's session storage, for the user who filled them in. */
export function saveForms(userId: string): void {
  for (const keep of keepers) keep(userId);
}

/** Saves a form across a sign-in; null: nothing to save. */
export function useSavedForm(name: string, form: unknown): void {
  useFormSaver((userId) => {
    if (form === null) return;
    const kept: KeptForm = { userId, path: location.pathname, at: Date.now(), form };
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
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
    const kept = JSON.parse(text ?? 'null') as KeptForm | null;
    const isMine =
      kept?.userId === userId && kept.path === location.pathname && Date.now() - kept.at < KEPT_FOR_MS;
    return isMine && isForm(kept.form) ? kept.form : null;
  } catch {
    return null;
  }
}

const keyOf = (name: string) => `keptForm:${name}`;
