import type Stripe from 'stripe';
import type { GatewayPrice, PaymentGateway } from '#ports/payment-gateway';
import { asking, askingFor } from './stripe-errors.ts';

// Far more than a shop of three plans has.
const MOST_PRICES = 1_000;

export function pricesOf(
  stripe: Stripe,
): Pick<PaymentGateway, 'findPrice' | 'listActivePrices' | 'checkAccess'> {
  return {
    async findPrice(id) {
      const price = await askingFor(() => stripe.prices.retrieve(id));
      return price && presentPrice(price);
    },
    async listActivePrices() {
      const prices = await asking(() =>
        stripe.prices.list({ active: true, limit: 100 }).autoPagingToArray({ limit: MOST_PRICES }),
      );
      return prices.map(presentPrice);
    },
    async checkAccess() {
      // A restricted key may not be allowed to read the account, but prices it must.
      await asking(() => stripe.prices.list({ limit: 1 }));
    },
  };
}

function presentPrice(price: Stripe.Price): GatewayPrice {
  const { id, active, currency, unit_amount: unitAmount, livemode } = price;
  return { id, active, currency, unitAmount, livemode };
}
