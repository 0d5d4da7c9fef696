import type { Theme } from '#platform/theme/theme-cookie';
import { themeCookieName } from '#platform/theme/theme-cookie';

/** Applies the theme, and stores it for a year in a cookie that the server reads. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${themeCookieName(location.href)}=${theme}; path=/; max-age=31536000; samesite=lax${secure}`;
  for (const listener of listeners) listener();
}

/** The theme chosen since the page loaded. */
export function chosenTheme(): Theme | undefined {
  return chosen;
}

/** For `useSyncExternalStore`. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let chosen: Theme | undefined;
const listeners = new Set<() => void>();
