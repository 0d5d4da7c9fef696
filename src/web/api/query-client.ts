import { QueryClient } from '@tanstack/react-query';
import { read } from './request.ts';

const QUERY_FRESH_MS = 5 * 60_000;
const QUERY_CACHE_MS = 10 * 60_000;

/** The cache settings of all queries and mutations. The server creates one client for each page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(queryKey, signal),
        staleTime: QUERY_FRESH_MS,
        gcTime: QUERY_CACHE_MS,
        retry: 1,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

export const live = {
  /** Whether this page receives change events; `live-updates` sets it. */
  isOn: false,
};
