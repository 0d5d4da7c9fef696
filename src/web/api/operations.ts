import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminAuditPage } from '#contract/admin-audit';
import { ADMIN_AUDIT_PAGE, OPERATIONS_POLL_MS } from '#contract/limits';
import type { LedgerCheck, Operations } from '#contract/operations';
import { read } from './request.ts';

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

export interface AuditPlace {
  /** Empty ones are none. */
  action: string;
  admin: string;
  subject: string;
  /** From 1. */
  page: number;
}

export function adminAuditQuery({ page, ...filters }: AuditPlace) {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  params.set('limit', String(ADMIN_AUDIT_PAGE));
  params.set('offset', String((page - 1) * ADMIN_AUDIT_PAGE));
  return queryOptions({
    queryKey: ['api', 'admin', `audit?${params}`] as const,
    queryFn: ({ queryKey, signal }) => read<AdminAuditPage>(queryKey, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
