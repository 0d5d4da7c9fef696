import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { GatewayRefusal } from '#ports/payment-gateway';
import { updateCheckoutEnded, updateCheckoutOpened } from '../queries/checkouts.ts';
import type { Payments } from './payments.ts';

export interface CheckoutDeps {
  db: Database;
  payments: Payments;
  publicUrl: string;
}

export interface WantedCheckout {
  userId: string;
  priceId: string;
  promotionCodeId: string | null;
}

/**
 * Opens the Checkout of a round. Concurrent calls for the same round get the same Checkout.
 * @returns undefined when a newer round has begun or the customer is gone; then nobody gets the address
 */
export async function openCheckout(
  { db, payments: { gateway }, publicUrl }: CheckoutDeps,
  { round, ...wanted }: WantedCheckout & { customerId: string; round: number },
): Promise<{ url: string } | undefined> {
  const { userId } = wanted;
  const opened = await gateway
    .openCheckout(
      { ...wanted, successUrl: `${publicUrl}/success?success=true`, cancelUrl: `${publicUrl}/pricing` },
      `checkout:${userId}:${round}`,
    )
    .catch(async (error: unknown) => {
      // The gateway repeats its answer to an idempotency key, even a failure, so the next attempt needs a new key. If
      // this Checkout was opened after all, nobody gets its address.
      await updateCheckoutEnded(db, { userId, round });
      throw error;
    });
  if ('refused' in opened) {
    await updateCheckoutEnded(db, { userId, round });
    if (opened.refused === 'customer_missing') return undefined;
    throw refusal(opened.refused);
  }
  const { id: sessionId, url, expiresAt } = opened;
  const isKept = await updateCheckoutOpened(db, { userId, round }, { sessionId, url, expiresAt });
  if (isKept) return { url };
  await gateway.expireCheckout(sessionId);
  return undefined;
}

function refusal(refused: Exclude<GatewayRefusal, 'customer_missing'>): AppError {
  switch (refused) {
    case 'promotion_code_invalid':
      // The code exists: it was found a moment ago.
      return new AppError('unknown_promo_code.not_valid');
    case 'customer_other_mode':
      return new AppError('test_mode_customer');
    case 'price_missing':
    case 'price_inactive':
      return new AppError('price_unavailable');
  }
}
