import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { testPaymentConfig, testPrice } from '../contract/payment-test.ts';
import { checkPayments, checkPrice } from '../rules/check-payments.ts';
import { type BillingDeps, registerBilling } from './billing.ts';
import { registerStripeWebhook, type StripeWebhookDeps } from './stripe-webhook.ts';

export type PlansDeps = BillingDeps & Parameters<typeof checkPayments>[0] & StripeWebhookDeps;

export async function registerPlanRoutes(app: App, deps: PlansDeps): Promise<void> {
  registerBilling(app, deps);
  route(app, testPaymentConfig, () => checkPayments(deps));
  route(app, testPrice, ({ params }) => checkPrice(deps, params.priceId));
  await registerStripeWebhook(app, deps);
}
