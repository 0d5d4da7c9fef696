import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationsQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import * as phrases from '#phrases';
import { useNow } from '#web/state/use-now.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDetails } from '../use-details.tsx';
import { useRemix } from '../use-remix.ts';
import { type NewestActions, NewestStage } from './newest-stage.tsx';
import { NewestTile } from './newest-tile.tsx';

interface NewestPicturesProps {
  onOpen(id: string): void;
  onReuse: NewestActions['onReuse'];
  onSettled(generation: Generation): void;
  /** Shown if there are no pictures yet. */
  empty: ReactNode;
}

/** The person's newest generations: the newest one large, the earlier ones as tiles. */
export function NewestPictures({ onOpen, onReuse, onSettled, empty }: NewestPicturesProps) {
  const { data, isError, refetch } = useQuery(generationsQuery(true));
  const deletions = useDeletions();
  const now = useNow();
  const details = useDetails();
  const refine = useRemix();

  if (!data) {
    if (!isError) return <Skeleton className="aspect-square max-w-[56dvh]" />;
    return (
      <LoadFailure title={phrases.picturesNotLoaded} onRetry={() => void refetch()}>
        The server sent an unexpected answer. Your pictures are safe, and you can still make new ones.
      </LoadFailure>
    );
  }
  const generations = withoutDeleted(data, deletions).items;
  const [newest, ...earlier] = generations;
  if (!newest) return empty;

  const actions = {
    onOpen: ({ id }: Generation) => onOpen(id),
    onReuse,
    onDetails: details.show,
  };
  return (
    <>
      <NewestStage
        key={newest.id}
        generation={newest}
        now={now}
        {...actions}
        onRefine={refine}
        onSettled={onSettled}
      />
      {earlier.length > 0 && (
        <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 xl:grid-cols-4">
          {earlier.slice(0, SHOWN).map((generation) => (
            <NewestTile key={generation.id} generation={generation} {...actions} />
          ))}
        </ul>
      )}
      {details.dialog(generations)}
    </>
  );
}

/** Number of earlier generations; the library shows all. */
const SHOWN = 24;
