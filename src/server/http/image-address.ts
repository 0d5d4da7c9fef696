const ADDRESS = /^\/images\/([0-9a-f]{32})\.png$/;

export function imageAddress(objectKey: string): string {
  return `/images/${objectKey}.png`;
}

/**
 * The object key of one of our own image addresses, given as a path or with the site's origin; a query (the
 * cache-busting time) is ignored. `undefined` for any other address.
 */
export function objectKeyOf(address: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(address, origins[0]);
  if (!url || !origins.includes(url.origin)) return undefined;
  return ADDRESS.exec(url.pathname)?.[1];
}
