import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Billing, SubscriptionSummary } from '#features/plans/contract/billing';
import { billingQuery } from '#features/plans/web/api/billing';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { formatMoney } from '#web/ui/format-money.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { LoadError } from './load-error.tsx';

/** The plan and its renewal or end, with a link to manage it. */
export function SubscriptionSection() {
  const { data, isError, refetch } = useQuery(billingQuery());
  return (
    <AccountSection title="Subscription">
      {data ? (
        <Subscription billing={data} />
      ) : isError ? (
        <LoadError what="Your subscription" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-26 w-64 max-w-full rounded-sm" />
      )}
    </AccountSection>
  );
}

function Subscription({ billing: { subscription, plans, mode, openInvoice } }: { billing: Billing }) {
  if (!subscription) {
    return (
      <>
        <p>You have no subscription.</p>
        {mode !== 'off' && (
          <div className="mt-4">
            <ToPlans>See plans and prices</ToPlans>
          </div>
        )}
      </>
    );
  }
  const { planId, status } = subscription;
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
        <Outlook subscription={subscription} openInvoice={openInvoice} />
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {openInvoice?.hostedUrl && (
          <Button asChild variant="primary">
            <a href={openInvoice.hostedUrl}>Pay {formatMoney(openInvoice.amountDue, openInvoice.currency)}</a>
          </Button>
        )}
        <ToPlans>Manage subscription</ToPlans>
      </div>
    </>
  );
}

interface OutlookProps {
  subscription: SubscriptionSummary;
  openInvoice: Billing['openInvoice'];
}

/** The next payment or the end; after a failed payment, the amount due and the next attempt. */
function Outlook({ subscription, openInvoice }: OutlookProps) {
  const { cancelAt, currentPeriodEnd, status } = subscription;
  if (openInvoice) {
    const { amountDue, currency, nextAttemptAt } = openInvoice;
    return (
      <>
        {formatMoney(amountDue, currency)} is due.{' '}
        {nextAttemptAt !== null && (
          <>
            The next attempt is on <CalendarDay date={nextAttemptAt} />.{' '}
          </>
        )}
        New credits are added when it is paid. You can still use the credits you have.
      </>
    );
  }
  if (cancelAt !== null) {
    return (
      <>
        Ends on <CalendarDay date={cancelAt} />. Until then it works as before.
      </>
    );
  }
  // The gateway reports the status before the invoice.
  if (status === 'past_due') return <>The last payment failed. You can still use the credits you have.</>;
  return (
    <>
      Renews on <CalendarDay date={currentPeriodEnd} />.
    </>
  );
}

function ToPlans({ children }: { children: string }) {
  return (
    <Button asChild>
      <Link href="/pricing">{children}</Link>
    </Button>
  );
}
