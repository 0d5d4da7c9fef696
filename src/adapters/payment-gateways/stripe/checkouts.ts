import Stripe from 'stripe';
import type { CheckoutRequest, GatewayRefusal, PaymentGateway } from '#ports/payment-gateway';
import { findPortalConfiguration } from './portal-configuration.ts';
import { callStripe, findInStripe, isInOtherMode, isMissing, type StripeError } from './stripe-errors.ts';
import type { StripeOptions } from './stripe-payment-gateway.ts';

type Checkouts = Pick<PaymentGateway, 'openCheckout' | 'findCheckout' | 'expireCheckout' | 'openPortal'>;

export function checkoutsOf(
  stripe: Stripe,
  { planPriceIds = [] }: Pick<StripeOptions, 'planPriceIds'>,
): Checkouts {
  const findCheckout: Checkouts['findCheckout'] = async (id) => {
    const session = await findInStripe(() => stripe.checkout.sessions.retrieve(id));
    return session && { status: statusOf(session) };
  };
  return {
    findCheckout,
    async openCheckout(checkout, name) {
      const tax = (await hasTax(stripe)) ? TAX : {};
      return await callStripe(
        async () => {
          const parameters = { ...parametersOf(checkout), ...tax };
          const session = await stripe.checkout.sessions.create(parameters, { idempotencyKey: name });
          // Open hosted Checkouts have a URL.
          return { id: session.id, url: session.url!, expiresAt: new Date(session.expires_at * 1000) };
        },
        (error) => refused(checkoutRefusal(error)),
      );
    },
    async expireCheckout(id) {
      await callStripe(
        async () => void (await stripe.checkout.sessions.expire(id)),
        // Stripe refuses only because the Checkout is no longer open.
        (error) => (isRefusal(error) ? { answer: undefined } : undefined),
      );
    },
    async openPortal({ customerId, returnUrl }) {
      const configuration = await callStripe(() => findPortalConfiguration(stripe, planPriceIds));
      return await callStripe(
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

// The customer's address is saved for tax on renewals.
const TAX = {
  automatic_tax: { enabled: true },
  customer_update: { address: 'auto', name: 'auto' },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/**
 * Whether the account has set up Stripe Tax. Stripe taxes Checkout subscriptions only on request. Restricted keys made
 * before tax was supported may not read the settings.
 */
async function hasTax(stripe: Stripe): Promise<boolean> {
  return await callStripe(
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
    // Credits are computed from the price's own currency and amount.
    adaptive_pricing: { enabled: false },
    metadata,
    subscription_data: { metadata },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    // Only our site accepts codes: it limits guesses, and allows each code once per person.
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
  // If this customer may not use the code (first purchases only), only the message says so.
  if (/^(this )?(promotion code|coupon)\b/i.test(error.message)) return 'promotion_code_invalid';
  return undefined;
}

function missingCustomer(error: StripeError): GatewayRefusal {
  return isInOtherMode(error) ? 'customer_other_mode' : 'customer_missing';
}

function refused(refusal: GatewayRefusal | undefined) {
  return refusal && { answer: { refused: refusal } };
}

/** Whether Stripe refused a valid request. */
function isRefusal(error: StripeError): boolean {
  return error.rawType === 'invalid_request_error' && (error.statusCode === 400 || error.statusCode === 404);
}
