import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Payments } from './payments.ts';
import { offersOfInvoice } from './promotion-offers.ts';
import type { SeenInvoices } from './record-invoices.ts';

/**
 * Reads from the gateway what is needed to record an invoice: all paid invoices of its subscription in the order of
 * payment, since plan changes and refunds depend on earlier invoices.
 */
export async function observeInvoices(
  { gateway, plans }: Payments,
  invoice: GatewayInvoice,
  { withEarlier = false }: { withEarlier?: boolean } = {},
): Promise<Omit<SeenInvoices, 'observedAt'>> {
  const isChange = invoice.status === 'paid' && invoice.billingReason === 'subscription_update';
  const paid =
    (withEarlier || isChange) && invoice.subscriptionId !== null
      ? await gateway.listSubscriptionInvoices(invoice.subscriptionId)
      : [];
  const isListed = paid.some(({ id }) => id === invoice.id);
  // Payment times are whole seconds; within one second, the order of the list stands.
  const invoices = (isListed ? paid : [...paid, invoice]).toSorted((a, b) => paidAt(a) - paidAt(b));
  const sold = new Set(plans.map(({ priceId }) => priceId));
  const changedPrices = new Set(
    invoices
      .flatMap(({ billingReason, lines }) =>
        billingReason === 'subscription_update' ? lines : lines.filter(({ isProration }) => isProration),
      )
      .map(({ priceId }) => priceId)
      .filter((priceId) => priceId !== null && sold.has(priceId)),
  );
  const fullPrices = new Map<string, number>();
  for (const priceId of changedPrices) {
    const price = priceId === null ? undefined : await gateway.findPrice(priceId);
    if (price?.unitAmount) fullPrices.set(price.id, price.unitAmount);
  }
  const cards = new Map<string, string | null>();
  for (const begun of invoices) {
    if (begun.subscriptionId === null || begun.status !== 'paid') continue;
    if (offersOfInvoice(begun, plans).length > 0)
      cards.set(begun.subscriptionId, await gateway.findCardFingerprint(begun.subscriptionId));
  }
  return { invoices, fullPrices, cards };
}

function paidAt(invoice: GatewayInvoice): number {
  return (invoice.paidAt ?? invoice.createdAt).getTime();
}
