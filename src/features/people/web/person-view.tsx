import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { GalleryCard } from '#features/gallery/web/gallery-card.tsx';
import { ReportButton } from '#features/gallery/web/report-button.tsx';
import { usePictureDialog } from '#features/gallery/web/use-picture-dialog.tsx';
import { GALLERY_PAGE } from '#platform/limits/limits';
import { countInWords } from '#platform/words/count-in-words';
import { call } from '#web/api/call.ts';
import { useNow } from '#web/state/use-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { findPerson, type Person, reportPerson } from '../contract/people.ts';

/** The pictures that a person published. @param first the first page */
export function PersonView({ first }: { first: Person }) {
  const { name } = first;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['person', name],
    queryFn: ({ pageParam, signal }) =>
      call(findPerson, {
        params: { name },
        query: { limit: String(GALLERY_PAGE), offset: String(pageParam) },
        signal,
      }),
    initialData: { pages: [first], pageParams: [0] },
    initialPageParam: 0,
    getNextPageParam: ({ pictureCount }, pages) => {
      const listed = pages.reduce((sum, { pictures }) => sum + pictures.length, 0);
      return listed < pictureCount ? listed : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A picture that was published meanwhile moves the others to the next page.
  const images = [
    ...new Map(data.pages.flatMap(({ pictures }) => pictures).map((one) => [one.id, one])).values(),
  ];
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const { open, dialog } = usePictureDialog(list, images);
  return (
    <div className="min-h-dvh flex-1 pb-12">
      <div className="site-grid pt-8 pb-6 md:pt-12">
        <h1 className="font-serif text-title [overflow-wrap:anywhere]">{name}</h1>
        <p className="mt-2 mb-2 text-muted">{countInWords(first.pictureCount, 'picture')} in the gallery</p>
        <ReportButton what="page" send={(body) => call(reportPerson, { params: { name }, body })} />
      </div>
      {images.length === 0 ? (
        <EmptyState title="Nothing published yet" className="my-16">
          Published pictures appear here.
        </EmptyState>
      ) : (
        <div className="site-grid">
          <div className="overflow-clip [container-type:inline-size]">
            <ul ref={list} aria-label="Pictures" data-gallery-wall className="gallery-rows">
              {images.map((image, index) => (
                <GalleryCard
                  key={image.id}
                  image={image}
                  index={index}
                  now={now}
                  onOpen={() => open(image)}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
      {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {dialog}
    </div>
  );
}
