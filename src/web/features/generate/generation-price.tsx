import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { creditsQuery } from '#web/api/accounts.ts';
import { usePageState } from '#web/state/page-state.tsx';

/** What one picture costs, beside the button that spends it; with the way to more credits where they are too few. */
export function GenerationPrice() {
  const { user, generationCost: cost } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const balance = data?.credits ?? user?.credits;
  return (
    <>
      Costs {cost} {cost === 1 ? 'credit' : 'credits'}
      {balance !== undefined && balance < cost && (
        <>
          {' · '}
          <Link href="/pricing" className="text-ink underline underline-offset-4">
            Get credits
          </Link>
        </>
      )}
    </>
  );
}
