import { type QueryFilters, queryOptions } from '@tanstack/react-query';
import { MODERATION_PAGE } from '#platform/limits/limits';
import { queryOf } from '#web/api/call.ts';
import { listCases } from '../../contract/moderation.ts';

export interface QueuePlace {
  status: 'open' | 'done';
  /** From 1. */
  page: number;
}

/** Read again at every visit and every 30 seconds, since other admins decide at the same time. */
export function moderationQuery({ status, page }: QueuePlace) {
  const query = { status, limit: String(MODERATION_PAGE), offset: String((page - 1) * MODERATION_PAGE) };
  return queryOptions({
    ...queryOf(listCases, { query }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFETCH_MS,
  });
}

const REFETCH_MS = 30_000;

/** All pages of both lists. */
export const MODERATION_QUERIES: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[1] === 'admin' && `${queryKey[2]}`.startsWith('moderation?'),
};
