import type { DatabaseTransaction } from '#platform/db/client';
import { upsertCheckoutOver } from '#server/db/queries/checkouts';
import { updateCustomerForgotten } from '#server/db/queries/payers';

/** Forgets a customer that the gateway has no more: its user gets another one with the next Checkout. */
export async function forgetCustomer(trx: DatabaseTransaction, customerId: string): Promise<void> {
  const userId = await updateCustomerForgotten(trx, customerId);
  if (userId !== undefined) await upsertCheckoutOver(trx, userId);
}
