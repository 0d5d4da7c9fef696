import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import * as contract from '../contract/billing.ts';
import { clearTestCustomer } from '../rules/clear-test-customer.ts';
import { findBilling } from '../rules/find-billing.ts';
import { findPromoCode } from '../rules/find-promo-code.ts';
import { findRenewal } from '../rules/find-renewal.ts';
import { openPortal } from '../rules/open-portal.ts';
import { type StartCheckoutDeps, startCheckout } from '../rules/start-checkout.ts';

export type BillingDeps = StartCheckoutDeps & { limits: RateLimiters };

/** The plans for sale, and the ways to the payment gateway's own pages. */
export function registerBilling(app: App, deps: BillingDeps): void {
  /** Counts by user and by address: nobody can try all codes with many accounts or from many addresses. */
  const countPromoCode = async ({ ip }: { ip: string }, userId: string | null) => {
    const address = addressKey(ip);
    await countCall(deps.limits.promoCodeAddress, address);
    await countCall(deps.limits.promoCode, userId ?? address);
  };

  route(app, contract.findBilling, async ({ request, reply }) => {
    const user = await request.findUser();
    reply.header('vary', 'Cookie');
    return await findBilling(deps, user?.id ?? null);
  });

  route(app, contract.findRenewal, ({ user }) => findRenewal(deps, user.id));

  route(app, contract.findPromoCode, async ({ request, params }) => {
    const userId = (await request.findUser())?.id ?? null;
    await countPromoCode(request, userId);
    return await findPromoCode(deps, { ...params, userId });
  });

  route(app, contract.startCheckout, async ({ request, user, body }) => {
    if (body.promoCode !== null) await countPromoCode(request, user.id);
    return await startCheckout(deps, { user, ...body });
  });

  route(app, contract.openPortal, ({ user }) => openPortal(deps, user));

  route(app, contract.clearTestCustomer, async ({ user }) => {
    await clearTestCustomer(deps, user);
    return { cleared: true } as const;
  });
}
