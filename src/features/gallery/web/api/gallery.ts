import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { GALLERY_PAGE } from '#platform/limits/limits';
import { callList, nullableQueryOf, queryOf } from '#web/api/call.ts';
import type { GalleryImage, GalleryPage } from '../../contract/gallery.ts';
import { findGalleryImage, listCategories, listGallery, searchGallery } from '../../contract/gallery.ts';
import { type GalleryFilter, galleryQuery, readGalleryFilter } from '../../contract/gallery-filter.ts';

const GALLERY_POLL_MS = 60_000;

export interface GalleryPlace {
  offset: number;
  limit: number;
  asOf: string | null;
}

export const FIRST_GALLERY_PAGE: GalleryPlace = { offset: 0, limit: GALLERY_PAGE, asOf: null };

/** The pictures, page by page. Pictures that arrived after the first page was read are left out. */
export function galleryListQuery(filter: GalleryFilter) {
  return infiniteQueryOptions({
    queryKey: ['gallery-list', galleryQuery(filter)] as const,
    queryFn: ({ pageParam, signal }) => readGalleryPage(filter, pageParam, signal),
    initialPageParam: FIRST_GALLERY_PAGE,
    getNextPageParam: (last, pages, { offset, limit }): GalleryPlace | undefined =>
      last.items.length < limit
        ? undefined
        : { offset: offset + limit, limit: GALLERY_PAGE, asOf: pages[0]?.asOf ?? null },
    // Loaded pages are never read again: newer pictures come from the query below.
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing hundreds of pages is slow.
    structuralSharing: false,
  });
}

/** The newest pictures, polled beside the list. */
export function latestGalleryQuery(filter: GalleryFilter, known: GalleryPage | undefined) {
  return queryOptions({
    queryKey: ['gallery-latest', galleryQuery(filter)] as const,
    queryFn: ({ signal }) => readGalleryPage(filter, FIRST_GALLERY_PAGE, signal),
    enabled: filter.q === '' && known !== undefined,
    initialData: known,
    refetchInterval: GALLERY_POLL_MS,
    // The next poll makes up for a failed one.
    retry: false,
  });
}

export const galleryCategoriesQuery = queryOptions(queryOf(listCategories));

/** Null if there is no such picture. */
export function galleryImageQuery(id: string) {
  return queryOptions(nullableQueryOf(findGalleryImage, { params: { id } }));
}

export const ALL_PICTURES = readGalleryFilter('');

/** Pictures that show the words, best first. */
export async function findInGallery(words: string, signal: AbortSignal): Promise<GalleryImage[]> {
  return (await readGalleryPage({ ...ALL_PICTURES, q: words }, FIRST_GALLERY_PAGE, signal)).items;
}

export async function readGalleryPage(
  filter: GalleryFilter,
  { offset, limit, asOf }: GalleryPlace,
  signal?: AbortSignal,
): Promise<GalleryPage> {
  const { q } = filter;
  const query = {
    ...galleryQuery(filter),
    limit: String(limit),
    offset: String(offset),
    ...(asOf !== null && { asOf }),
  };
  const { date, ...list } = await callList(q === '' ? listGallery : searchGallery, { query, signal });
  return { ...list, asOf: asOf ?? newestOf(q, list.items, date) };
}

/** Ids of pictures removed since the page loaded. Lists leave them out; cached pages of the list are not changed. */
export const removedPicturesQuery = queryOptions<readonly string[]>({
  queryKey: ['gallery-removed'],
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** A search's first picture need not be its newest, so its pages include pictures up to the time of the response. */
function newestOf(q: string, items: readonly GalleryImage[], date: string | null): string | null {
  if (q === '') return items[0]?.generatedAt ?? null;
  const answered = Date.parse(date ?? '');
  return new Date(Number.isNaN(answered) ? Date.now() : answered).toISOString();
}
