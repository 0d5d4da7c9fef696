import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import { creditsText } from '#features/credits/web/credits-text';
import { GetCreditsLink } from '#features/credits/web/get-credits-link.tsx';
import { useFreeCredits } from '#features/credits/web/use-free-credits';
import { usePageState } from '#web/state/page-state.tsx';
import { cn } from '#web/ui/class-names.ts';

/** The price of a request and the balance; `price` in credits, null until it is known. */
export function PriceLine({ price }: { price: number | null }) {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const free = useFreeCredits();
  if (price === null) return <p className="min-h-5" />;
  const asked = <span className="text-ink tabular-nums">{creditsText(price)}</span>;
  if (!user) {
    return (
      <p className={LOOK}>
        {asked}. You will be asked to sign in.{free && ` ${free}.`}
      </p>
    );
  }
  const balance = data?.credits ?? user.credits;
  return (
    <p className={LOOK}>
      {asked},{' '}
      <span className={cn(balance < price && 'text-warning')}>you have {balance.toLocaleString('en')}</span>
      <GetCreditsLink balance={balance} price={price} />
    </p>
  );
}

const LOOK = 'min-h-5 text-center text-muted text-sm tabular-nums';
