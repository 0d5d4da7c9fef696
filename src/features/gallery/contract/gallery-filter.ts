import { COLOR_NAMES, type ColorName } from '#platform/words/color-names';

/** Nearly square pictures count as square. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;
export const PEOPLE = ['true', 'false'] as const;

/** Filters by the look of a picture; null selects nothing. */
export interface GalleryLooks {
  color: ColorName | null;
  orientation: (typeof ORIENTATIONS)[number] | null;
  /** Whether people are in it. */
  people: (typeof PEOPLE)[number] | null;
}

/** The pictures that an address selects. */
export interface GalleryFilter extends GalleryLooks {
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
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name)) ?? null;
  return {
    q,
    category: q === '' ? category : null,
    color: oneOf('color', COLOR_NAMES),
    orientation: oneOf('orientation', ORIENTATIONS),
    people: oneOf('people', PEOPLE),
  };
}

type Chosen<Filter> = { [Name in keyof Filter]?: NonNullable<Filter[Name]> };

/** The query of a call, without what selects nothing. */
export function galleryQuery<Filter extends Partial<GalleryFilter>>(filter: Filter): Chosen<Filter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Chosen<Filter>;
}

const QUERY_MAX_CHARACTERS = 200;
const CATEGORY_MAX_CHARACTERS = 100;
