/**
 * The whole address of a web page as a person types it, with `https://` where that is missing; null unless it begins with
 * `http:` or `https:`, names a host, and has no user name or password.
 */
export function absoluteWebAddress(typed: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname && !url.username && !url.password;
  return isWeb ? url.href : null;
}
