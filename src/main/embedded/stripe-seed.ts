import { PLAN_IDS, PLANS, type PlanId } from '#features/plans/contract/plans';

/** The catalog of the stand-in for Stripe: the plans, and a promotion code of each kind. */

export const STAND_IN_PRICES = Object.fromEntries(PLAN_IDS.map((id) => [id, `price_${id}`])) as Record<
  PlanId,
  string
>;

// A day in the past.
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

export const STAND_IN_SEED = {
  prices: PLANS.map(({ id, name, description, unitAmount }) => ({
    id: STAND_IN_PRICES[id],
    productName: name,
    description,
    unitAmount,
    currency: 'usd',
    interval: 'month' as const,
  })),
  promotionCodes: [
    { code: 'WELCOME20', percentOff: 20, duration: 'once' as const },
    { code: 'FREEMONTH', percentOff: 100, duration: 'once' as const },
    { code: 'EXPIRED10', percentOff: 10, duration: 'once' as const, expiresAt: LONG_AGO },
    { code: 'USEDUP', percentOff: 50, duration: 'once' as const, maxRedemptions: 1, timesRedeemed: 1 },
  ],
};
