import { queryOptions } from '@tanstack/react-query';
import { GENERATION_POLL_MS, GENERATIONS_PAGE_MAX } from '#platform/limits/limits';
import { callList, queryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { isSignedOut } from '#web/api/request.ts';
import { findGeneration, type Generation, listGenerations } from '../../contract/generations.ts';

const LIBRARY_FRESH_MS = 1_000;
const GENERATIONS_POLL_MS = 5_000;

export function generationsQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.generations,
    queryFn: ({ signal }) => callList(listGenerations, { signal }),
    enabled: signedIn,
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : GENERATIONS_POLL_MS),
  });
}

export function libraryQuery(open: boolean) {
  return queryOptions({
    queryKey: queryKeys.library,
    queryFn: ({ signal }) => callList(listGenerations, { query: { limit: GENERATIONS_PAGE_MAX }, signal }),
    enabled: open,
    staleTime: LIBRARY_FRESH_MS,
    // Running generations will add pictures.
    refetchInterval: ({ state }) =>
      !isSignedOut(state.error) && state.data?.items.some(({ status }) => status === 'generating')
        ? GENERATIONS_POLL_MS
        : false,
  });
}

export function generationQuery(id: string) {
  return queryOptions({
    ...queryOf(findGeneration, { params: { id } }),
    refetchInterval: ({ state: { data, error } }) =>
      data && isAwaited(data) && !isSignedOut(error) ? GENERATION_POLL_MS : false,
  });
}

/** After a cancellation, pictures already begun may still arrive for this long. */
const LATE_ARRIVAL_MS = 120_000;

function isAwaited({ status, canceledAt, creditsCharged }: Generation): boolean {
  if (status === 'generating') return true;
  if (status === 'completed' || canceledAt === null || creditsCharged === 0) return false;
  return Date.now() - Date.parse(canceledAt) < LATE_ARRIVAL_MS;
}
