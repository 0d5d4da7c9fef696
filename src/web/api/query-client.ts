import { QueryClient } from '@tanstack/react-query';
import { ApiError, read } from './request.ts';

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
        retry: mayRetry,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Once, if the server was not reached or failed; it would refuse the same request again. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500);
}

export const live = {
  /** Whether this page receives change events; `live-updates` sets it. */
  isOn: false,
};
