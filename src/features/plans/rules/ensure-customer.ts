import { createHash } from 'node:crypto';
import { findPayer, type PayerRow, updateCustomerId } from '#features/accounts/queries/payers';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { CustomerDetails, PaymentGateway } from '#ports/payment-gateway';
import { findCheckout } from '../queries/checkouts.ts';
import { forgetCustomer } from './forget-customer.ts';

interface EnsureCustomerDeps {
  db: Database;
  gateway: PaymentGateway;
}

/**
 * The user's customer at the gateway, with current email and name. A deleted customer is replaced.
 * @throws AppError `test_mode_customer`; ProviderError
 */
export async function ensureCustomer({ db, gateway }: EnsureCustomerDeps, userId: string): Promise<string> {
  // Read before the customer: forgetting a customer begins a new round, so no idempotency key serves two customers.
  const round = (await findCheckout(db, userId))?.round ?? 0;
  const payer = await findPayer(db, userId);
  if (!payer) throw new Error(`There is no user ${userId}`);
  const known = payer.stripeCustomerId;
  if (known !== null) {
    const { state } = await gateway.findCustomer(known);
    if (state === 'other-mode') throw new AppError('test_mode_customer');
    if (state === 'present') {
      await gateway.updateCustomer(known, detailsOf(payer), detailsName(known, payer, `round-${round}`));
      return known;
    }
    await db.transaction().execute((trx) => forgetCustomer(trx, known));
    return await ensureCustomer({ db, gateway }, userId);
  }
  const created = await gateway.createCustomer(
    { ...detailsOf(payer), userId },
    `customer:${userId}:${round}`,
  );
  return await updateCustomerId(db, userId, created);
}

export function detailsOf({ email, firstName, lastName }: PayerRow): CustomerDetails {
  return { email, name: [firstName, lastName].filter(Boolean).join(' ') || null };
}

/**
 * Idempotency key of a customer update. `occasion` tells a repeated change from one that was reverted and made again.
 */
export function detailsName(customerId: string, payer: PayerRow, occasion: string): string {
  // The gateway rejects a reused key with other content.
  const hash = createHash('sha256')
    .update(JSON.stringify(detailsOf(payer)))
    .digest('base64url');
  return `customer-details:${customerId}:${hash}:${occasion}`;
}
