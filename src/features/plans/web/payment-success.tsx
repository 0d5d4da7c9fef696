import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { creditsQuery, signInAddress } from '#features/accounts/web/api/accounts';
import { queryKeys } from '#web/api/query-keys.ts';
import { isSignedOut } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Billing } from '../contract/billing.ts';
import { billingQuery } from './api/billing.ts';
import { savePromoCode } from './promo-code-storage.ts';
import { WhatsNext } from './whats-next.tsx';

const POLL_MS = 2_000;
/** After this, the page says that it takes longer than usual. */
const LONG_MS = 60_000;

/** The page after a finished payment. The gateway notifies the server separately, usually a moment later. */
export function PaymentSuccess() {
  const { user } = usePageState();
  // The code is used: the next purchase starts without it.
  useEffect(() => savePromoCode(null), []);
  return (
    <div className="mx-auto grid w-full max-w-5xl flex-1 content-center gap-x-16 gap-y-10 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[1fr_22rem]">
      {user ? <Balance /> : <SignInPrompt />}
      <WhatsNext />
    </div>
  );
}

function SignInPrompt() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <div>
      <h1 className="font-serif text-title">Payment Successful!</h1>
      <p className="mt-5 text-lg text-muted leading-relaxed">
        Please sign in to see your credits. They belong to the account that paid, on any device.
      </p>
      <Button asChild variant="primary" size="large" className="mt-8">
        <a href={signInAddress(search ? `${path}?${search}` : path)}>Sign In</a>
      </Button>
    </div>
  );
}

function Balance() {
  const { user } = usePageState();
  const client = useQueryClient();
  const { data: billing } = useQuery({
    ...billingQuery(),
    refetchInterval: ({ state }) => (hasCome(state.data) || isSignedOut(state.error) ? false : POLL_MS),
  });
  const isHere = hasCome(billing);
  const isLate = useIsLate(!isHere);
  const { data } = useQuery(creditsQuery(true));
  const credits = data?.credits ?? user?.credits ?? 0;
  // On load, and again when the credits arrive.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: queryKeys.credits, refetchType: isHere ? 'active' : 'all' });
  }, [client, isHere]);

  return (
    <div>
      <h1 className="font-serif text-title">Payment Successful!</h1>
      {/* As tall as the longer of its first two texts, so that nothing moves when the credits arrive. */}
      <div role="status" className="mt-5 min-h-[3lh] text-lg text-muted leading-relaxed sm:min-h-[2lh]">
        {isHere ? (
          <p>{planWords(billing)} Thank you.</p>
        ) : isLate ? (
          <Late />
        ) : (
          <p className="flex items-start gap-3">
            <Spinner className="mt-1.5 size-4" />
            Your credits appear here when the payment is confirmed, usually within seconds.
          </p>
        )}
      </div>
      <p className="mt-8 flex flex-wrap items-baseline gap-3">
        {/* As in the statement. */}
        <span className="font-serif text-display tabular-nums">{credits.toLocaleString('en-US')}</span>
        <span className="text-muted">
          {credits === 1 ? 'credit' : 'credits'}
          {!isHere && ' so far'}
        </span>
      </p>
      <Print isDeveloped={isHere} />
    </div>
  );
}

/** A picture that develops when the credits have arrived. */
function Print({ isDeveloped }: { isDeveloped: boolean }) {
  return (
    <div aria-hidden className="mt-6 overflow-hidden rounded-sm bg-surface-2">
      <img
        src="/wall/island.webp"
        alt=""
        width={480}
        height={400}
        decoding="async"
        className={cn(
          'aspect-4/3 w-full object-cover transition-[filter] duration-[2000ms] motion-reduce:transition-none',
          !isDeveloped && 'grayscale',
        )}
      />
    </div>
  );
}

function Late() {
  const { supportEmail } = usePageState();
  return (
    <p>
      The payment is not confirmed yet. You can leave this page: the credits are added automatically. If they
      are not there in an hour,{' '}
      <a href={`mailto:${supportEmail}`} className="text-ink underline underline-offset-4">
        write to us
      </a>
      .
    </p>
  );
}

function hasCome(billing: Billing | undefined): boolean {
  return billing?.subscription?.credited ?? false;
}

function planWords(billing: Billing | undefined): string {
  const plan = billing?.plans.find(({ id }) => id === billing.subscription?.planId);
  return plan
    ? `You are on ${plan.name}: ${plan.credits} credits every month.`
    : 'Your subscription has begun.';
}

function useIsLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
