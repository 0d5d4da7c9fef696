import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { ListPages } from '#features/admin/web/list-pages.tsx';
import { filteredAddress, readPage } from '#features/admin/web/list-place';
import { ADMIN_SEARCH_MAX_CHARACTERS, SECURITY_EVENTS_PAGE } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import {
  type EventFilters,
  type EventsPlace,
  securityEventsExport,
  securityEventsQuery,
} from './api/security-events.ts';
import { AuditLists } from './audit-lists.tsx';
import { SecurityEventFilters } from './security-event-filters.tsx';
import { SecurityEventList } from './security-event-list.tsx';

const PATH = '/admin/audit';
const NO_FILTERS: EventFilters = { kind: '', person: '', address: '', from: '', to: '' };

/** What happened to accounts, and what was refused; which part of it, the address says. */
export function SecurityEventLog() {
  const search = useSearch();
  const { page, ...filters } = readPlace(search);
  const [, navigate] = useLocation();
  const { data, error, isPlaceholderData, refetch } = useQuery(securityEventsQuery({ page, ...filters }));
  const isFiltered = Object.values(filters).some(Boolean);
  const addressOf = (changes: Partial<EventFilters>, to = 1) =>
    filteredAddress(PATH, { list: 'events', ...filters, ...changes }, to);

  return (
    <AdminPage title="Audit log">
      <AuditLists current="events" />
      {/* Back and Forward change the filters, too. */}
      <SecurityEventFilters key={search} filters={filters} onFilter={(next) => navigate(addressOf(next))} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {(['csv', 'ndjson'] as const).map((format) => (
          <Button key={format} asChild size="small">
            <a href={securityEventsExport(filters, format)} download>
              <Download aria-hidden className="size-4" />
              Download {format === 'csv' ? 'CSV' : 'JSON lines'}
            </a>
          </Button>
        ))}
        {data && (
          <p role="status" className="ml-auto text-muted text-sm tabular-nums">
            {data.total.toLocaleString('en')} {data.total === 1 ? 'event' : 'events'}
          </p>
        )}
      </div>
      {error && (
        <EmptyState
          title={`Error loading security events: ${describeFailure(error)}`}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
          className="my-16"
        />
      )}
      {!data && !error && (
        <div aria-busy="true" className="mt-8 space-y-5">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-10 w-full rounded-sm" />
          ))}
        </div>
      )}
      {data && !error && (
        <div className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {data.events.length > 0 ? (
            <SecurityEventList events={data.events} addressOf={addressOf} />
          ) : (
            <EmptyState
              title={data.total > 0 ? 'This page is empty' : 'No events match'}
              {...((isFiltered || data.total > 0) && {
                action: <Button onClick={() => navigate(addressOf(NO_FILTERS))}>Show all events</Button>,
              })}
              className="my-16"
            />
          )}
          <ListPages
            page={page}
            total={data.total}
            perPage={SECURITY_EVENTS_PAGE}
            addressOf={(to) => addressOf({}, to)}
          />
        </div>
      )}
    </AdminPage>
  );
}

function readPlace(search: string): EventsPlace {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.trim().slice(0, ADMIN_SEARCH_MAX_CHARACTERS) ?? '';
  const time = (name: string) => (Number.isNaN(Date.parse(text(name))) ? '' : text(name));
  return {
    kind: text('kind'),
    person: text('person'),
    address: text('address'),
    from: time('from'),
    to: time('to'),
    page: readPage(params),
  };
}
