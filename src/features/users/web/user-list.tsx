import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { FilterButton } from '#features/admin/web/filter-button.tsx';
import { filteredAddress, listQuery, readFilter, readPage } from '#features/admin/web/list-place';
import { ListResult } from '#features/admin/web/list-result.tsx';
import { ADMIN_USERS_PAGE } from '#platform/limits/limits';
import { freshQueryOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { listUsers } from '../contract/admin-users.ts';
import { UserTable, UserTableSkeleton } from './user-table.tsx';
import { UserTotals } from './user-totals.tsx';

const PATH = '/admin/users';

/** All users, filtered by the address. */
export function UserList() {
  const { page, ...filters } = readPlace(useSearch());
  const { q, active, customer } = filters;
  const [, navigate] = useLocation();
  const query = useQuery({
    ...freshQueryOf(listUsers, { query: listQuery(filters, page, ADMIN_USERS_PAGE) }),
    placeholderData: keepPreviousData,
  });
  const { data, isPending } = query;
  const isFiltered = q !== '' || active || customer;
  const filterBy = (changes: Partial<typeof filters>, replace = false) =>
    navigate(filteredAddress(PATH, { ...filters, ...changes }), { replace });

  return (
    <AdminPage title="Users">
      <UserTotals totals={data?.totals} isLoading={isPending} />
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <div className="min-w-0 basis-full sm:basis-80">
          <SearchBox
            label="Search by email, name or customer id"
            placeholder="Email, name or customer id"
            q={q}
            onSearch={(next) => filterBy({ q: next }, q !== '' && next !== '')}
          />
        </div>
        <FilterButton on={active} onToggle={() => filterBy({ active: !active })}>
          Active subscription
        </FilterButton>
        <FilterButton on={customer} onToggle={() => filterBy({ customer: !customer })}>
          Stripe customer
        </FilterButton>
        {isFiltered && data && (
          <p role="status" className="ml-auto text-muted text-sm tabular-nums">
            {data.total.toLocaleString('en')} found
          </p>
        )}
      </div>
      <ListResult
        query={query}
        what="users"
        skeleton={<UserTableSkeleton />}
        page={page}
        perPage={ADMIN_USERS_PAGE}
        addressOf={(to) => filteredAddress(PATH, filters, to)}
      >
        {({ users, total }) =>
          users.length > 0 ? (
            <UserTable users={users} />
          ) : (
            <EmptyUserList total={total} isFiltered={isFiltered} onAll={() => navigate(PATH)} />
          )
        }
      </ListResult>
    </AdminPage>
  );
}

function readPlace(search: string) {
  const params = new URLSearchParams(search);
  return {
    q: readFilter(params, 'q'),
    active: params.get('active') === 'yes',
    customer: params.get('customer') === 'yes',
    page: readPage(params),
  };
}

interface EmptyUserListProps {
  /** Users that match, on all pages. */
  total: number;
  isFiltered: boolean;
  onAll(): void;
}

function EmptyUserList({ total, isFiltered, onAll }: EmptyUserListProps) {
  if (total === 0 && !isFiltered) return <EmptyState title="No users registered yet" className="my-16" />;
  return (
    <EmptyState
      title={total > 0 ? 'This page is now empty' : 'No users match'}
      action={<Button onClick={onAll}>Show all users</Button>}
      className="my-16"
    >
      {total > 0 ? 'Go back to an earlier page.' : 'Try a part of the email or the name.'}
    </EmptyState>
  );
}
