// Any origin would do: it only shows whether the address stays on it.
const HERE = 'http://site.invalid';

/** A path of this site, with its query, or `/` for anything that a browser would take elsewhere. */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo?.startsWith('/') || returnTo.length > 2_000) return '/';
  const url = URL.parse(returnTo, HERE);
  if (!url || url.origin !== HERE) return '/';
  // Browsers strip tabs and line feeds and read a backslash as a slash, so the parsed form is what is kept.
  const path = `${url.pathname}${url.search}`;
  if (path.startsWith('//') || path.startsWith('/api/')) return '/';
  return path;
}
