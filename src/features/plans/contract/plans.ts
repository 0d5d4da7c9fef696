/**
 * The plans, one row each. Everything else about a plan derives from its row. Its price at the gateway is configured as
 * `STRIPE_PRICE_` plus the id in capitals.
 */
export const PLANS = [
  {
    id: 'starter',
    rank: 1,
    name: 'Starter',
    priceText: '$9.99',
    unitAmount: 999,
    credits: 3,
    description: 'A few pictures a month, to see whether this is for you.',
    features: ['3 credits a month'],
    popular: false,
    colour: 'muted',
  },
  {
    id: 'professional',
    rank: 2,
    name: 'Professional',
    priceText: '$14.99',
    unitAmount: 1_499,
    credits: 300,
    description: 'For people who need pictures every week.',
    features: ['300 credits a month', 'Priority support'],
    popular: true,
    colour: 'safelight',
  },
  {
    id: 'enterprise',
    rank: 3,
    name: 'Enterprise',
    priceText: '$29.99',
    unitAmount: 2_999,
    credits: 750,
    description: 'For teams that need pictures every day.',
    features: ['750 credits a month', 'Priority support', 'White-label options'],
    popular: false,
    colour: 'ink',
  },
] as const satisfies readonly PlanRow[];

/** What everybody has, with a plan or without. */
export const COMMON_FEATURES = [
  '1024x1024 pictures',
  'Full commercial rights',
  'Downloads up to 4K',
  'Bulk download tools',
  'API access',
] as const;

export type PlanId = (typeof PLANS)[number]['id'];

export const PLAN_IDS: readonly PlanId[] = PLANS.map(({ id }) => id);

/** A monthly subscription for sale. */
export interface Plan extends Omit<PlanRow, 'id' | 'rank'> {
  id: PlanId;
  /** The price at the payment gateway; null while payments are off. */
  priceId: string | null;
}

interface PlanRow {
  /** Lowercase letters; stored with subscriptions. */
  id: string;
  /** Larger plans have higher ranks. The lowest rank is never an upgrade. */
  rank: number;
  name: string;
  /** As shown on the card: `$9.99`. */
  priceText: string;
  /** The same amount in US cents, to compare with the gateway. */
  unitAmount: number;
  /** Credits a month. */
  credits: number;
  description: string;
  features: readonly string[];
  /** Whether the card is marked as the most popular plan. */
  popular: boolean;
  /** Color token of the card. */
  colour: string;
}

/** The plans with their gateway prices, lowest rank first. */
export function offerPlans(prices: Readonly<Record<PlanId, string>> | null): Plan[] {
  const byRank = PLANS.toSorted((one, other) => one.rank - other.rank);
  return byRank.map(({ rank: _, ...plan }) => ({ ...plan, priceId: prices?.[plan.id] ?? null }));
}

/** Whether changing to this plan counts as an upgrade. */
export function isUpgrade(to: PlanId, from: string | null): boolean {
  return to !== from && rankOf(to) > Math.min(...PLANS.map(({ rank }) => rank));
}

function rankOf(id: PlanId): number {
  return PLANS.find((plan) => plan.id === id)!.rank;
}
