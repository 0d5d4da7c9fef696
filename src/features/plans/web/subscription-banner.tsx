import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatMoney } from '#web/ui/format-money.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { type OpenInvoice, openPortal, type SubscriptionSummary } from '../contract/billing.ts';
import type { Plan } from '../contract/plans.ts';
import { renewalQuery } from './api/billing.ts';
import { clearTestData, isTestData } from './clear-test-data.ts';
import { adviceFor } from './failure-texts.ts';
import { OpenInvoiceNote } from './open-invoice-note.tsx';
import { useHostedPage } from './use-hosted-page.ts';

interface SubscriptionBannerProps {
  subscription: SubscriptionSummary;
  openInvoice: OpenInvoice | null;
  /** Null for a price that belongs to no plan. */
  plan: Plan | null;
}

/** The user's subscription, its end or renewal, and a button to manage it. */
export function SubscriptionBanner({ subscription, openInvoice, plan }: SubscriptionBannerProps) {
  const portal = useHostedPage<true>({
    open: () => call(openPortal),
    onError: (error) => {
      if (isTestData(error)) void clearTestData();
      else toastFailure(phrases.portalFailed, adviceFor(error, phrases.portalAdvice));
    },
  });
  const { cancelAt, status } = subscription;
  return (
    <Card
      role="region"
      aria-labelledby="subscription-title"
      className="flex flex-col gap-5 p-6 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="subscription-title" className="font-medium text-lg">
            Your subscription: {plan?.name ?? 'another plan'}
          </h2>
          <State cancelAt={cancelAt} status={status} />
        </div>
        <div className="mt-1.5 max-w-reading text-muted leading-relaxed">
          <Outlook subscription={subscription} plan={plan} />
          {openInvoice && (
            <p className="mt-2 flex items-start gap-2 text-ink">
              <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
              <span>
                <OpenInvoiceNote invoice={openInvoice} />
              </span>
            </p>
          )}
        </div>
      </div>
      <Button aria-busy={portal.pending !== null || undefined} onClick={() => portal.go(true)}>
        {portal.pending !== null && <Spinner />}
        Manage Subscription
      </Button>
    </Card>
  );
}

function State({ cancelAt, status }: Pick<SubscriptionSummary, 'cancelAt' | 'status'>) {
  if (cancelAt !== null) return <Badge tone="warning">Canceled</Badge>;
  if (status === 'past_due') return <Badge tone="warning">Payment failed</Badge>;
  return <Badge tone="success">{status === 'trialing' ? 'On trial' : 'Active'}</Badge>;
}

function Outlook({ subscription, plan }: { subscription: SubscriptionSummary; plan: Plan | null }) {
  const { cancelAt, status } = subscription;
  if (cancelAt !== null) {
    return (
      <p>
        Ends on <CalendarDay date={cancelAt} />. Until then you can use it and its credits as before, and
        nothing more is charged. You can subscribe to another plan after that day.
      </p>
    );
  }
  if (status === 'past_due') return <p>You can still use the credits you have.</p>;
  return <RenewalLine subscription={subscription} plan={plan} />;
}

/** The gateway says what is charged. Until it answers, the plan's price keeps the place. */
function RenewalLine({ subscription, plan }: Pick<SubscriptionBannerProps, 'subscription' | 'plan'>) {
  const { data, isError } = useQuery(renewalQuery(subscription));
  const price = data ? formatMoney(data.amountDue, data.currency) : plan?.priceText;
  const credits = (data ?? plan)?.credits;
  return (
    <p>
      Renews on <CalendarDay date={subscription.currentPeriodEnd} />
      {!isError && price && <span className={data ? undefined : 'invisible'}> for {price}</span>}
      {credits && ` with ${credits} new credits`}.
    </p>
  );
}
