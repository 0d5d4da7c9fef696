import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, keyOf } from '#web/api/call.ts';
import { addressOf } from '#web/api/request.ts';
import { downloadCreditMovements, listCreditMovements } from '../../contract/credit-history.ts';

/** The statement page by page, newest first. Refetched on every visit. */
export const creditHistoryQuery = infiniteQueryOptions({
  queryKey: keyOf(listCreditMovements),
  queryFn: ({ pageParam, signal }) =>
    call(listCreditMovements, {
      ...(pageParam !== null && { query: { before: String(pageParam) } }),
      signal,
    }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** The whole statement as a file. */
export const STATEMENT_FILE_ADDRESS = addressOf(keyOf(downloadCreditMovements));
