import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** The name of a coupon among what a person may use once. Modes are kept apart: what was tried with a test key is not used. */
export function offerOfCoupon(couponId: string, { livemode }: { livemode: boolean }): string {
  return `${livemode ? 'live' : 'test'}:${couponId}`;
}

/** What the first invoice of a subscription gives once to a person: its coupons, and a month that costs nothing by itself. */
export function offersOfInvoice(invoice: GatewayInvoice, plans: readonly Plan[]): string[] {
  if (invoice.billingReason !== 'subscription_create') return [];
  const sold = new Set(plans.map(({ priceId }) => priceId));
  const months = invoice.lines.filter(({ priceId, isProration }) => !isProration && sold.has(priceId));
  const isTrial = months.length > 0 && months.every(({ amount }) => amount === 0);
  return [...invoice.couponIds, ...(isTrial ? ['trial'] : [])].map((id) => offerOfCoupon(id, invoice));
}
