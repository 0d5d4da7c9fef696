import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { generationQuery } from '#features/generations/web/api/generations';
import * as phrases from '#phrases';
import { live } from '#web/api/query-client.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import type { GalleryPage } from '../contract/gallery.ts';
import type { GalleryFilter } from '../contract/gallery-filter.ts';
import {
  FIRST_GALLERY_PAGE,
  galleryCategoriesQuery,
  galleryListQuery,
  latestGalleryQuery,
  readGalleryPage,
  removedPicturesQuery,
} from './api/gallery.ts';
import { countNewer, listPictures } from './list-pictures.ts';
import { clearScrollPosition } from './use-scroll-restoration.ts';

/** Delay after a request for pictures before the gallery is refetched. */
const GALLERY_REFETCH_MS = 2_000;

/**
 * The pictures of a filter, and the number of newer ones. While the reader is still at the top of the list (`atTop`), the
 * reader's own new pictures and those found by polling join at once. Otherwise new pictures wait for a click, so that the
 * list does not move under the reader.
 */
export function useGallery(filter: GalleryFilter, atTop: () => boolean) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const [awaited, setAwaited] = useState<string | null>(null);
  const options = galleryListQuery(filter);
  const list = useInfiniteQuery({
    ...options,
    // Keeps the last search's pictures while the next one loads.
    placeholderData: (before) => (filter.q === '' ? undefined : before),
  });
  const pages = list.data?.pages;
  const { data: removed } = useQuery(removedPicturesQuery);
  const images = useMemo(() => listPictures(pages ?? [], removed), [pages, removed]);
  const first = list.isPlaceholderData ? undefined : pages?.[0];
  const latest = useQuery(latestGalleryQuery(filter, first));
  const newer = filter.q === '' ? countNewer(latest.data, first) : 0;

  function startOver(page: GalleryPage) {
    clearScrollPosition();
    client.setQueryData(options.queryKey, { pages: [page], pageParams: [FIRST_GALLERY_PAGE] });
    void client.invalidateQueries(galleryCategoriesQuery);
  }

  const ownPicturesArrived = useRef(false);
  function showNewer() {
    ownPicturesArrived.current = false;
    if (latest.data) startOver(latest.data);
  }

  useEffect(() => {
    if (newer > 0 && (ownPicturesArrived.current || !live.isOn) && atTop()) showNewer();
  });

  async function refresh() {
    setRefreshing(true);
    try {
      startOver(await readGalleryPage(filter, FIRST_GALLERY_PAGE));
    } catch {
      toastFailure(phrases.galleryNotLoaded, phrases.tryAgain);
    }
    setRefreshing(false);
  }

  // The reader's own picture joins the gallery when its generation has completed.
  const { data: generation } = useQuery({ ...generationQuery(awaited ?? ''), enabled: awaited !== null });
  const done = awaited !== null && generation !== undefined && generation.status !== 'generating';
  const { refetch } = latest;
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => void refetch(), GALLERY_REFETCH_MS);
    return () => clearTimeout(timer);
  }, [awaited, refetch]);
  const isWaitingForReview = generation?.isInReview ?? false;
  useEffect(() => {
    if (!done) return;
    ownPicturesArrived.current = !isWaitingForReview;
    if (isWaitingForReview)
      toast({
        title: 'Waiting for review',
        description: 'Your picture appears in the gallery after a review. It is already in your library.',
      });
    void refetch();
    void client.invalidateQueries(galleryCategoriesQuery);
    setAwaited(null);
  }, [done, isWaitingForReview, refetch, client]);

  return {
    list,
    images,
    first,
    newer,
    showNewer,
    refresh,
    refreshing,
    /** Called with the id of a generation whose pictures will join the gallery. */
    await: setAwaited,
  };
}
