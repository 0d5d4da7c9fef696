import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { FilterButton } from '#features/admin/web/filter-button.tsx';
import { ListPages } from '#features/admin/web/list-pages.tsx';
import { filteredAddress, readPage } from '#features/admin/web/list-place';
import { ADMIN_SEARCH_MAX_CHARACTERS, ADMIN_USERS_PAGE } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { adminUsersQuery, type UsersPlace } from './api/admin-users.ts';
import { UserTable, UserTableSkeleton } from './user-table.tsx';
import { UserTotals } from './user-totals.tsx';

const PATH = '/admin/users';

/** Everybody who has registered; whom it shows, the address says. */
export function UserList() {
  const place = readPlace(useSearch());
  const { page, ...filters } = place;
  const [, navigate] = useLocation();
  const { data, error, isPlaceholderData, refetch } = useQuery(adminUsersQuery(place));
  const isFiltered = place.q !== '' || place.active || place.customer;
  const filterBy = (changes: Partial<typeof filters>, replace = false) =>
    navigate(filteredAddress(PATH, { ...filters, ...changes }), { replace });

  return (
    <AdminPage title="Users">
      <UserTotals totals={data?.totals} isLoading={!data && !error} />
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <div className="min-w-0 basis-full sm:basis-80">
          <SearchBox
            label="Search by email, name or customer id"
            placeholder="Email, name or customer id"
            q={place.q}
            onSearch={(q) => filterBy({ q }, place.q !== '' && q !== '')}
          />
        </div>
        <FilterButton on={place.active} onToggle={() => filterBy({ active: !place.active })}>
          Active subscription
        </FilterButton>
        <FilterButton on={place.customer} onToggle={() => filterBy({ customer: !place.customer })}>
          Stripe customer
        </FilterButton>
        {isFiltered && data && (
          <p role="status" className="ml-auto text-muted text-sm tabular-nums">
            {data.total.toLocaleString('en')} found
          </p>
        )}
      </div>
      {error && (
        <EmptyState
          title={`Error loading users: ${describeFailure(error)}`}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
          className="my-16"
        />
      )}
      {!data && !error && <UserTableSkeleton />}
      {data && !error && data.users.length > 0 && (
        <div className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <UserTable users={data.users} />
          <ListPages
            page={page}
            total={data.total}
            perPage={ADMIN_USERS_PAGE}
            addressOf={(to) => filteredAddress(PATH, filters, to)}
          />
        </div>
      )}
      {data && !error && data.users.length === 0 && (
        <NobodyHere total={data.total} isFiltered={isFiltered} onAll={() => navigate(PATH)} />
      )}
    </AdminPage>
  );
}

function readPlace(search: string): UsersPlace {
  const params = new URLSearchParams(search);
  return {
    q: params.get('q')?.trim().slice(0, ADMIN_SEARCH_MAX_CHARACTERS) ?? '',
    active: params.get('active') === 'yes',
    customer: params.get('customer') === 'yes',
    page: readPage(params),
  };
}

interface NobodyHereProps {
  /** Of those who were asked for, on all pages. */
  total: number;
  isFiltered: boolean;
  onAll(): void;
}

function NobodyHere({ total, isFiltered, onAll }: NobodyHereProps) {
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
