import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { checkLedger, findOperations } from '../../contract/operations.ts';

/** How often the open operations page refetches. */
const OPERATIONS_POLL_MS = 10_000;

/** Polled while the page is visible. */
export const operationsQuery = queryOptions({
  ...queryOf(findOperations),
  staleTime: 0,
  refetchInterval: OPERATIONS_POLL_MS,
  refetchOnWindowFocus: true,
});

/** Only on demand: it reads every transfer. */
export const ledgerQuery = queryOptions({ ...queryOf(checkLedger), enabled: false, retry: false });
