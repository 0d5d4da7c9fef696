import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_AUDIT_PAGE } from '#platform/limits/limits';
import { read } from '#web/api/request.ts';
import type { AdminAuditPage } from '../../contract/admin-audit.ts';

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
