import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { GALLERY_PAGE, GALLERY_POLL_MS } from '#platform/limits/limits';
import { callList, queryOf } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import type { GalleryImage, GalleryPage } from '../../contract/gallery.ts';
import { findGalleryImage, listCategories, listGallery, searchGallery } from '../../contract/gallery.ts';
import type { GalleryFilter } from '../../contract/gallery-filter.ts';

export interface GalleryPlace {
  offset: number;
  limit: number;
  asOf: string | null;
}

export const FIRST_GALLERY_PAGE: GalleryPlace = { offset: 0, limit: GALLERY_PAGE, asOf: null };

/** The pictures page by page, as they were when the first page was read: what came later is left out. */
export function galleryListQuery(filter: GalleryFilter) {
  return infiniteQueryOptions({
    queryKey: ['gallery-list', filter.q, filter.category] as const,
    queryFn: ({ pageParam, signal }) => readGalleryPage(filter, pageParam, signal),
    initialPageParam: FIRST_GALLERY_PAGE,
    getNextPageParam: (last, pages, { offset, limit }): GalleryPlace | undefined =>
      last.items.length < limit
        ? undefined
        : { offset: offset + limit, limit: GALLERY_PAGE, asOf: pages[0]?.asOf ?? null },
    // Pages that are there are never read again one by one: newer pictures come by the query below.
    staleTime: Number.POSITIVE_INFINITY,
    // Nor are hundreds of pages compared with themselves.
    structuralSharing: false,
  });
}

/** The newest pictures, read again and again beside the list. */
export function latestGalleryQuery(filter: GalleryFilter, known: GalleryPage | undefined) {
  return queryOptions({
    queryKey: ['gallery-latest', filter.category] as const,
    queryFn: ({ signal }) => readGalleryPage(filter, FIRST_GALLERY_PAGE, signal),
    enabled: filter.q === '' && known !== undefined,
    initialData: known,
    refetchInterval: GALLERY_POLL_MS,
    // A failed look at what is new is made up for by the next one.
    retry: false,
  });
}

export const galleryCategoriesQuery = queryOptions(queryOf(listCategories));

/** Null: there is no such picture. */
export function galleryImageQuery(id: string) {
  const { queryKey, queryFn } = queryOf(findGalleryImage, { params: { id } });
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      try {
        return await queryFn(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

export async function readGalleryPage(
  { q, category }: GalleryFilter,
  { offset, limit, asOf }: GalleryPlace,
  signal?: AbortSignal,
): Promise<GalleryPage> {
  const query = {
    ...(q !== '' && { q }),
    ...(category !== null && { category }),
    limit: String(limit),
    offset: String(offset),
    ...(asOf !== null && { asOf }),
  };
  const { date, ...list } = await callList(q === '' ? listGallery : searchGallery, { query, signal });
  return { ...list, asOf: asOf ?? newestOf(q, list.items, date) };
}

/** Ids of pictures that were taken back since the page loaded: lists leave them out, their pages as they were read. */
export const removedPicturesQuery = queryOptions<readonly string[]>({
  queryKey: ['gallery-removed'],
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** A search's best match need not be its newest picture, so its pages end at the time of its answer. */
function newestOf(q: string, items: readonly GalleryImage[], date: string | null): string | null {
  if (q === '') return items[0]?.generatedAt ?? null;
  const answered = Date.parse(date ?? '');
  return new Date(Number.isNaN(answered) ? Date.now() : answered).toISOString();
}
