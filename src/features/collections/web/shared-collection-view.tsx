import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { renditionWidthsOf } from '#features/images/contract/rendition-widths';
import { COLLECTION_PAGE } from '#platform/limits/limits';
import { countInWords } from '#platform/words/count-in-words';
import { call } from '#web/api/call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { findSharedCollection, type SharedCollection } from '../contract/collections.ts';

/** A shared collection with the credit lines of its pictures. @param first its first page */
export function SharedCollectionView({ token, first }: { token: string; first: SharedCollection }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['shared-collection', token],
    queryFn: ({ pageParam: offset, signal }) =>
      call(findSharedCollection, { params: { token }, query: { limit: COLLECTION_PAGE, offset }, signal }),
    initialData: { pages: [first], pageParams: [0] },
    initialPageParam: 0,
    getNextPageParam: ({ pictureCount }, pages) => {
      const listed = pages.reduce((sum, page) => sum + page.pictures.length, 0);
      return listed < pictureCount ? listed : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const pictures = data.pages.flatMap((page) => page.pictures);
  return (
    <div className="site-grid flex-1 py-8 md:py-12">
      <h1 className="font-serif text-title [overflow-wrap:anywhere]">{first.name}</h1>
      <p className="mt-2 mb-6 text-muted">
        {countInWords(first.pictureCount, 'picture')}, shared with those who have the link.
      </p>
      {pictures.length === 0 ? (
        <EmptyState title="Nothing here yet">
          Its pictures appear on this page once there are some.
        </EmptyState>
      ) : (
        <div className="@container">
          <ul className="gallery-rows">
            {pictures.map(({ id, imageUrl, width, height, thumbHash, creditLine }, at) => (
              <li key={id} style={{ '--a': Math.round((100 * width) / height) } as CSSProperties}>
                <a href={imageUrl} target="_blank" rel="noreferrer">
                  <LazyImage
                    src={imageUrl}
                    srcSet={renditionWidthsOf(width)
                      .map((name) => `${imageUrl}?width=${name} ${Math.min(name, width)}w`)
                      .join(', ')}
                    sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 33vw"
                    alt={`Picture ${at + 1} of ${first.name}`}
                    thumbHash={thumbHash}
                    className="size-full"
                  />
                </a>
                {creditLine !== null && (
                  <p className="pointer-events-none absolute inset-x-0 bottom-0 bg-scrim p-2 text-on-picture text-xs leading-5 [overflow-wrap:anywhere]">
                    {creditLine}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    </div>
  );
}
