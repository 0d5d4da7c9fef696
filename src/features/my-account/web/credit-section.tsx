import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { User } from '#features/accounts/contract/user';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from './account-section.tsx';

/** The balance, with a link to the credit history. */
export function CreditSection({ user }: { user: User }) {
  const { data } = useQuery(creditsQuery(true));
  const credits = data?.credits ?? user.credits;
  return (
    <AccountSection title="Credits">
      <p>
        <span className="font-medium tabular-nums">{credits.toLocaleString('en')}</span>{' '}
        {credits === 1 ? 'credit' : 'credits'} available
        {data !== undefined && data.held > 0 && (
          <span className="text-muted">
            , and {data.held.toLocaleString('en')} reserved for pictures in progress
          </span>
        )}
        .
      </p>
      <Button asChild className="mt-4">
        <Link href="/credits">See credit history</Link>
      </Button>
    </AccountSection>
  );
}
