import type { QueryClient } from '@tanstack/react-query';
import { readBuilderPlace } from '#contract/builder-place';
import { readGalleryFilter } from '#contract/gallery-filter';
import type { PageInput } from '#contract/page-state';
import { FIRST_GALLERY_PAGE, galleryListQuery } from '#web/api/gallery.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** A cache that holds what the server has read, so that the first rendering asks for nothing. */
export function createFilledQueryClient({ state, queries }: PageInput): QueryClient {
  const client = createQueryClient();
  client.setQueryData(queryKeys.user, state.user);
  if (queries.credits) client.setQueryData(queryKeys.credits, queries.credits);
  if (queries.billing) client.setQueryData(queryKeys.billing, queries.billing);
  if (queries.account) client.setQueryData(queryKeys.account, queries.account);
  if (queries.apiKeys) client.setQueryData(queryKeys.apiKeys, queries.apiKeys);
  if (queries.webhooks) client.setQueryData(queryKeys.webhooks, queries.webhooks);
  if (queries.generations) client.setQueryData(queryKeys.generations, queries.generations);
  if (queries.galleryCategories) client.setQueryData(queryKeys.galleryCategories, queries.galleryCategories);
  if (queries.gallery) {
    const { queryKey } = galleryListQuery(readGalleryFilter(state.url.split('?', 2)[1] ?? ''));
    client.setQueryData(queryKey, { pages: [queries.gallery], pageParams: [FIRST_GALLERY_PAGE] });
  }
  if (queries.galleryImage !== undefined) {
    const id = queries.galleryImage?.image.id ?? state.url.split(/[/?]/)[2] ?? '';
    client.setQueryData(queryKeys.galleryImage(id), queries.galleryImage);
  }
  if (queries.sharedPicture !== undefined) {
    const token = state.url.split(/[/?]/)[2] ?? '';
    client.setQueryData(queryKeys.sharedPicture(token), queries.sharedPicture);
  }
  if (queries.templateSet) {
    const place = readBuilderPlace(state.url.split('?', 1)[0] ?? '');
    client.setQueryData(queryKeys.templateSet(place), queries.templateSet);
  }
  return client;
}
