import { useQuery } from '@tanstack/react-query';
import { generationsQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import * as phrases from '#phrases';
import { useNow } from '#web/state/use-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { RecentCard } from './recent-card.tsx';
import { RecentSkeleton } from './recent-skeleton.tsx';
import { useDetails } from './use-details.tsx';
import { useRemix } from './use-remix.ts';

interface RecentGenerationsProps {
  /** Shows one generation in full screen. */
  onOpen(id: string): void;
}

/** The newest generations of a signed-in person, running ones with their progress. */
export function RecentGenerations({ onOpen }: RecentGenerationsProps) {
  const { data, isPending, isError, refetch } = useQuery(generationsQuery(true));
  const now = useNow();
  const deletions = useDeletions();
  const details = useDetails();
  const remix = useRemix();

  if (isPending) return <RecentSkeleton />;
  if (isError && !data) {
    return (
      <LoadFailure title={phrases.recentNotLoaded} onRetry={() => void refetch()}>
        The server sent an unexpected answer. Your pictures are safe.
      </LoadFailure>
    );
  }
  const generations = withoutDeleted(data, deletions).items;
  if (generations.length === 0) {
    return (
      <EmptyState title="Your first picture goes here">
        Describe it in the box above and press Generate; it takes less than a minute.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="-mx-4 -mt-1 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {generations.slice(0, SHOWN).map((generation) => (
          <RecentCard
            key={generation.id}
            generation={generation}
            now={now}
            onOpen={() => onOpen(generation.id)}
            onRemix={() => remix(generation)}
            onDetails={() => details.show(generation)}
          />
        ))}
      </ul>
      {details.dialog(generations)}
    </>
  );
}

const SHOWN = 12;
