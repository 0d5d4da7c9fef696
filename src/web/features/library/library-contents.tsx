import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { libraryQuery } from '#web/api/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ImageViewer } from './image-viewer.tsx';
import { LibraryCard } from './library-card.tsx';
import { libraryImages } from './library-images.ts';

/** The grid with its four states. Lives only while the dialog is open, and so does its request. */
export function LibraryContents({ onClose }: { onClose(): void }) {
  const { data, isPending, isError, refetch } = useQuery(libraryQuery(true));
  const [viewed, setViewed] = useState<number | null>(null);

  if (isPending) {
    return (
      <div className={GRID} aria-busy>
        <p className="sr-only" role="status">
          Loading your images
        </p>
        {SKELETONS.map((key) => (
          <div key={key}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-2.5 mb-1 h-3.5 w-3/5" />
          </div>
        ))}
      </div>
    );
  }
  if (isError && !data) {
    return (
      <EmptyState
        title="Your library could not be read"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The server did not answer as it should. Your images are safe.
      </EmptyState>
    );
  }

  const images = libraryImages(data.items);
  if (images.length === 0) {
    return (
      <EmptyState
        title="No images yet"
        action={
          <Button variant="primary" onClick={onClose}>
            Make your first picture
          </Button>
        }
      >
        Describe a picture in a few words; it takes less than a minute and is kept here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {images.map((image, i) => (
          <LibraryCard
            key={`${image.generationId}-${image.index}`}
            image={image}
            onOpen={() => setViewed(i)}
          />
        ))}
      </ul>
      <ImageViewer images={images} index={viewed} onIndexChange={setViewed} />
    </>
  );
}

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4';
const SKELETONS = Array.from({ length: 8 }, (_, i) => `skeleton-${i}`);
