// Any origin works: it only shows whether the URL stays on it.
const BASE = 'http://site.invalid';

/** The path with its query and fragment if it stays on this site, otherwise `/`. */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo?.startsWith('/') || returnTo.length > 6_000) return '/';
  const url = URL.parse(returnTo, BASE);
  if (!url || url.origin !== BASE) return '/';
  // Browsers strip tabs and line feeds and read backslashes as slashes, so the parsed path is used.
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (path.startsWith('//') || path.startsWith('/api/')) return '/';
  return path;
}
