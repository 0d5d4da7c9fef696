/** The pictures that an address selects. */
export interface GalleryFilter {
  /** The search text; empty if there is no search. */
  q: string;
  /** Null: all categories. Always null during a search. */
  category: string | null;
}

/** Reads an address's query. Shared by server and browser, so that both show the same pictures. */
export function readGalleryFilter(search: string): GalleryFilter {
  const params = new URLSearchParams(search);
  const q = params.get('q')?.trim().slice(0, QUERY_MAX_CHARACTERS) ?? '';
  const category = params.get('category')?.slice(0, CATEGORY_MAX_CHARACTERS) || null;
  return { q, category: q === '' ? category : null };
}

const QUERY_MAX_CHARACTERS = 200;
const CATEGORY_MAX_CHARACTERS = 100;
