import { findPayer } from '#features/accounts/queries/payers';
import type { Database } from '#platform/db/client';
import { detailsName, detailsOf } from './ensure-customer.ts';
import type { PaymentsDeps } from './payments.ts';

/**
 * Updates email and name of the user's customer, if there is one: the gateway sends receipts there.
 * @param occasion identifies the change
 * @throws ProviderError
 */
export async function syncCustomer(
  { db, payments }: PaymentsDeps & { db: Database },
  { userId, occasion }: { userId: string; occasion: string },
): Promise<void> {
  const payer = await findPayer(db, userId);
  const customerId = payer?.stripeCustomerId;
  if (!payments || !payer || !customerId) return;
  // A deleted customer, or one of another mode, needs no update.
  if ((await payments.gateway.findCustomer(customerId)).state !== 'present') return;
  await payments.gateway.updateCustomer(
    customerId,
    detailsOf(payer),
    detailsName(customerId, payer, occasion),
  );
}
