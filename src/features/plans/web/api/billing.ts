import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { findBilling } from '../../contract/billing.ts';

const FRESH_MS = 5_000;

/** Refetched on focus: the payment may have been made in another tab, or at the gateway. */
export function billingQuery() {
  return queryOptions({ ...queryOf(findBilling), staleTime: FRESH_MS, refetchOnWindowFocus: true });
}
