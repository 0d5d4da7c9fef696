import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryKeys } from '#web/api/query-keys.ts';
import { addressOf, read } from '#web/api/request.ts';
import type { CreditHistory } from '../../contract/credit-history.ts';

const KEY = queryKeys.creditHistory;

/** The statement page by page, newest first. Read anew whenever somebody comes to it. */
export const creditHistoryQuery = infiniteQueryOptions({
  queryKey: KEY,
  queryFn: ({ pageParam, signal }) =>
    read<CreditHistory>(pageParam === null ? KEY : ['api', `credit-history?before=${pageParam}`], signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** All of it as a file. */
export const STATEMENT_FILE_ADDRESS = `${addressOf(KEY)}.csv`;
