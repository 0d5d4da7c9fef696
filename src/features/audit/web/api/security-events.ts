import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { SECURITY_EVENTS_PAGE } from '#platform/limits/limits';
import { read } from '#web/api/request.ts';
import type { SecurityEventsPage } from '../../contract/security-events.ts';

/** Empty ones are none. */
export interface EventFilters {
  kind: string;
  person: string;
  address: string;
  /** ISO 8601. */
  from: string;
  to: string;
}

export interface EventsPlace extends EventFilters {
  /** From 1. */
  page: number;
}

const PATH = 'security-events';

export function securityEventsQuery({ page, ...filters }: EventsPlace) {
  const params = paramsOf(filters);
  params.set('limit', String(SECURITY_EVENTS_PAGE));
  params.set('offset', String((page - 1) * SECURITY_EVENTS_PAGE));
  return queryOptions({
    queryKey: ['api', 'admin', `${PATH}?${params}`] as const,
    queryFn: ({ queryKey, signal }) => read<SecurityEventsPage>(queryKey, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** A link: the browser saves what comes. */
export function securityEventsExport(filters: EventFilters, format: 'csv' | 'ndjson'): string {
  const params = paramsOf(filters);
  params.set('format', format);
  return `/api/admin/${PATH}/export?${params}`;
}

function paramsOf(filters: EventFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
}
