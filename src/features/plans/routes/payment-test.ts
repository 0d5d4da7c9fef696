import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/require-admin';
import { paymentConfig, priceParam, priceTest } from '../contract/payment-test.ts';
import { checkPayments, checkPrice } from '../rules/check-payments.ts';

export type PaymentTestDeps = AdminDeps & Parameters<typeof checkPayments>[0];

/** What tells admins whether payments are configured as they should be. */
export function registerPaymentTest(app: App, deps: PaymentTestDeps): void {
  const adminsOnly = {
    preValidation: async (request: Parameters<typeof requireAdmin>[1]) => {
      await requireAdmin(deps, request);
    },
  };

  app.get(
    '/api/test-stripe-config',
    { ...adminsOnly, schema: { response: { 200: paymentConfig } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return await checkPayments(deps);
    },
  );

  app.get(
    '/api/test-stripe-price/:priceId',
    { ...adminsOnly, schema: { params: priceParam, response: { 200: priceTest } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await checkPrice(deps, request.params.priceId);
    },
  );
}
