import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationQuery } from '#features/generations/web/api/generations';
import { queryKeys } from '#web/api/query-keys.ts';

/** The current state of a listed generation. A running one is polled more often than the list. */
export function useLiveGeneration(listed: Generation): Generation {
  const client = useQueryClient();
  const running = listed.status === 'generating';
  const { data } = useQuery({ ...generationQuery(listed.id), enabled: running });
  const live = running && data ? data : listed;
  const settled = running && live.status !== 'generating';

  // Its end changes the list and the balance: read them now, not at the next poll.
  useEffect(() => {
    if (!settled) return;
    void client.invalidateQueries({ queryKey: queryKeys.credits });
    void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
  }, [settled, client]);
  return live;
}
