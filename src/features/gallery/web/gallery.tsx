import { ListFilter, RefreshCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import * as phrases from '#phrases';
import { countInWords } from '#platform/words/count-in-words';
import { useOverPath } from '#web/state/overlay-location.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { type GalleryFilter, galleryQuery, readGalleryFilter } from '../contract/gallery-filter.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { galleryImageIdIn } from './gallery-image-path.ts';
import { GallerySkeletons } from './gallery-skeletons.tsx';
import { GalleryWall } from './gallery-wall.tsx';
import { NextPage } from './next-page.tsx';
import { useGallery } from './use-gallery.ts';
import { usePictureDialog } from './use-picture-dialog.tsx';

interface GalleryProps {
  /** The public prompt box, on pages that have one. It calls `onStarted` with the generations it starts. */
  promptBox?: (onStarted: (generationId: string) => void) => ReactNode;
  /** Number of pictures visible when the page opens. */
  eager?: number;
}

/** Search, categories and pictures. The address selects the pictures. */
export function Gallery({ promptBox, eager = 0 }: GalleryProps) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const filter = readGalleryFilter(search);
  const { q, category } = filter;
  const hasLooks = selectsLooks(filter);
  const [isFiltering, setFiltering] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const isDialogOpen = galleryImageIdIn(useOverPath()) !== null;
  const atTop = () =>
    !isDialogOpen &&
    !section.current?.contains(document.activeElement?.closest('[data-gallery-wall]') ?? null) &&
    (section.current?.getBoundingClientRect().top ?? 0) > -TOP_PX;
  const gallery = useGallery(filter, atTop);
  const { list, images, first, newer } = gallery;
  const { open, load, dialog } = usePictureDialog(section, images);

  const addressOf = (changes: Partial<GalleryFilter>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    return params.size > 0 ? `${path}?${params}` : path;
  };

  function searchFor(next: string) {
    // Only the first letter adds a history entry, so that Back leaves the search.
    navigate(addressOf({ q: next, category: null }), { replace: q !== '' && next !== '' });
    toTop();
  }

  function toTop() {
    const node = section.current;
    if (node && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
  }

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const readMore = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads the dialog's code before the first click.
    <div
      ref={section}
      onPointerEnter={load}
      onFocus={load}
      // Late results must not move the footer through the window.
      className={q === '' ? undefined : 'min-h-dvh'}
    >
      {promptBox && (
        <div className="mx-auto w-full max-w-3xl px-4 pb-4 sm:px-6">{promptBox(gallery.await)}</div>
      )}
      <div className="sticky top-14 z-30 bg-paper/90 backdrop-blur-md lg:top-16">
        <div className="site-grid flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div className="flex w-full gap-2 lg:order-last lg:ml-auto lg:w-[31rem]">
            <SearchBox
              label="Search gallery images by prompt keywords"
              placeholder="Search gallery images by prompt keywords..."
              q={q}
              onSearch={searchFor}
            />
            <Button
              aria-pressed={isFiltering || hasLooks}
              onClick={() => {
                setFiltering(!(isFiltering || hasLooks));
                if (hasLooks) navigate(addressOf(NO_LOOKS));
              }}
              className="max-sm:px-3"
            >
              <ListFilter aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Filter</span>
            </Button>
            <Button
              busy={gallery.refreshing}
              onClick={() => {
                toTop();
                void gallery.refresh();
              }}
              className="max-sm:px-3"
            >
              <RefreshCw aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Refresh</span>
            </Button>
          </div>
          {q === '' ? (
            <div className="min-w-0 max-w-full lg:flex-1">
              <CategoryTabs
                chosen={category}
                addressOf={(next) => addressOf({ q: '', category: next })}
                panelId={PANEL_ID}
              />
            </div>
          ) : (
            <p
              role="status"
              className="flex h-11 min-w-0 items-center gap-1 text-muted text-sm md:pointer-fine:h-9"
            >
              <span className="whitespace-nowrap">Searching for</span>{' '}
              <span className="truncate text-ink">“{q}”</span>
              {first && (
                <span className="whitespace-nowrap tabular-nums">
                  · {countInWords(first.total, 'result')}
                </span>
              )}
            </p>
          )}
        </div>
        {(isFiltering || hasLooks) && (
          <div className="site-grid pb-1">
            <Suspense fallback={<div className="h-12" />}>
              <GalleryFilters
                filter={filter}
                total={first?.total}
                onChange={(looks) => {
                  setFiltering(true);
                  navigate(addressOf(looks));
                  toTop();
                }}
              />
            </Suspense>
          </div>
        )}
        <div
          role="status"
          className="pointer-events-none absolute inset-x-0 top-full flex justify-center pt-3"
        >
          {newer > 0 && (
            <Suspense>
              <NewerPictures
                count={newer}
                onShow={() => {
                  gallery.showNewer();
                  section.current?.scrollIntoView({ block: 'start' });
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div
        id={PANEL_ID}
        {...(q === '' && { role: 'tabpanel', 'aria-label': `Pictures: ${category ?? 'all'}` })}
        aria-busy={list.isPending || list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-50 transition-opacity' : undefined}
      >
        {list.isPending && <GallerySkeletons />}
        {list.isError && images.length === 0 && (
          <LoadFailure
            title={phrases.galleryNotLoaded}
            onRetry={() => void list.refetch()}
            className="my-16 max-sm:mx-4"
          />
        )}
        {list.isSuccess && images.length === 0 && (
          <Suspense>
            <NothingFound filter={filter} hasLooks={hasLooks} onClear={() => navigate(path)} />
          </Suspense>
        )}
        {images.length > 0 && (
          <a
            href="#footer"
            className="sr-only rounded-md bg-ink px-4 py-3 text-paper text-sm focus:not-sr-only focus:absolute! focus:z-40"
          >
            Skip the pictures
          </a>
        )}
        {images.length > 0 && (
          <GalleryWall
            key={`${new URLSearchParams(galleryQuery(filter))}/${first?.asOf}`}
            images={images}
            filter={filter}
            asOf={first?.asOf ?? null}
            total={first?.total ?? images.length}
            more={hasNextPage}
            eager={eager}
            onMore={readMore}
            onOpen={open}
          />
        )}
      </div>
      {q !== '' && images.length > 0 && !hasNextPage && !list.isPlaceholderData && (
        <div className="site-grid my-8">
          <div className="crop-marks mx-auto flex max-w-xl justify-center px-6 py-12">
            <Suspense fallback={<div className="h-11" />}>
              <MakeIt q={q} />
            </Suspense>
          </div>
        </div>
      )}
      {hasNextPage && (
        <NextPage
          // A new element for each page, since the old one would visibly jump.
          key={images.length}
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {dialog}
    </div>
  );
}

// Needed where pictures end or arrive, and by those who filter.
const NewerPictures = lazy(async () => ({ default: (await import('./newer-pictures.tsx')).NewerPictures }));
const NothingFound = lazy(async () => ({ default: (await import('./found-nothing.tsx')).NothingFound }));
const MakeIt = lazy(async () => ({ default: (await import('./found-nothing.tsx')).MakeIt }));
const GalleryFilters = lazy(async () => ({
  default: (await import('./gallery-filters.tsx')).GalleryFilters,
}));

const NO_LOOKS = { color: null, orientation: null, people: null };
const selectsLooks = ({ color, orientation, people }: GalleryFilter) => !!(color ?? orientation ?? people);
const PANEL_ID = 'gallery-pictures';
/** Within this distance the reader counts as at the top of the list. */
const TOP_PX = 100;
