import { type QueryFilters, queryOptions } from '@tanstack/react-query';
import { MODERATION_PAGE } from '#platform/limits/limits';
import { read, request } from '#web/api/request.ts';
import type { ModerationCase, ModerationPage } from '../../contract/moderation.ts';

export interface QueuePlace {
  status: 'open' | 'done';
  /** From 1. */
  page: number;
}

/** Other admins decide at the same time: read anew whenever somebody looks, and now and then. */
export function moderationQuery({ status, page }: QueuePlace) {
  const offset = (page - 1) * MODERATION_PAGE;
  const params = new URLSearchParams({ status, limit: String(MODERATION_PAGE), offset: String(offset) });
  return queryOptions({
    queryKey: ['api', 'admin', `moderation?${params}`] as const,
    queryFn: ({ queryKey, signal }) => read<ModerationPage>(queryKey, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFETCH_MS,
  });
}

const REFETCH_MS = 30_000;

/** Every page of both lists, and no other page for admins. */
export const MODERATION_QUERIES: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[1] === 'admin' && `${queryKey[2]}`.startsWith('moderation?'),
};

export async function decideCase(id: string, verb: 'approve' | 'remove'): Promise<ModerationCase> {
  const response = await request('POST', `/api/admin/moderation/${id}/${verb}`);
  return (await response.json()) as ModerationCase;
}
