import type { QueryClient } from '@tanstack/react-query';
import { readGalleryFilter } from '#features/gallery/contract/gallery-filter';
import { FIRST_GALLERY_PAGE, galleryImageQuery, galleryListQuery } from '#features/gallery/web/api/gallery';
import { readBuilderPlace } from '#features/prompt-builder/contract/builder-place';
import type { PageInput } from '#features/site/contract/page-state';
import { createQueryClient } from '#web/api/query-client.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** A cache filled with the queries that the server has run, so that the first rendering fetches nothing. */
export function createFilledQueryClient({ state, queries }: PageInput): QueryClient {
  const client = createQueryClient();
  client.setQueryData(queryKeys.user, state.user);
  for (const name of UNCHANGED_QUERIES)
    if (queries[name]) client.setQueryData(queryKeys[name], queries[name]);
  if (queries.creditHistory)
    client.setQueryData(queryKeys.creditHistory, { pages: [queries.creditHistory], pageParams: [null] });
  if (queries.gallery) {
    const { queryKey } = galleryListQuery(readGalleryFilter(state.url.split('?', 2)[1] ?? ''));
    client.setQueryData(queryKey, { pages: [queries.gallery], pageParams: [FIRST_GALLERY_PAGE] });
  }
  if (queries.galleryImage !== undefined) {
    const id = queries.galleryImage?.image.id ?? state.url.split(/[/?]/)[2] ?? '';
    client.setQueryData(galleryImageQuery(id).queryKey, queries.galleryImage);
  }
  if (queries.sharedPicture !== undefined) {
    const token = state.url.split(/[/?]/)[2] ?? '';
    client.setQueryData(queryKeys.sharedPicture(token), queries.sharedPicture);
  }
  if (queries.sharedCollection !== undefined) {
    const token = state.url.split(/[/?]/)[3] ?? '';
    client.setQueryData(queryKeys.sharedCollection(token), queries.sharedCollection);
  }
  if (queries.person !== undefined) {
    const name = state.url.split(/[/?]/)[2] ?? '';
    client.setQueryData(queryKeys.person(name), queries.person);
  }
  if (queries.templateSet) {
    const place = readBuilderPlace(state.url.split('?', 1)[0] ?? '');
    client.setQueryData(queryKeys.templateSet(place), queries.templateSet);
  }
  return client;
}

/** Queries whose cached data is the server's data unchanged. */
const UNCHANGED_QUERIES = [
  'credits',
  'billing',
  'account',
  'sessions',
  'apiKeys',
  'connections',
  'webhooks',
  'generations',
  'galleryCategories',
] as const;
