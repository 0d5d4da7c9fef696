import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { ListPages } from '#features/admin/web/list-pages.tsx';
import { filteredAddress, readPage } from '#features/admin/web/list-place';
import { ADMIN_AUDIT_PAGE, ADMIN_SEARCH_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AuditPlace, adminAuditQuery } from './api/admin-audit.ts';
import { AuditList } from './audit-list.tsx';
import { AuditLists } from './audit-lists.tsx';
import { actionName } from './audit-texts.ts';

const PATH = '/admin/audit';
// A choice cannot have an empty value.
const ALL = 'all';

/** What admins changed; which part of it, the address says. */
export function AuditLog() {
  const place = readPlace(useSearch());
  const { page, ...filters } = place;
  const [, navigate] = useLocation();
  const { data, error, isPlaceholderData, refetch } = useQuery(adminAuditQuery(place));
  const isFiltered = Object.values(filters).some(Boolean);
  const filterBy = (changes: Partial<typeof filters>, replace = false) =>
    navigate(filteredAddress(PATH, { ...filters, ...changes }), { replace });

  return (
    <AdminPage title="Audit log">
      <AuditLists current="changes" />
      <div className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_16rem]">
        <div className="col-span-2 lg:col-span-1">
          <SearchBox
            label="Search by email or id"
            placeholder="Email or id"
            q={place.subject}
            onSearch={(subject) => filterBy({ subject }, place.subject !== '' && subject !== '')}
          />
        </div>
        <SelectField
          label="Action"
          value={place.action || ALL}
          options={choices('All actions', place.action, data?.actions, actionName)}
          onChange={(action) => filterBy({ action: action === ALL ? '' : action })}
        />
        <SelectField
          label="Admin"
          value={place.admin || ALL}
          options={choices('All admins', place.admin, data?.admins)}
          onChange={(admin) => filterBy({ admin: admin === ALL ? '' : admin })}
        />
      </div>
      {error && (
        <EmptyState
          title={`Error loading the audit log: ${describeFailure(error)}`}
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
          {data.entries.length > 0 ? (
            <AuditList entries={data.entries} />
          ) : (
            <NothingHere total={data.total} isFiltered={isFiltered} onAll={() => navigate(PATH)} />
          )}
          <ListPages
            page={page}
            total={data.total}
            perPage={ADMIN_AUDIT_PAGE}
            addressOf={(to) => filteredAddress(PATH, filters, to)}
          />
        </div>
      )}
    </AdminPage>
  );
}

function readPlace(search: string): AuditPlace {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.trim().slice(0, ADMIN_SEARCH_MAX_CHARACTERS) ?? '';
  return { subject: text('subject'), action: text('action'), admin: text('admin'), page: readPage(params) };
}

/** What is chosen is among them, also before the others are known. */
function choices(
  all: string,
  chosen: string,
  others: readonly string[] = [],
  nameOf = (value: string) => value,
) {
  const values = [...new Set([...others, ...(chosen ? [chosen] : [])])];
  return [{ value: ALL, label: all }, ...values.map((value) => ({ value, label: nameOf(value) }))];
}

interface NothingHereProps {
  total: number;
  isFiltered: boolean;
  onAll(): void;
}

function NothingHere({ total, isFiltered, onAll }: NothingHereProps) {
  if (total === 0 && !isFiltered)
    return (
      <EmptyState title="Nothing has been changed yet" className="my-16">
        Every change by an admin is recorded here.
      </EmptyState>
    );
  return (
    <EmptyState
      title={total > 0 ? 'This page is empty' : 'No changes match'}
      action={<Button onClick={onAll}>Show all changes</Button>}
      className="my-16"
    />
  );
}
