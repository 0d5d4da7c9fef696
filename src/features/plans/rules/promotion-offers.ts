import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** The once-per-person offer of a coupon. Test and live mode are separate: use in test mode does not count. */
export function offerOfCoupon(couponId: string, { livemode }: { livemode: boolean }): string {
  return `${livemode ? 'live' : 'test'}:${couponId}`;
}

/** The once-per-person offers that a subscription's first invoice uses: its coupons, and a month that is free. */
export function offersOfInvoice(invoice: GatewayInvoice, plans: readonly Plan[]): string[] {
  if (invoice.billingReason !== 'subscription_create') return [];
  const sold = new Set(plans.map(({ priceId }) => priceId));
  const months = invoice.lines.filter(({ priceId, isProration }) => !isProration && sold.has(priceId));
  const isTrial = months.length > 0 && months.every(({ amount }) => amount === 0);
  return [...invoice.couponIds, ...(isTrial ? ['trial'] : [])].map((id) => offerOfCoupon(id, invoice));
}
