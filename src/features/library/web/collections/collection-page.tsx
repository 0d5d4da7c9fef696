import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { collectionsQuery } from '#features/collections/web/collections-api';
import * as phrases from '#phrases';
import { NotFound } from '#web/frame/not-found.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LibrarySkeleton } from '../library-skeleton.tsx';
import { SignedOutLibrary } from '../signed-out-library.tsx';
import { CollectionHeader } from './collection-header.tsx';
import { CollectionPictures } from './collection-pictures.tsx';
import { CollectionSide } from './collection-side.tsx';

/** A collection of the person, beside the others. */
export function CollectionPage() {
  const { user } = usePageState();
  return user ? <OwnCollection /> : <SignedOutLibrary />;
}

function OwnCollection() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery(collectionsQuery);
  const collection = data?.find((one) => one.id === id);
  if (data && !collection) return <NotFound />;
  return (
    <div className="site-grid min-h-dvh flex-1 content-start py-8 md:py-12">
      <div className="lg:gap-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <CollectionSide current={id} />
        <div className="min-w-0">
          {collection && data ? (
            <>
              <CollectionHeader key={id} collection={collection} all={data} />
              <CollectionPictures key={`pictures ${id}`} collection={collection} />
            </>
          ) : isError ? (
            <LoadFailure title={phrases.collectionNotLoaded} onRetry={() => void refetch()} />
          ) : (
            <LibrarySkeleton />
          )}
        </div>
      </div>
    </div>
  );
}
