import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { findInStripe } from './stripe-errors.ts';

type Parameters = Stripe.BillingPortal.ConfigurationCreateParams;
type Update = NonNullable<NonNullable<Parameters['features']>['subscription_update']>;

// Metadata field of our configuration; its value is a digest of the parameters.
const MARK = 'framewright';
const MAX_CONFIGURATIONS = 100;

/**
 * Creates or updates this site's portal configuration. The dashboard's default configuration is not used: with it, a
 * downgrade may refund the price of spent credits.
 * @returns its id
 */
export async function findPortalConfiguration(stripe: Stripe, priceIds: readonly string[]): Promise<string> {
  const parameters = await parametersOf(stripe, priceIds);
  const digest = createHash('sha256').update(JSON.stringify(parameters)).digest('base64url');
  const { data } = await stripe.billingPortal.configurations.list({
    active: true,
    limit: MAX_CONFIGURATIONS,
  });
  const ours = data.find(({ metadata }) => metadata?.[MARK] !== undefined);
  if (ours?.metadata?.[MARK] === digest) return ours.id;
  const marked = { ...parameters, metadata: { [MARK]: digest } };
  const { id } = ours
    ? await stripe.billingPortal.configurations.update(ours.id, marked)
    : await stripe.billingPortal.configurations.create(marked, { idempotencyKey: `portal:${digest}` });
  return id;
}

async function parametersOf(stripe: Stripe, priceIds: readonly string[]): Promise<Parameters> {
  const found = await Promise.all(priceIds.map((id) => findInStripe(() => stripe.prices.retrieve(id))));
  // The Checkout reports missing prices. Subscribers must be able to cancel in any case.
  const prices = found.filter((price) => price !== undefined);
  const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id);
  const products = [...new Set(prices.map(productOf))].map((product) => ({
    product,
    prices: prices.filter((price) => productOf(price) === product).map(({ id }) => id),
  }));
  return {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: products.length > 0 ? updateOf(products) : { enabled: false },
    },
  };
}

function updateOf(products: NonNullable<Update['products']>): Update {
  return {
    enabled: true,
    default_allowed_updates: ['price'],
    products,
    // An upgrade is charged at once, and adds its credits at once.
    proration_behavior: 'always_invoice',
    schedule_at_period_end: {
      conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
    },
  };
}
