import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Generation } from '#contract/generations';
import { generationsQuery } from '#web/api/generations.ts';
import { useDeletions, withoutDeleted } from '#web/state/deletions.ts';
import { storeGroundingContext } from '#web/state/grounding-context.ts';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RecentCard } from './recent-card.tsx';
import { RecentSkeleton } from './recent-skeleton.tsx';
import { remixPath } from './remix-path.ts';

interface RecentGenerationsProps {
  /** Shows one generation on the whole screen. */
  onOpen(id: string): void;
}

/** The last generations of a signed-in person, those under way with their progress. */
export function RecentGenerations({ onOpen }: RecentGenerationsProps) {
  const { data, isPending, isError, refetch } = useQuery(generationsQuery(true));
  const [, navigate] = useLocation();
  const now = useNow();
  const deletions = useDeletions();
  const [detailed, setDetailed] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);

  function remix(generation: Generation) {
    storeGroundingContext(localStorage, { generation, timestamp: Date.now() });
    navigate(remixPath(generation));
  }

  if (isPending) return <RecentSkeleton />;
  if (isError && !data) {
    return (
      <EmptyState
        title="Your recent pictures could not be read"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The server did not answer as it should. They are safe.
      </EmptyState>
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
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {generations.slice(0, SHOWN).map((generation) => (
          <RecentCard
            key={generation.id}
            generation={generation}
            now={now}
            onOpen={() => onOpen(generation.id)}
            onRemix={() => remix(generation)}
            onDetails={() => {
              setWanted(true);
              setDetailed(generation.id);
            }}
          />
        ))}
      </ul>
      {wanted && (
        <Suspense>
          <GenerationDetails
            generation={generations.find(({ id }) => id === detailed)}
            onClose={() => setDetailed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const SHOWN = 12;

const GenerationDetails = lazy(async () => ({
  default: (await import('./generation-details.tsx')).GenerationDetails,
}));
