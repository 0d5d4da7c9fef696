import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationQuery } from '#features/generations/web/api/generations';
import { queryKeys } from '#web/api/query-keys.ts';

/** A generation of the list as it is now: while it is being made it is read more often than the list. */
export function useLiveGeneration(listed: Generation): Generation {
  const client = useQueryClient();
  const running = listed.status === 'generating';
  const { data } = useQuery({ ...generationQuery(listed.id), enabled: running });
  const live = running && data ? data : listed;
  const settled = running && live.status !== 'generating';

  // The list and the balance change with its end; no need to wait for their next poll.
  useEffect(() => {
    if (!settled) return;
    void client.invalidateQueries({ queryKey: queryKeys.credits });
    void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
  }, [settled, client]);
  return live;
}
