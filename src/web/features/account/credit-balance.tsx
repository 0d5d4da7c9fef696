import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { creditsQuery } from '#web/api/accounts.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** What the user can spend now, kept up to date. */
export function CreditBalance() {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const credits = data?.credits ?? user?.credits ?? 0;
  return (
    <Badge title="Your credits">
      <Coins aria-hidden className="size-3.5 text-muted" />
      {credits} <span className="sr-only sm:not-sr-only">{credits === 1 ? 'credit' : 'credits'}</span>
    </Badge>
  );
}
