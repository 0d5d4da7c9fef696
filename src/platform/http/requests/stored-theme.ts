import type { Theme } from '../../theme/theme-cookie.ts';
import { themeCookieName } from '../../theme/theme-cookie.ts';

/** The theme that the visitor chose, from the request's cookies. */
export function storedTheme(
  cookies: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): Theme | undefined {
  const chosen = cookies[themeCookieName(publicUrl)];
  return chosen === 'light' || chosen === 'dark' || chosen === 'system' ? chosen : undefined;
}
