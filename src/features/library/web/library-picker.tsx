import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { libraryQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import { generationName } from '#features/generations/web/generation-name';
import { isCutout } from '#features/generations/web/is-cutout';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { categoryOptions, filterLibrary, WHOLE_LIBRARY } from './filter-library.ts';
import { hasPicture, type LibraryPicture } from './library-entries.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';

interface LibraryPickerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onChoose(asset: Asset): void;
  /** What becomes of the choice. */
  description?: string;
}

/** Lets the person choose one of their pictures, such as a reference for the next one. */
export function LibraryPicker({
  open,
  onOpenChange,
  onChoose,
  description = 'The next picture is built around it.',
}: LibraryPickerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Choose from your library"
        description={description}
        size="large"
        className="h-[92dvh] sm:h-[86dvh]!"
      >
        <Choice onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so that the library is read only then. */
function Choice({ onChoose }: Pick<LibraryPickerProps, 'onChoose'>) {
  const { data, isPending, isError, refetch } = useQuery(libraryQuery(true));
  const deletions = useDeletions();
  const [filter, setFilter] = useState(WHOLE_LIBRARY);
  const deferred = useDeferredValue(filter);
  const [shown, setShown] = useState(PAGE);
  if (isPending) return <LibrarySkeleton />;
  if (isError && !data) {
    return (
      <LoadFailure title={phrases.libraryNotLoaded} onRetry={() => void refetch()}>
        The server sent an unexpected answer. Your pictures are safe.
      </LoadFailure>
    );
  }
  const generations = withoutDeleted(data, deletions).items.filter(({ status }) => status === 'completed');
  if (generations.length === 0) {
    return (
      <EmptyState title="No pictures yet">
        Your pictures appear here, and you can build on them. For now, upload a picture or choose an example.
      </EmptyState>
    );
  }
  const pictures = filterLibrary(generations, deferred).filter(hasPicture);
  return (
    <>
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 bg-surface-1 px-5 pt-4 pb-4 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:px-6">
        <LibraryFilters
          categories={categoryOptions(generations, 'completed')}
          filter={filter}
          onChange={setFilter}
          placeholder="Search your prompts"
        />
      </div>
      {pictures.length > 0 ? (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {pictures.slice(0, shown).map((picture) => (
              <PickedCard key={picture.key} picture={picture} onChoose={onChoose} />
            ))}
          </ul>
          {pictures.length > shown && (
            <p className="mt-5 flex justify-center">
              <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>
            </p>
          )}
        </>
      ) : (
        <NothingFound filter={deferred} onClear={() => setFilter(WHOLE_LIBRARY)} />
      )}
    </>
  );
}

/** Number of pictures shown at first, and added by Show more. */
const PAGE = 60;

interface PickedCardProps {
  picture: LibraryPicture;
  onChoose(asset: Asset): void;
}

function PickedCard({ picture, onChoose }: PickedCardProps) {
  const asset = assetOf(picture);
  if (!asset) return null;
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`Choose: ${asset.originalName}`}
        onClick={() => onChoose(asset)}
        className="group block w-full scroll-mt-32 rounded-sm low:scroll-mt-2"
      >
        <LazyImage
          src={asset.imageUrl}
          srcSet={renditionSet(asset.imageUrl, picture.image.width)}
          sizes={squareSizes(CARD_PX, picture.image)}
          alt=""
          thumbHash={picture.image.thumbHash}
          checkered={asset.hasAlpha}
          className="aspect-square w-full rounded-sm transition-transform duration-steady group-hover:scale-[1.03]"
        />
      </button>
    </li>
  );
}

/** The approximate width of a card. */
const CARD_PX = 240;

/** The picture as an asset; null if it has no id. */
function assetOf({ generation, image }: LibraryPicture): Asset | null {
  const { id, url, width = 1, height = 1, thumbHash = '' } = image;
  if (id === undefined) return null;
  return {
    id,
    originalName: generationName(generation, 'From your library'),
    imageUrl: url,
    width,
    height,
    hasAlpha: isCutout(generation),
    thumbHash,
  };
}
