import type { DatabaseTransaction } from '#platform/db/client';
import { insertGatewayTask } from '../queries/gateway-tasks.ts';
import type { InvoiceRow } from '../queries/invoices.ts';

/**
 * A change to a smaller plan gives back money for unused credits. Some of these credits cannot be taken back, because they
 * are spent or reserved: their share of the money is added to the customer's next invoice.
 * @param returned the money given back, in the currency's smallest unit
 * @param credits the credits that the money was given back for
 * @param taken how many of these credits were taken back
 */
export async function chargeSpentCredits(
  trx: DatabaseTransaction,
  { id, userId, customerId, currency }: InvoiceRow,
  { returned, credits, taken }: { returned: number; credits: number; taken: number },
): Promise<void> {
  const spent = credits - taken;
  const amount = credits > 0 ? Math.floor((returned * spent) / credits) : 0;
  if (amount <= 0) return;
  await insertGatewayTask(trx, {
    name: `spent-credits:${id}`,
    ...{ userId, kind: 'charge-balance', subject: customerId, amount, currency },
    description: `${spent} credits spent before the downgrade`,
  });
}
