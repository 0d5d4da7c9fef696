import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { filteredAddress, listQuery, readFilter, readPage } from '#features/admin/web/list-place';
import { ADMIN_AUDIT_PAGE } from '#platform/limits/limits';
import { freshQueryOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { listAdminAudit } from '../contract/admin-audit.ts';
import { AuditList } from './audit-list.tsx';
import { AuditPage } from './audit-page.tsx';
import { actionName } from './audit-texts.ts';

const PATH = '/admin/audit';
// An option cannot have an empty value.
const ALL = 'all';

/** Changes by admins, filtered by the URL. */
export function AuditLog() {
  const { page, ...filters } = readPlace(useSearch());
  const [, navigate] = useLocation();
  const query = useQuery({
    ...freshQueryOf(listAdminAudit, { query: listQuery(filters, page, ADMIN_AUDIT_PAGE) }),
    placeholderData: keepPreviousData,
  });
  const { action, admin, subject } = filters;
  const filterBy = (changes: Partial<typeof filters>, replace = false) =>
    navigate(filteredAddress(PATH, { ...filters, ...changes }), { replace });

  return (
    <AuditPage
      current="changes"
      what="the audit log"
      query={query}
      page={page}
      perPage={ADMIN_AUDIT_PAGE}
      addressOf={(to) => filteredAddress(PATH, filters, to)}
      filters={
        <div className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_16rem]">
          <div className="col-span-2 lg:col-span-1">
            <SearchBox
              label="Search by email or id"
              placeholder="Email or id"
              q={subject}
              onSearch={(next) => filterBy({ subject: next }, subject !== '' && next !== '')}
            />
          </div>
          <SelectField
            label="Action"
            value={action || ALL}
            options={choices('All actions', action, query.data?.actions, actionName)}
            onChange={(next) => filterBy({ action: next === ALL ? '' : next })}
          />
          <SelectField
            label="Admin"
            value={admin || ALL}
            options={choices('All admins', admin, query.data?.admins)}
            onChange={(next) => filterBy({ admin: next === ALL ? '' : next })}
          />
        </div>
      }
    >
      {({ entries, total }) =>
        entries.length > 0 ? (
          <AuditList entries={entries} />
        ) : (
          <EmptyAuditLog
            total={total}
            isFiltered={Object.values(filters).some(Boolean)}
            onAll={() => navigate(PATH)}
          />
        )
      }
    </AuditPage>
  );
}

function readPlace(search: string) {
  const params = new URLSearchParams(search);
  return {
    subject: readFilter(params, 'subject'),
    action: readFilter(params, 'action'),
    admin: readFilter(params, 'admin'),
    page: readPage(params),
  };
}

/** The options; includes the chosen one before the others are loaded. */
function choices(
  all: string,
  chosen: string,
  others: readonly string[] = [],
  nameOf = (value: string) => value,
) {
  const values = [...new Set([...others, ...(chosen ? [chosen] : [])])];
  return [{ value: ALL, label: all }, ...values.map((value) => ({ value, label: nameOf(value) }))];
}

interface EmptyAuditLogProps {
  total: number;
  isFiltered: boolean;
  onAll(): void;
}

function EmptyAuditLog({ total, isFiltered, onAll }: EmptyAuditLogProps) {
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
