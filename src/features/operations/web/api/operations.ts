import { queryOptions } from '@tanstack/react-query';
import { OPERATIONS_POLL_MS } from '#platform/limits/limits';
import { read } from '#web/api/request.ts';
import type { LedgerCheck, Operations } from '../../contract/operations.ts';

/** Read again every few seconds while the page is looked at. */
export const operationsQuery = queryOptions({
  queryKey: ['api', 'admin', 'operations'] as const,
  queryFn: ({ queryKey, signal }) => read<Operations>(queryKey, signal),
  staleTime: 0,
  refetchInterval: OPERATIONS_POLL_MS,
  refetchOnWindowFocus: true,
});

/** Asked for by hand alone: it reads every transfer there is. */
export const ledgerQuery = queryOptions({
  queryKey: ['api', 'admin', 'operations', 'ledger'] as const,
  queryFn: ({ queryKey, signal }) => read<LedgerCheck>(queryKey, signal),
  enabled: false,
  retry: false,
});
