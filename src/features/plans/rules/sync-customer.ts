import { findPayer } from '#features/accounts/queries/payers';
import type { Database } from '#platform/db/client';
import { detailsName, detailsOf } from './ensure-customer.ts';
import type { PaymentsDeps } from './payments.ts';

/**
 * Brings email and name of the user's customer up to date, where there is one: the gateway writes its receipts there.
 * @param occasion names the change
 * @throws ProviderError
 */
export async function syncCustomer(
  { db, payments }: PaymentsDeps & { db: Database },
  { userId, occasion }: { userId: string; occasion: string },
): Promise<void> {
  const payer = await findPayer(db, userId);
  const customerId = payer?.stripeCustomerId;
  if (!payments || !payer || !customerId) return;
  // One that was deleted there, or is of another mode, has nothing to be brought up to date.
  if ((await payments.gateway.findCustomer(customerId)).state !== 'present') return;
  await payments.gateway.updateCustomer(
    customerId,
    detailsOf(payer),
    detailsName(customerId, payer, occasion),
  );
}
