import { updateCustomerForgotten } from '#features/accounts/queries/payers';
import type { DatabaseTransaction } from '#platform/db/client';
import { upsertCheckoutEnded } from '../queries/checkouts.ts';

/** Forgets a customer that no longer exists at the gateway. The user's next Checkout creates a new one. */
export async function forgetCustomer(trx: DatabaseTransaction, customerId: string): Promise<void> {
  const userId = await updateCustomerForgotten(trx, customerId);
  if (userId !== undefined) await upsertCheckoutEnded(trx, userId);
}
