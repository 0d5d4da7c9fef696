import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '#web/api/query-keys.ts';
import { read, request } from '#web/api/request.ts';
import type {
  Billing,
  CreateSubscriptionRequest,
  HostedPage,
  PromoCodeOffer,
} from '../../contract/billing.ts';

/** What is paid for in another tab, or at the gateway, is seen when somebody comes back to this one. */
export function billingQuery() {
  return queryOptions({
    queryKey: queryKeys.billing,
    queryFn: ({ queryKey, signal }) => read<Billing>(queryKey, signal),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}

const FRESH_MS = 5_000;

/** @returns where the plan is paid for */
export async function startCheckout(payload: CreateSubscriptionRequest): Promise<HostedPage> {
  const response = await request('POST', '/api/create-subscription', { payload });
  return (await response.json()) as HostedPage;
}

/** @returns where the subscription is looked after */
export async function openPortal(): Promise<HostedPage> {
  const response = await request('POST', '/api/customer-portal');
  return (await response.json()) as HostedPage;
}

/** Forgets a customer of the gateway's test mode, who cannot pay in its live one. */
export async function clearTestCustomer(): Promise<void> {
  await request('POST', '/api/clear-test-customer');
}

export async function findPromoCode(code: string): Promise<PromoCodeOffer> {
  const response = await request('GET', `/api/promo-codes/${encodeURIComponent(code)}`);
  return (await response.json()) as PromoCodeOffer;
}
