import { ADMIN_SEARCH_MAX_CHARACTERS } from '#platform/limits/limits';

/** Filters by name in the URL. Empty and false filters are not set. */
type Filters = Readonly<Record<string, string | boolean>>;

/** The page number in the URL, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
}

export function readFilter(params: URLSearchParams, name: string): string {
  return params.get(name)?.trim().slice(0, ADMIN_SEARCH_MAX_CHARACTERS) ?? '';
}

/** The URL with the set filters; without `page`, the first page. */
export function filteredAddress(path: string, filters: Filters, page = 1): string {
  const params = new URLSearchParams(entriesOf(filters));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The query of one page of a list. */
export function listQuery<F extends Filters>(filters: F, page: number, perPage: number) {
  return { ...setFilters(filters), limit: String(perPage), offset: String((page - 1) * perPage) };
}

/** The filters that are set, with `yes` for true. */
export function setFilters<F extends Filters>(filters: F) {
  return Object.fromEntries(entriesOf(filters)) as {
    [Name in keyof F]?: F[Name] extends boolean ? 'yes' : F[Name];
  };
}

function entriesOf(filters: Filters): [string, string][] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value ? [[name, value === true ? 'yes' : value]] : [],
  );
}
