import type { App } from '#platform/http/app';
import { type BillingDeps, registerBilling } from './billing.ts';
import { type PaymentTestDeps, registerPaymentTest } from './payment-test.ts';
import { registerStripeWebhook, type StripeWebhookDeps } from './stripe-webhook.ts';

export type PlansDeps = BillingDeps & PaymentTestDeps & StripeWebhookDeps;

export async function registerPlanRoutes(app: App, deps: PlansDeps): Promise<void> {
  registerBilling(app, deps);
  registerPaymentTest(app, deps);
  await registerStripeWebhook(app, deps);
}
