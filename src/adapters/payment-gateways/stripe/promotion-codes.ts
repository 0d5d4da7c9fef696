import type Stripe from 'stripe';
import type { PaymentGateway } from '#ports/payment-gateway';
import { describeOffer } from './describe-offer.ts';
import { callStripe } from './stripe-errors.ts';

export function promotionCodesOf(stripe: Stripe): Pick<PaymentGateway, 'findPromotionCode'> {
  return {
    async findPromotionCode(code) {
      // Stripe ignores upper and lower case. Expired and used-up codes are inactive.
      const { data } = await callStripe(() =>
        stripe.promotionCodes.list({ code, active: true, limit: 100, expand: ['data.promotion.coupon'] }),
      );
      // Several customers' codes may have the same text; only codes for everyone count.
      const found = data.find((candidate) => candidate.customer === null);
      const coupon = found?.promotion.coupon;
      if (!found || typeof coupon !== 'object' || !coupon?.valid) return undefined;
      const offer = describeOffer({
        percentOff: coupon.percent_off,
        amountOff: coupon.amount_off,
        currency: coupon.currency,
        isForever: coupon.duration === 'forever',
        months: coupon.duration_in_months ?? 1,
      });
      return { id: found.id, couponId: coupon.id, code: found.code, offer };
    },
  };
}
