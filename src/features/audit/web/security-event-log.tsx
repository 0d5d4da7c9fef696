import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { filteredAddress, listQuery, readFilter, readPage, setFilters } from '#features/admin/web/list-place';
import { SECURITY_EVENTS_PAGE } from '#platform/limits/limits';
import { freshQueryOf, keyOf } from '#web/api/call.ts';
import { addressOf } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { exportSecurityEvents, listSecurityEvents } from '../contract/security-events.ts';
import { AuditPage } from './audit-page.tsx';
import { type EventFilters, SecurityEventFilters } from './security-event-filters.tsx';
import { SecurityEventList } from './security-event-list.tsx';
import { readKind } from './security-event-texts.ts';

const NO_FILTERS: EventFilters = { kind: '', person: '', address: '', from: '', to: '' };

/** Security events, filtered by the URL. */
export function SecurityEventLog() {
  const search = useSearch();
  const { page, ...filters } = readPlace(search);
  const [, navigate] = useLocation();
  const query = useQuery({
    ...freshQueryOf(listSecurityEvents, { query: listQuery(filters, page, SECURITY_EVENTS_PAGE) }),
    placeholderData: keepPreviousData,
  });
  const pathOf = (changes: Partial<EventFilters>, to = 1) =>
    filteredAddress('/admin/audit', { list: 'events', ...filters, ...changes }, to);

  return (
    <AuditPage
      current="events"
      what="security events"
      query={query}
      page={page}
      perPage={SECURITY_EVENTS_PAGE}
      addressOf={(to) => pathOf({}, to)}
      filters={
        <>
          {/* Remounted when Back or Forward changes the filters. */}
          <SecurityEventFilters key={search} filters={filters} onFilter={(next) => navigate(pathOf(next))} />
          <ExportLinks filters={filters} total={query.data?.total} />
        </>
      }
    >
      {({ events, total }) =>
        events.length > 0 ? (
          <SecurityEventList events={events} addressOf={pathOf} />
        ) : (
          <EmptyState
            title={total > 0 ? 'This page is empty' : 'No events match'}
            {...((total > 0 || Object.values(filters).some(Boolean)) && {
              action: <Button onClick={() => navigate(pathOf(NO_FILTERS))}>Show all events</Button>,
            })}
            className="my-16"
          />
        )
      }
    </AuditPage>
  );
}

function ExportLinks({ filters, total }: { filters: EventFilters; total: number | undefined }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {(['csv', 'ndjson'] as const).map((format) => (
        <Button key={format} asChild size="small">
          <a
            href={addressOf(keyOf(exportSecurityEvents, { query: { ...setFilters(filters), format } }))}
            download
          >
            <Download aria-hidden className="size-4" />
            Download {format === 'csv' ? 'CSV' : 'JSON lines'}
          </a>
        </Button>
      ))}
      {total !== undefined && (
        <p role="status" className="ml-auto text-muted text-sm tabular-nums">
          {total.toLocaleString('en')} {total === 1 ? 'event' : 'events'}
        </p>
      )}
    </div>
  );
}

function readPlace(search: string): EventFilters & { page: number } {
  const params = new URLSearchParams(search);
  const time = (name: string) => {
    const text = readFilter(params, name);
    return Number.isNaN(Date.parse(text)) ? '' : text;
  };
  return {
    kind: readKind(readFilter(params, 'kind')),
    person: readFilter(params, 'person'),
    address: readFilter(params, 'address'),
    from: time('from'),
    to: time('to'),
    page: readPage(params),
  };
}
