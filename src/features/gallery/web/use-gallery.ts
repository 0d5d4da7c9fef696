import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { generationQuery } from '#features/generations/web/api/generations';
import { GALLERY_REFETCH_MS } from '#platform/limits/limits';
import { live } from '#web/api/query-client.ts';
import { toast } from '#web/ui/toast-store.ts';
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

/**
 * The pictures that a filter asks for, and what is new since they were listed. Pictures that were asked for here join at
 * once while `atTop` says that nobody has gone into the list yet, and so do those that a poll finds. All others wait to be
 * asked for: what comes at any moment must not move what somebody looks at.
 */
export function useGallery(filter: GalleryFilter, atTop: () => boolean) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const [awaited, setAwaited] = useState<string | null>(null);
  const options = galleryListQuery(filter);
  const list = useInfiniteQuery({
    ...options,
    // While the next search is under way, the pictures of the last one stay.
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

  const ownHaveCome = useRef(false);
  function showNewer() {
    ownHaveCome.current = false;
    if (latest.data) startOver(latest.data);
  }

  useEffect(() => {
    if (newer > 0 && (ownHaveCome.current || !live.isOn) && atTop()) showNewer();
  });

  async function refresh() {
    setRefreshing(true);
    try {
      startOver(await readGalleryPage(filter, FIRST_GALLERY_PAGE));
    } catch {
      toast({ title: FAILED, description: 'Please try again.', variant: 'destructive' });
    }
    setRefreshing(false);
  }

  // Asked for here, a picture is in the gallery when its generation has completed.
  const { data: generation } = useQuery({ ...generationQuery(awaited ?? ''), enabled: awaited !== null });
  const done = awaited !== null && generation !== undefined && generation.status !== 'generating';
  const { refetch } = latest;
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => void refetch(), GALLERY_REFETCH_MS);
    return () => clearTimeout(timer);
  }, [awaited, refetch]);
  const waits = generation?.isInReview ?? false;
  useEffect(() => {
    if (!done) return;
    ownHaveCome.current = !waits;
    if (waits)
      toast({
        title: 'Waiting for review',
        description: 'Your picture appears in the gallery after a review. It is already in your library.',
      });
    void refetch();
    void client.invalidateQueries(galleryCategoriesQuery);
    setAwaited(null);
  }, [done, waits, refetch, client]);

  return {
    list,
    images,
    first,
    newer,
    showNewer,
    refresh,
    refreshing,
    /** Told of a generation whose pictures will join. */
    await: setAwaited,
  };
}

export const FAILED = 'Failed to fetch gallery images';
