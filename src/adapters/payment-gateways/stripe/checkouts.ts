import Stripe from 'stripe';
import type { CheckoutRequest, GatewayRefusal, PaymentGateway } from '#ports/payment-gateway';
import { findPortalConfiguration } from './portal-configuration.ts';
import { asking, askingFor, isMissing, isOfOtherMode, type StripeError } from './stripe-errors.ts';
import type { StripeOptions } from './stripe-payment-gateway.ts';

type Checkouts = Pick<PaymentGateway, 'openCheckout' | 'findCheckout' | 'expireCheckout' | 'openPortal'>;

export function checkoutsOf(
  stripe: Stripe,
  { planPriceIds = [] }: Pick<StripeOptions, 'planPriceIds'>,
): Checkouts {
  const findCheckout: Checkouts['findCheckout'] = async (id) => {
    const session = await askingFor(() => stripe.checkout.sessions.retrieve(id));
    return session && { status: statusOf(session) };
  };
  return {
    findCheckout,
    async openCheckout(checkout, name) {
      const tax = (await hasTax(stripe)) ? TAX : {};
      return await asking(
        async () => {
          const parameters = { ...parametersOf(checkout), ...tax };
          const session = await stripe.checkout.sessions.create(parameters, { idempotencyKey: name });
          // Hosted Checkouts have an address as long as they are open.
          return { id: session.id, url: session.url!, expiresAt: new Date(session.expires_at * 1000) };
        },
        (error) => refused(checkoutRefusal(error)),
      );
    },
    async expireCheckout(id) {
      await asking(
        async () => void (await stripe.checkout.sessions.expire(id)),
        // Stripe refuses for all that are not open any more, and for nothing else.
        (error) => (isRefusal(error) ? { answer: undefined } : undefined),
      );
    },
    async openPortal({ customerId, returnUrl }) {
      const configuration = await asking(() => findPortalConfiguration(stripe, planPriceIds));
      return await asking(
        async () => {
          const { url } = await stripe.billingPortal.sessions.create({
            customer: customerId,
            configuration,
            return_url: returnUrl,
          });
          return { url };
        },
        (error) => refused(isMissing(error) ? missingCustomer(error) : undefined),
      );
    },
  };
}

// The address that a customer gives at the Checkout is kept for the renewals.
const TAX = {
  automatic_tax: { enabled: true },
  customer_update: { address: 'auto', name: 'auto' },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/**
 * Whether the account has set up Stripe Tax. Subscriptions at the Checkout are the one thing that Stripe does not tax by
 * itself then. A restricted key that may not ask is one of before there was tax.
 */
async function hasTax(stripe: Stripe): Promise<boolean> {
  return await asking(
    async () => (await stripe.tax.settings.retrieve()).status === 'active',
    (error) => (error instanceof Stripe.errors.StripePermissionError ? { answer: false } : undefined),
  );
}

function parametersOf(checkout: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId: checkout.userId };
  return {
    mode: 'subscription',
    customer: checkout.customerId,
    client_reference_id: checkout.userId,
    line_items: [{ price: checkout.priceId, quantity: 1 }],
    // Credits are counted by the price's own currency and amount.
    adaptive_pricing: { enabled: false },
    metadata,
    subscription_data: { metadata },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    // Codes are taken by the site alone, where guesses are counted and codes are given once to a person.
    ...(checkout.promotionCodeId ? { discounts: [{ promotion_code: checkout.promotionCodeId }] } : {}),
  };
}

function statusOf(session: Stripe.Checkout.Session): 'open' | 'complete' | 'expired' {
  if (session.status === 'open') return 'open';
  return session.status === 'complete' ? 'complete' : 'expired';
}

function checkoutRefusal(error: StripeError): GatewayRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const field = error.param ?? '';
  if (field === 'customer') return isMissing(error) ? missingCustomer(error) : undefined;
  if (field.startsWith('line_items')) return isMissing(error) ? 'price_missing' : 'price_inactive';
  if (field.startsWith('discounts') || error.code?.startsWith('coupon')) return 'promotion_code_invalid';
  // Of a code that this customer may not use, as one for first purchases, the message alone says so.
  if (/^(this )?(promotion code|coupon)\b/i.test(error.message)) return 'promotion_code_invalid';
  return undefined;
}

function missingCustomer(error: StripeError): GatewayRefusal {
  return isOfOtherMode(error) ? 'customer_other_mode' : 'customer_missing';
}

function refused(refusal: GatewayRefusal | undefined) {
  return refusal && { answer: { refused: refusal } };
}

/** Whether Stripe understood, and said no. */
function isRefusal(error: StripeError): boolean {
  return error.rawType === 'invalid_request_error' && (error.statusCode === 400 || error.statusCode === 404);
}
