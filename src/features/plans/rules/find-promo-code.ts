import { PERSON_MEMORY_DAYS } from '#features/accounts/rules/hash-person';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { daysAgo } from '#platform/limits/days';
import type { PromotionCode } from '#ports/payment-gateway';
import type { PromoCodeOffer } from '../contract/billing.ts';
import { hasRedemption } from '../queries/promotion-redemptions.ts';
import { askGateway } from './ask-gateway.ts';
import { hashPayer } from './hash-payer.ts';
import { type Payments, type PaymentsDeps, requirePayments } from './payments.ts';
import { offerOfCoupon } from './promotion-offers.ts';

/**
 * The offer of a promo code.
 * @param userId null for a visitor, whose earlier use is unknown
 * @throws AppError `unknown_promo_code`; `promo_code_used` when this user has used it
 */
export async function findPromoCode(
  { db, payments }: PaymentsDeps & { db: Database },
  { code, userId }: { code: string; userId: string | null },
): Promise<PromoCodeOffer> {
  const { code: written, offer } = await requirePromotionCode(
    { db, payments: requirePayments(payments) },
    { code, userId },
  );
  return { code: written, offer };
}

export async function requirePromotionCode(
  { db, payments: { gateway } }: { db: Database; payments: Payments },
  { code, userId }: { code: string; userId: string | null },
): Promise<PromotionCode> {
  const found = await askGateway(() => gateway.findPromotionCode(code));
  if (!found) throw new AppError('unknown_promo_code.unknown');
  if (userId === null) return found;
  const { all: personHashes } = await hashPayer(db, userId, null);
  const offers = [offerOfCoupon(found.couponId, { livemode: gateway.mode === 'live' })];
  if (await hasRedemption(db, { personHashes, offers, since: daysAgo(PERSON_MEMORY_DAYS) }))
    throw new AppError('promo_code_used');
  return found;
}
