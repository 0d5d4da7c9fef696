import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { isUpgrade, type Plan } from '../contract/plans.ts';
import { type CheckoutRow, findCheckout, insertCheckout } from '../queries/checkouts.ts';
import { findLiveSubscription } from '../queries/subscriptions.ts';
import { askGateway } from './ask-gateway.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { requirePromotionCode } from './find-promo-code.ts';
import { type CheckoutDeps, openCheckout, type WantedCheckout } from './open-checkout.ts';
import { type PaymentsDeps, requirePayments } from './payments.ts';
import { findLiveAtGateway } from './refresh-subscriptions.ts';

export interface StartCheckoutDeps extends PaymentsDeps {
  db: Database;
  /** The site's address without a trailing slash. */
  publicUrl: string;
}

// Written by `updateCheckoutCompleted`.
const COMPLETED = 0;

// More tabs of one user than ever ask for different plans in the same second.
const ROUNDS_MAX = 4;

/**
 * Opens the gateway's Checkout for a plan. A user has at most one open Checkout: the same request gets the same one,
 * and another request closes the earlier one first, since paying both would mean two subscriptions.
 * @throws AppError `payments_off`, `invalid_request` for a price of no plan, `already_subscribed`,
 *   `unknown_promo_code`, `promo_code_used`, `price_unavailable`, `test_mode_customer`, `unavailable`
 */
export async function startCheckout(
  { db, payments, publicUrl }: StartCheckoutDeps,
  { user, priceId, promoCode }: { user: { id: string }; priceId: string; promoCode: string | null },
): Promise<{ url: string }> {
  const open = requirePayments(payments);
  const plan = open.plans.find((candidate) => candidate.priceId === priceId);
  if (!plan) throw new AppError('invalid_request.plan', { field: 'priceId' });
  const live = await findLiveSubscription(db, user.id);
  if (live) throw alreadySubscribed(live, plan);
  const promotion =
    promoCode === null
      ? null
      : await requirePromotionCode({ db, payments: open }, { code: promoCode, userId: user.id });
  const wanted = { userId: user.id, priceId, promotionCodeId: promotion?.id ?? null };
  return await askGateway(() => openOnlyCheckout({ db, payments: open, publicUrl }, plan, wanted));
}

async function openOnlyCheckout(
  deps: CheckoutDeps,
  plan: Plan,
  wanted: WantedCheckout,
): Promise<{ url: string }> {
  const { db, payments } = deps;
  const { userId } = wanted;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const customerId = await ensureCustomer({ db, gateway: payments.gateway }, userId);
    const earlier = await findCheckout(db, userId);
    const url = earlier && (await keepOrClose(deps, earlier, wanted));
    // Checked after the earlier one is closed, since it may have been paid until then.
    const live = await findLiveAtGateway({ db, payments }, customerId);
    if (live) throw alreadySubscribed(live, plan);
    if (url !== undefined) return { url };
    const isBegun = earlier !== undefined && isBeingOpened(earlier) && isSame(earlier, wanted);
    const last = earlier?.round ?? 0;
    if (!isBegun && !(await insertCheckout(db, earlier, wanted))) continue;
    const opened = await openCheckout(deps, { ...wanted, customerId, round: isBegun ? last : last + 1 });
    if (opened) return opened;
  }
  throw new AppError('unavailable.checkouts', { retryAfter: 2 });
}

/** @returns the address of the earlier Checkout if it is the same and open; any other is closed */
async function keepOrClose(
  { payments: { gateway } }: CheckoutDeps,
  earlier: CheckoutRow,
  wanted: WantedCheckout,
): Promise<string | undefined> {
  const { sessionId, url, expiresAt } = earlier;
  if (sessionId === null || url === null || expiresAt?.getTime() === COMPLETED) return undefined;
  const session = await gateway.findCheckout(sessionId);
  if (session?.status !== 'open') return undefined;
  if (isSame(earlier, wanted)) return url;
  await gateway.expireCheckout(sessionId);
  return undefined;
}

function alreadySubscribed(current: { planId: string | null }, wanted: Plan): AppError {
  return new AppError(
    isUpgrade(wanted.id, current.planId) ? 'already_subscribed.upgrade' : 'already_subscribed',
  );
}

/** Nobody has its address yet. */
function isBeingOpened({ sessionId, expiresAt }: CheckoutRow): boolean {
  return sessionId === null && expiresAt === null;
}

function isSame(earlier: CheckoutRow, wanted: WantedCheckout): boolean {
  return earlier.priceId === wanted.priceId && earlier.promotionCodeId === wanted.promotionCodeId;
}
