import { createStripePaymentGateway } from '#adapters/payment-gateways/stripe/stripe-payment-gateway';
import type { Payments } from '#features/plans/rules/payments';
import { STAND_IN_PRICES, STAND_IN_SEED } from '#main/embedded/stripe-seed';
import { createPayments } from '#main/wiring/create-payments';
import type { PaymentGateway } from '#ports/payment-gateway';
import { type StripeStandIn, startStripeStandIn } from '#stand-ins/stripe/stripe-stand-in';
import { startTestApp, type TestApp } from './test-app.ts';

export interface TestPayments {
  standIn: StripeStandIn;
  payments: Payments;
}

export interface TestBilling extends TestApp, TestPayments {}

export const WEBHOOK_SECRET = 'whsec_test';

// A refused event comes again at once.
const RETRY_DELAY_MS = 20;

/** A stand-in for Stripe that sells the plans, and the real gateway on it. It sends its events nowhere yet. */
export async function startTestPayments(): Promise<TestPayments> {
  const standIn = await startStripeStandIn({ port: 0, seed: STAND_IN_SEED, retryDelayMs: RETRY_DELAY_MS });
  const payments = createPayments({
    secretKey: standIn.secretKeys.test,
    webhookSecret: WEBHOOK_SECRET,
    prices: STAND_IN_PRICES,
    apiBase: standIn.url,
  });
  return { standIn, payments };
}

/** The test app, taking payments from a stand-in for Stripe whose events come to the app's own port. */
export async function startTestBilling(
  options: Omit<NonNullable<Parameters<typeof startTestApp>[0]>, 'payments'> = {},
): Promise<TestBilling> {
  const { standIn, payments } = await startTestPayments();
  const app = await startTestApp({ ...options, payments });
  standIn.setWebhook({ url: `${app.origin}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  return {
    ...app,
    standIn,
    payments,
    async close() {
      await standIn.stop();
      await app.close();
    },
  };
}

/** The gateway on a stand-in, with the key of either mode, and with less patience than the product has. */
export function createTestGateway(
  standIn: StripeStandIn,
  { mode = 'stand-in', timeoutMs }: { mode?: PaymentGateway['mode']; timeoutMs?: number } = {},
): PaymentGateway {
  return createStripePaymentGateway({
    secretKey: mode === 'live' ? standIn.secretKeys.live : standIn.secretKeys.test,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: standIn.url,
    mode,
    timeoutMs,
  });
}
