import { useInfiniteQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { favoritesQuery } from '#features/favorites/web/favorites-api';
import * as phrases from '#phrases';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { GalleryImage } from '../contract/gallery.ts';
import { GalleryCard } from './gallery-card.tsx';
import { usePictureDialog } from './use-picture-dialog.tsx';

/** The pictures of the gallery that the person has starred. */
export function FavoritePictures() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(favoritesQuery);
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const images = useMemo(
    () => (data?.pages ?? []).flatMap(({ items }) => items.flatMap(asGalleryImage)),
    [data],
  );
  const { open, dialog } = usePictureDialog(list, images);

  if (isPending) return <Skeleton className="h-96" />;
  if (isError && !data)
    return (
      <div className="site-grid py-16">
        <LoadFailure title={phrases.favoritesNotLoaded} onRetry={() => void refetch()} />
      </div>
    );
  if (images.length === 0)
    return (
      <div className="site-grid py-16">
        <EmptyState
          title="No stars yet"
          action={
            <Button asChild variant="primary">
              <Link href="/gallery">Go to the gallery</Link>
            </Button>
          }
        >
          Press the star of a picture to find it here again.
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className="site-grid">
        <div className="overflow-clip [container-type:inline-size]">
          <ul
            ref={list}
            aria-label="Pictures"
            data-gallery-wall
            className="gallery-rows"
            // One alone would be as small as a row's picture.
            style={images.length === 1 ? ({ '--unit': '4px' } as CSSProperties) : undefined}
          >
            {images.map((image, index) => (
              <GalleryCard key={image.id} image={image} index={index} now={now} onOpen={() => open(image)} />
            ))}
          </ul>
        </div>
      </div>
      {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {dialog}
    </>
  );
}

function asGalleryImage({
  galleryId,
  category,
  ...image
}: Omit<GalleryImage, 'category'> & { galleryId: string | null; category: string | null }): GalleryImage[] {
  return galleryId === null ? [] : [{ ...image, id: galleryId, category: category ?? '' }];
}
