import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { findBilling, findRenewal, type SubscriptionSummary } from '../../contract/billing.ts';

const FRESH_MS = 5_000;

/** Refetched on focus: the payment may have been made in another tab, or at the gateway. */
export function billingQuery() {
  return queryOptions({ ...queryOf(findBilling), staleTime: FRESH_MS, refetchOnWindowFocus: true });
}

/** Read again when the subscription changes. */
export function renewalQuery({ currentPeriodEnd, planId }: SubscriptionSummary) {
  const { queryKey, queryFn } = queryOf(findRenewal);
  return queryOptions({
    queryKey: [queryKey, currentPeriodEnd, planId],
    queryFn: (context) => queryFn({ ...context, queryKey }),
    // It says what the portal says, and is left out if that cannot be asked.
    retry: false,
  });
}
