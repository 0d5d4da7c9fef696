import { findPayer } from '#features/accounts/queries/payers';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { askGateway } from './ask-gateway.ts';
import { forgetCustomer } from './forget-customer.ts';
import { requirePayments } from './payments.ts';
import type { StartCheckoutDeps } from './start-checkout.ts';

/**
 * Opens the gateway's customer portal.
 * @throws AppError `payments_off`, `not_subscribed` for a user without a customer, `test_mode_customer`, `unavailable`
 */
export async function openPortal(
  { db, payments, publicUrl }: StartCheckoutDeps,
  user: { id: string },
): Promise<{ url: string }> {
  const { gateway } = requirePayments(payments);
  const customerId = await requireCustomer(db, user.id);
  const opened = await askGateway(() =>
    gateway.openPortal({ customerId, returnUrl: `${publicUrl}/pricing` }),
  );
  if ('url' in opened) return { url: opened.url };
  if (opened.refused === 'customer_other_mode') throw new AppError('test_mode_customer');
  if (opened.refused !== 'customer_missing') throw new Error(`The portal was refused: ${opened.refused}`);
  await db.transaction().execute((trx) => forgetCustomer(trx, customerId));
  throw new AppError('not_subscribed');
}

/** @throws AppError `not_subscribed` */
export async function requireCustomer(db: Database, userId: string): Promise<string> {
  const payer = await findPayer(db, userId);
  if (!payer?.stripeCustomerId) throw new AppError('not_subscribed');
  return payer.stripeCustomerId;
}
