import type Stripe from 'stripe';
import type { GatewayPrice, PaymentGateway } from '#ports/payment-gateway';
import { callStripe, findInStripe } from './stripe-errors.ts';

const MAX_PRICES = 1_000;

export function pricesOf(
  stripe: Stripe,
): Pick<PaymentGateway, 'findPrice' | 'listActivePrices' | 'checkAccess'> {
  return {
    async findPrice(id) {
      const price = await findInStripe(() => stripe.prices.retrieve(id));
      return price && presentPrice(price);
    },
    async listActivePrices() {
      const prices = await callStripe(() =>
        stripe.prices.list({ active: true, limit: 100 }).autoPagingToArray({ limit: MAX_PRICES }),
      );
      return prices.map(presentPrice);
    },
    async checkAccess() {
      // A restricted key may lack access to the account, but it needs access to prices.
      await callStripe(() => stripe.prices.list({ limit: 1 }));
    },
  };
}

function presentPrice(price: Stripe.Price): GatewayPrice {
  const { id, active, currency, unit_amount: unitAmount, livemode } = price;
  return { id, active, currency, unitAmount, livemode };
}
