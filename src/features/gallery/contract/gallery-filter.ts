/** Which pictures an address asks for. */
export interface GalleryFilter {
  /** What is searched for; empty when nothing is. */
  q: string;
  /** Null: all categories, as always while searching. */
  category: string | null;
}

/** Reads an address's query: both sides must find the same pictures in it. */
export function readGalleryFilter(search: string): GalleryFilter {
  const params = new URLSearchParams(search);
  const q = params.get('q')?.trim().slice(0, QUERY_MAX_CHARACTERS) ?? '';
  const category = params.get('category')?.slice(0, CATEGORY_MAX_CHARACTERS) || null;
  return { q, category: q === '' ? category : null };
}

const QUERY_MAX_CHARACTERS = 200;
const CATEGORY_MAX_CHARACTERS = 100;
