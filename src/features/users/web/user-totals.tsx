import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AdminUsersPage } from '../contract/admin-users.ts';

interface UserTotalsProps {
  totals: AdminUsersPage['totals'] | undefined;
  isLoading: boolean;
}

/** Over all users, whatever the list shows. */
export function UserTotals({ totals, isLoading }: UserTotalsProps) {
  const figures = [
    { label: 'Total Users', value: totals?.users.toLocaleString('en') },
    { label: 'Active Subscriptions', value: totals?.activeSubscriptions.toLocaleString('en') },
    { label: 'Total Credits', value: totals?.credits.toLocaleString('en') },
    {
      label: 'Avg Credits/User',
      value: totals?.averageCredits.toLocaleString('en', { minimumFractionDigits: 1 }),
    },
  ];
  return (
    <dl aria-busy={isLoading} className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <Card key={label} className="px-4 py-3 sm:px-6 sm:py-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-1 font-medium text-lg tabular-nums leading-7 sm:text-2xl">
            {value ?? (isLoading ? <Skeleton className="h-8 w-20 rounded-sm" /> : '–')}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
