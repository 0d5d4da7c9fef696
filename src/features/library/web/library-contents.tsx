import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { PictureVersion } from '#features/generations/contract/versions';
import { useCancel } from '#features/generations/web/use-cancel.tsx';
import { UploadButton } from '#features/uploads/web/upload-button.tsx';
import * as phrases from '#phrases';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { deletePictures } from './delete-pictures.ts';
import {
  categoryLabel,
  MORE_FILTERS,
  statusOptions,
  WHOLE_LIBRARY,
  writeLibraryFilter,
} from './filter-library.ts';
import { hasPicture } from './library-entries.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import { planDeletions } from './plan-deletions.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDetails } from './use-details.tsx';
import { useLibrary } from './use-library.ts';
import { useLibraryFilter } from './use-library-filter.ts';
import type { LibrarySelection } from './use-selection.ts';
import { useSettled } from './use-settled.ts';

interface LibraryContentsProps {
  selection: LibrarySelection;
  /** Whether it is a page instead of the contents of a dialog. */
  isPage?: boolean;
  /** Closes the dialog. */
  onClose?(): void;
}

/** The library and its states. Mounted only while the dialog is open, so that it is read only then. */
export function LibraryContents({ selection, isPage = false, onClose }: LibraryContentsProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [filter, setFilter] = useLibraryFilter(isPage);
  const settled = useSettled(filter, JSON.stringify(filter));
  const library = useLibrary(settled);
  const { isPending, isError, refetch, data, generations, entries, facets } = library;
  const [areMoreShown, setMoreShown] = useState(false);
  /** By key, so that new pictures do not change which one is shown. */
  const [viewed, setViewed] = useState<string | null>(null);
  const details = useDetails(onClose);
  const box = useRef<HTMLDivElement>(null);
  const { cancel, dialog: cancelDialog } = useCancel(box);

  if (isPending) return <LibrarySkeleton isPage={isPage} />;

  const isFailed = isError && !data;
  const chosen = writeLibraryFilter(settled);
  if (!isFailed && generations.length === 0 && Object.keys(chosen).length === 0) {
    return (
      <EmptyState
        title="No pictures yet"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild variant="primary">
              <Link href="/create" onClick={onClose}>
                Create your first picture
              </Link>
            </Button>
            <UploadButton {...(onClose && { onLeave: onClose })}>Edit your own picture</UploadButton>
          </div>
        }
      >
        Describe a picture in a few words, or bring one of your own to change it. Both are kept here.
      </EmptyState>
    );
  }

  const selected = entries.filter(({ key }) => selection.has(key));
  const isRunning = settled.status === 'generating';
  const narrowing = MORE_FILTERS.filter((name) => filter[name] !== null).length;
  const keys = entries.map(({ key }) => key);

  /** Deletes the selected cards, or cancels running generations. */
  function deleteSelected() {
    if (isRunning) cancel(selected.map(({ generation }) => generation));
    else void deletePictures(client, planDeletions(selected));
    leaveSelection();
  }

  function leaveSelection() {
    selection.leave();
    box.current?.querySelector<HTMLElement>('[data-select]')?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    // Dialogs of the library are its children in React, not in the document.
    const { target } = event;
    if (!(target instanceof Element) || !box.current?.contains(target) || target.closest('input, select'))
      return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selection.all(keys);
    }
    if (!selection.active) return;
    if (event.key === 'Delete' && selected.length > 0) deleteSelected();
    if (event.key === 'Escape') selection.leave();
  }

  function open(index: number) {
    const entry = entries[index];
    if (!entry) return;
    if (hasPicture(entry)) setViewed(entry.key);
    else details.show(entry.generation);
  }

  /** Shows a started generation, or a version that is not listed, on the screen for results. */
  function showResult(generationId: string) {
    onClose?.();
    navigate(`/?generation=${generationId}`);
  }

  /** A version may be hidden by the filter, be on a page that is not loaded, or be somebody else's public picture. */
  function showVersion({ generationId, galleryId, imageId }: PictureVersion) {
    if (keys.includes(imageId)) return setViewed(imageId);
    if (generationId !== null) return showResult(generationId);
    onClose?.();
    navigate(`/gallery/${galleryId}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside.
    <div ref={box} tabIndex={-1} onKeyDown={handleKey}>
      <div className={cn('sticky z-10 space-y-1 pt-4 pb-2', isPage ? PAGE_BAR : DIALOG_BAR)}>
        <LibraryFilters
          categories={(facets?.categories ?? []).map(({ category, count }) => ({
            value: category,
            label: categoryLabel(category),
            count,
          }))}
          statuses={statusOptions(facets?.statuses ?? NO_CARDS)}
          filter={filter}
          onChange={setFilter}
          placeholder="Search by words or meaning"
        >
          {areMoreShown && (
            <Suspense>
              <MoreFilters filter={filter} facets={facets} onChange={setFilter} />
            </Suspense>
          )}
        </LibraryFilters>
        <SelectionBar
          filters={
            <Button
              variant="ghost"
              size="small"
              aria-expanded={areMoreShown}
              onClick={() => setMoreShown(!areMoreShown)}
              className="-ml-3 aria-expanded:bg-surface-3"
            >
              <SlidersHorizontal aria-hidden className="size-4" />
              Filters
              {narrowing > 0 && <Badge>{narrowing}</Badge>}
            </Button>
          }
          actions={
            <Suspense>
              <BulkActions
                selected={selected}
                isRunning={isRunning}
                onDelete={deleteSelected}
                onDone={leaveSelection}
              />
            </Suspense>
          }
          shown={isFailed ? null : library.count}
          loaded={entries.length}
          selected={selection.active ? selected.length : null}
          noun={settled.status === 'completed' ? 'picture' : 'generation'}
          onBegin={selection.begin}
          onLeave={selection.leave}
          onAll={() => selection.all(keys)}
        />
      </div>
      {isFailed ? (
        <LoadFailure title={phrases.libraryNotLoaded} onRetry={() => void refetch()}>
          The server sent an unexpected answer. Your pictures are safe.
        </LoadFailure>
      ) : entries.length > 0 ? (
        <LibraryGrid
          entries={entries}
          count={library.count}
          selection={selection}
          onOpen={open}
          onMore={() => {
            if (library.hasNextPage && !library.isFetchingNextPage) void library.fetchNextPage();
          }}
        />
      ) : (
        <NothingFound filter={settled} onClear={() => setFilter(WHOLE_LIBRARY)} />
      )}
      <Suspense>
        {viewed !== null && (
          <ImageViewer
            pictures={entries.filter(hasPicture)}
            viewed={viewed}
            onView={setViewed}
            onDetails={details.show}
            onVersion={showVersion}
            onStarted={showResult}
            onDelete={(picture) => void deletePictures(client, planDeletions([picture]))}
          />
        )}
      </Suspense>
      {cancelDialog}
      {details.dialog(generations)}
    </div>
  );
}

const NO_CARDS = { completed: 0, generating: 0, failed: 0, canceled: 0 };

const PAGE_BAR = 'top-14 bg-paper lg:top-16';
const DIALOG_BAR = '-top-5 -mx-5 -mt-5 bg-surface-1 px-5 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:px-6';

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));
const BulkActions = lazy(async () => ({ default: (await import('./bulk-actions.tsx')).BulkActions }));
const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }));
