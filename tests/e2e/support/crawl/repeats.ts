/** What a page says of itself to whoever lists it. */
export interface Listing {
  canonical: string;
  title: string;
  description: string;
}

/** Titles and descriptions that pages of different addresses have in common. */
export function findRepeats(listings: readonly Listing[]): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const addresses = new Map<string, Set<string>>();
    for (const listing of listings)
      addresses.set(listing[part], (addresses.get(listing[part]) ?? new Set()).add(listing.canonical));
    return [...addresses]
      .filter(([, of]) => of.size > 1)
      .map(([text, of]) => `the same ${part} “${text}”: ${[...of].join(', ')}`);
  });
}
