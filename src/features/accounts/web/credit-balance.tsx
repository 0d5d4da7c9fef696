import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Link } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { creditsQuery } from './api/accounts.ts';

/** The user's current credits, with a link to the credit history. */
export function CreditBalance() {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const credits = data?.credits ?? user?.credits ?? 0;
  return (
    <Link
      href="/credits"
      title="Your credits"
      className="group flex h-11 items-center rounded-md px-1 md:pointer-fine:h-10"
    >
      <Badge className="transition-colors group-hover:bg-surface-3">
        <Coins aria-hidden className="size-3.5 text-muted" />
        {credits.toLocaleString('en')}{' '}
        <span className="sr-only sm:not-sr-only">{credits === 1 ? 'credit' : 'credits'}</span>
      </Badge>
    </Link>
  );
}
