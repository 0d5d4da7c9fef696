import { z } from 'zod';
import type { App } from '#platform/http/app';
import { addressKey, countCall, type RateLimits } from '#platform/http/rate-limits';
import {
  billing,
  createSubscriptionRequest,
  hostedPage,
  promoCodeOffer,
  promoCodeParam,
} from '../contract/billing.ts';
import { clearTestCustomer } from '../rules/clear-test-customer.ts';
import { findBilling } from '../rules/find-billing.ts';
import { findPromoCode } from '../rules/find-promo-code.ts';
import { openPortal } from '../rules/open-portal.ts';
import { type StartCheckoutDeps, startCheckout } from '../rules/start-checkout.ts';

export type BillingDeps = StartCheckoutDeps & { limits: RateLimits };

const SUBSCRIBE = 'signed_out.subscribe';
const MANAGE = 'signed_out.manage_subscription';

/** What is sold, and the ways to the payment gateway's own pages. */
export function registerBilling(app: App, deps: BillingDeps): void {
  /** Codes are worth money: nobody shall try them all, neither with many accounts nor from many addresses. */
  const countPromoCode = async ({ ip }: { ip: string }, userId: string | null) => {
    const address = addressKey(ip);
    await countCall(deps.limits.promoCodeAddress, address);
    await countCall(deps.limits.promoCode, userId ?? address);
  };

  app.get('/api/billing', { schema: { response: { 200: billing } } }, async (request, reply) => {
    const user = await request.findUser();
    reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
    return await findBilling(deps, user?.id ?? null);
  });

  app.get(
    '/api/promo-codes/:code',
    { schema: { params: promoCodeParam, response: { 200: promoCodeOffer } } },
    async (request, reply) => {
      const user = await request.findUser();
      reply.header('cache-control', 'no-store');
      await countPromoCode(request, user?.id ?? null);
      return await findPromoCode(deps, { code: request.params.code, userId: user?.id ?? null });
    },
  );

  app.post(
    '/api/create-subscription',
    {
      preValidation: async (request) => {
        await request.requireUser(SUBSCRIBE);
      },
      schema: { body: createSubscriptionRequest, response: { 200: hostedPage } },
    },
    async (request) => {
      const user = await request.requireUser(SUBSCRIBE);
      await countCall(deps.limits.paid, user.id);
      if (request.body.promoCode !== null) await countPromoCode(request, user.id);
      return await startCheckout(deps, { user, ...request.body });
    },
  );

  app.post('/api/customer-portal', { schema: { response: { 200: hostedPage } } }, async (request) => {
    const user = await request.requireUser(MANAGE);
    await countCall(deps.limits.paid, user.id);
    return await openPortal(deps, user);
  });

  app.post(
    '/api/clear-test-customer',
    { schema: { response: { 200: z.object({ cleared: z.literal(true) }) } } },
    async (request) => {
      const user = await request.requireUser(MANAGE);
      await countCall(deps.limits.paid, user.id);
      await clearTestCustomer(deps, user);
      return { cleared: true } as const;
    },
  );
}
