import type { QueryClient } from '@tanstack/react-query';
import type { PageInput } from '#contract/page-state';
import { createQueryClient } from '#web/api/query-client.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** A cache that holds what the server has read, so that the first rendering asks for nothing. */
export function createFilledQueryClient({ state, queries }: PageInput): QueryClient {
  const client = createQueryClient();
  client.setQueryData(queryKeys.user, state.user);
  if (queries.credits) client.setQueryData(queryKeys.credits, queries.credits);
  if (queries.generations) client.setQueryData(queryKeys.generations, queries.generations);
  return client;
}
