/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
}

/** An address with those of these filters that are set; whoever filters anew begins at the first page. */
export function filteredAddress(
  path: string,
  filters: Readonly<Record<string, string | boolean>>,
  page = 1,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value) params.set(name, value === true ? 'yes' : value);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
