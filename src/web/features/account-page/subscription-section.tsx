import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Billing } from '#contract/billing';
import { billingQuery } from '#web/api/billing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { NotRead } from './not-read.tsx';

/** The plan, and how long it lasts; what can be done about it stands among the plans. */
export function SubscriptionSection() {
  const { data, isError, refetch } = useQuery(billingQuery());
  return (
    <AccountSection title="Subscription">
      {data ? (
        <Subscription billing={data} />
      ) : isError ? (
        <NotRead what="Your subscription" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-26 w-64 max-w-full rounded-sm" />
      )}
    </AccountSection>
  );
}

function Subscription({ billing: { subscription, plans, mode } }: { billing: Billing }) {
  if (!subscription) {
    return (
      <>
        <p>You have no subscription.</p>
        {mode !== 'off' && <ToPlans>See plans and prices</ToPlans>}
      </>
    );
  }
  const { planId, cancelAt, currentPeriodEnd, status } = subscription;
  const plan = plans.find(({ id }) => id === planId);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{plan?.name ?? 'Another plan'}</span>
        {plan && (
          <span className="text-muted tabular-nums">
            {plan.priceText} and {plan.credits} credits a month
          </span>
        )}
        {status === 'past_due' && <Badge tone="warning">Payment failed</Badge>}
      </p>
      <p className="mt-1 text-muted leading-relaxed">
        {cancelAt === null ? (
          <>
            Renews on <CalendarDay date={currentPeriodEnd} />.
          </>
        ) : (
          <>
            Ends on <CalendarDay date={cancelAt} />. Until then it works as before.
          </>
        )}
      </p>
      <ToPlans>Manage subscription</ToPlans>
    </>
  );
}

function ToPlans({ children }: { children: string }) {
  return (
    <Button asChild className="mt-4">
      <Link href="/pricing">{children}</Link>
    </Button>
  );
}
