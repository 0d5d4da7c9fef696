import type { Theme } from '#contract/page-state';

/** What the visitor chose, from the value of the cookie `theme`. */
export function storedTheme(cookie: string | undefined): Theme | undefined {
  return cookie === 'light' || cookie === 'dark' || cookie === 'system' ? cookie : undefined;
}
