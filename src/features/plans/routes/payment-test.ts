import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/payment-test.ts';
import { checkPayments, checkPrice } from '../rules/check-payments.ts';

export type PaymentTestDeps = Parameters<typeof checkPayments>[0];

/** Tells admins whether payments are configured correctly. */
export function registerPaymentTest(app: App, deps: PaymentTestDeps): void {
  route(app, contract.testPaymentConfig, () => checkPayments(deps));
  route(app, contract.testPrice, ({ params }) => checkPrice(deps, params.priceId));
}
