export type Theme = 'system' | 'light' | 'dark';

/** Name of the cookie in which a browser keeps the theme that its user chose. Under https no sibling host can plant it. */
export function themeCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-theme' : 'theme';
}
