import type { PromoCodeOffer } from '#contract/billing';
import { AppError } from '#server/errors';
import type { PromotionCode } from '#server/ports/payment-gateway';
import { askGateway } from './ask-gateway.ts';
import type { Payments, PaymentsDeps } from './payments.ts';
import { requirePayments } from './require-payments.ts';

/** What a promo code gives. @throws AppError `unknown_promo_code` when it gives nothing. */
export async function findPromoCode({ payments }: PaymentsDeps, code: string): Promise<PromoCodeOffer> {
  const { code: written, offer } = await requirePromotionCode(requirePayments(payments), code);
  return { code: written, offer };
}

export async function requirePromotionCode({ gateway }: Payments, code: string): Promise<PromotionCode> {
  const found = await askGateway(() => gateway.findPromotionCode(code));
  if (!found) throw new AppError('unknown_promo_code', 'This promo code is unknown or has expired.');
  return found;
}
