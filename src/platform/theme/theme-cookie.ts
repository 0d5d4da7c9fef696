export type Theme = 'system' | 'light' | 'dark';

/** Name of the cookie with the chosen theme. With https, only this host can set it. */
export function themeCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-theme' : 'theme';
}
