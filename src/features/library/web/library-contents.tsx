import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { PictureVersion } from '#features/generations/contract/versions';
import { libraryQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import { useCancel } from '#features/generations/web/use-cancel.tsx';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { deletePictures } from './delete-pictures.ts';
import { filterLibrary, type LibraryFilter, WHOLE_LIBRARY } from './filter-library.ts';
import { hasPicture } from './library-entries.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import { planDeletions } from './plan-deletions.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDetails } from './use-details.tsx';
import type { LibrarySelection } from './use-selection.ts';
import { useZipDownload } from './use-zip-download.ts';

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
  const { data, isPending, isError, refetch } = useQuery(libraryQuery(true));
  const deletions = useDeletions();
  const [filter, setFilter] = useState<LibraryFilter>(WHOLE_LIBRARY);
  const deferred = useDeferredValue(filter);
  /** By key, so that new pictures do not change which one is shown. */
  const [viewed, setViewed] = useState<string | null>(null);
  const details = useDetails(onClose);
  const zip = useZipDownload();
  const box = useRef<HTMLDivElement>(null);
  const { cancel, dialog: cancelDialog } = useCancel(box);

  if (isPending) return <LibrarySkeleton />;
  if (isError && !data) {
    return (
      <LoadFailure title={phrases.libraryNotLoaded} onRetry={() => void refetch()}>
        The server sent an unexpected answer. Your pictures are safe.
      </LoadFailure>
    );
  }

  const generations = withoutDeleted(data, deletions).items;
  if (generations.length === 0) {
    return (
      <EmptyState
        title="No pictures yet"
        action={
          <Button asChild variant="primary">
            <Link href="/create" onClick={onClose}>
              Create your first picture
            </Link>
          </Button>
        }
      >
        Describe a picture in a few words; it takes less than a minute and is kept here.
      </EmptyState>
    );
  }

  const entries = filterLibrary(generations, deferred);
  const selected = entries.filter(({ key }) => selection.has(key));
  const isRunning = deferred.status === 'generating';
  const keys = entries.map(({ key }) => key);

  /** Deletes the selected cards, or cancels running generations. */
  function deleteSelected() {
    if (isRunning) cancel(selected.map(({ generation }) => generation));
    else deletePictures(client, planDeletions(selected));
    selection.leave();
    box.current?.querySelector<HTMLElement>('[data-select]')?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (!selection.active || (event.target instanceof Element && event.target.closest('input, select')))
      return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selection.all(keys);
    }
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

  /** A version may be hidden by the filter. */
  function showVersion({ generationId, imageId }: PictureVersion) {
    const entry = filterLibrary(generations, WHOLE_LIBRARY).find(({ key }) => key === imageId);
    if (!entry) return showResult(generationId);
    if (!keys.includes(entry.key)) setFilter(WHOLE_LIBRARY);
    setViewed(entry.key);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside.
    <div ref={box} tabIndex={-1} onKeyDown={handleKey}>
      <div className={cn('sticky z-10 space-y-1 pt-4 pb-2', isPage ? PAGE_BAR : DIALOG_BAR)}>
        <LibraryFilters generations={generations} filter={filter} onChange={setFilter} />
        <SelectionBar
          shown={entries.length}
          selected={selection.active ? selected.length : null}
          noun={deferred.status === 'completed' ? 'picture' : 'generation'}
          onBegin={selection.begin}
          onLeave={selection.leave}
          onAll={() => selection.all(keys)}
          downloading={zip.busy}
          onDownload={() => void zip.download(selected)}
          isRunning={isRunning}
          onDelete={deleteSelected}
        />
      </div>
      {entries.length > 0 ? (
        <LibraryGrid entries={entries} selection={selection} onOpen={open} />
      ) : (
        <NothingFound filter={deferred} onClear={() => setFilter(WHOLE_LIBRARY)} />
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
            onDelete={(picture) => deletePictures(client, planDeletions([picture]))}
          />
        )}
      </Suspense>
      {cancelDialog}
      {details.dialog(generations)}
    </div>
  );
}

const PAGE_BAR = 'top-14 bg-paper lg:top-16';
const DIALOG_BAR = '-top-5 -mx-5 -mt-5 bg-surface-1 px-5 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:px-6';

const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }));
