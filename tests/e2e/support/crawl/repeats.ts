/** Title and description of a page. */
export interface Listing {
  canonical: string;
  title: string;
  description: string;
}

/** Titles and descriptions shared by several addresses. */
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
