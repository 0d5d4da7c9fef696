import { Link } from 'wouter';
import { avatarLetter } from '#features/accounts/web/person';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ListedUser } from '../contract/admin-users.ts';
import { Suspension } from './suspension.tsx';
import { daysAgo, joinedDate, statusText, userName } from './user-texts.ts';

/** On narrow screens, columns are merged into the first one. */
export function UserTable({ users }: { users: readonly ListedUser[] }) {
  return (
    <table aria-label="Users" className="mt-4 w-full table-fixed text-left text-sm">
      <thead className="border-border border-b text-muted">
        <tr className="*:h-10 *:pr-4 *:font-medium">
          <th scope="col">User</th>
          <th scope="col" className="w-20 pr-0! text-right sm:w-24 md:pr-8!">
            Credits
          </th>
          <th scope="col" className="w-36 max-md:hidden">
            Joined
          </th>
          <th scope="col" className="w-28 max-md:hidden">
            Status
          </th>
          <th scope="col" className="w-48 max-lg:hidden">
            Customer id
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const { credits, stripeCustomerId, subscriptionActive } = user;
  return (
    <tr className="align-top *:py-3 *:pr-4 hover:bg-surface-2/50">
      <th scope="row" className="font-normal">
        <div className="flex gap-3 max-md:flex-wrap">
          <Avatar src={user.profileImageUrl} fallback={avatarLetter(user)} className="mt-0.5" />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium leading-6">
              {userName(user)}
              {subscriptionActive && <Badge tone="success">Active Subscription</Badge>}
              {stripeCustomerId !== null && <Badge tone="outline">Stripe Customer</Badge>}
              {user.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
            </p>
            <p className="text-muted leading-6">
              <Link
                href={`/admin/check-credits?email=${encodeURIComponent(user.email)}`}
                aria-label={`Check credits of ${user.email}`}
                className="inline-block min-h-6 underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                {user.email}
              </Link>
            </p>
            <p className="flex flex-wrap gap-x-3 text-muted leading-6 md:hidden">
              <span>
                Joined <Joined user={user} />
              </span>
              {user.subscriptionStatus !== null && <Status user={user} />}
            </p>
            {stripeCustomerId !== null && (
              <p className="font-mono text-muted text-xs leading-6 lg:hidden">{stripeCustomerId}</p>
            )}
          </div>
          <Suspension user={user} />
        </div>
      </th>
      <td className="pr-0! text-right font-mono tabular-nums leading-6 md:pr-8!">
        {credits.toLocaleString('en')}
      </td>
      <td className="leading-6 max-md:hidden">
        <Joined user={user} isStacked />
      </td>
      <td className="leading-6 max-md:hidden">
        <Status user={user} />
      </td>
      <td className="font-mono text-muted text-xs leading-6 [overflow-wrap:anywhere] max-lg:hidden">
        {stripeCustomerId ?? '–'}
      </td>
    </tr>
  );
}

function Joined({ user, isStacked }: { user: ListedUser; isStacked?: true }) {
  const { createdAt } = user;
  const days = daysAgo(user.registeredDaysAgo);
  return (
    <>
      {createdAt === null ? 'Unknown' : <time dateTime={createdAt}>{joinedDate(createdAt)}</time>}
      {days !== null && (
        <span className={isStacked ? 'block text-muted' : undefined}>{isStacked ? days : `, ${days}`}</span>
      )}
    </>
  );
}

function Status({ user: { subscriptionStatus } }: { user: ListedUser }) {
  if (subscriptionStatus === null) return <span className="text-muted">None</span>;
  return (
    <span
      className={cn(
        'first-letter:uppercase inline-block',
        subscriptionStatus === 'active' ? 'text-success' : 'text-muted',
      )}
    >
      {statusText(subscriptionStatus)}
    </span>
  );
}

export function UserTableSkeleton() {
  return (
    <div aria-busy="true" className="mt-12 divide-y divide-border border-border border-t">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-40 max-w-full rounded-sm" />
            <Skeleton className="h-4 w-64 max-w-full rounded-sm" />
          </div>
          <Skeleton className="h-4 w-12 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
