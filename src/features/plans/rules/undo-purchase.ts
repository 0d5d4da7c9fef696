import { upsertAccountNotice } from '#features/accounts/queries/account-notices';
import type { DatabaseTransaction } from '#platform/db/client';
import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { insertGatewayTask } from '../queries/gateway-tasks.ts';
import { type InvoiceRow, updateInvoice } from '../queries/invoices.ts';

/**
 * Undoes a purchase by a person who used its promotion before, which only the card reveals. It grants no credits, the
 * subscription ends at once, the payment is refunded in full, and the user is notified.
 */
export async function undoPurchase(
  trx: DatabaseTransaction,
  row: InvoiceRow,
  invoice: GatewayInvoice,
): Promise<Finding[]> {
  const { userId, currency } = row;
  const { paymentIntentId } = invoice;
  // Only the first invoice of a subscription uses a promotion.
  const subscriptionId = invoice.subscriptionId!;
  await updateInvoice(trx, row.id, { credits: 0 });
  const description = 'The promo code of this purchase was used before';
  await insertGatewayTask(trx, {
    name: `promotion-used:${subscriptionId}`,
    ...{ userId, kind: 'cancel-subscription', subject: subscriptionId, description },
  });
  const paid = invoice.amountPaid - row.amountRefunded;
  if (paid > 0 && paymentIntentId !== null)
    await insertGatewayTask(trx, {
      name: `promotion-used:${row.id}:refund`,
      ...{ userId, kind: 'refund-payment', subject: paymentIntentId, amount: paid, currency, description },
    });
  const fromBalance = invoice.total - invoice.amountDue;
  if (fromBalance > 0)
    await insertGatewayTask(trx, {
      name: `promotion-used:${row.id}:balance`,
      ...{ userId, kind: 'charge-balance', subject: invoice.customerId, currency, description },
      amount: -fromBalance,
    });
  await upsertAccountNotice(trx, { userId, topic: `subscription:${subscriptionId}`, kind: 'promotion-used' });
  const detail = 'The same person used its promo code before: it granted no credits, was ended and refunded';
  return [{ kind: 'promotion-used', subject: subscriptionId, detail, repaired: true }];
}
