import { z } from 'zod';
import { PLAN_IDS, type PlanId } from '#features/plans/contract/plans';
import { isLoopback } from './addresses.ts';
import { ConfigError } from './config-error.ts';
import { origin } from './value-schemas.ts';
import { toEnvironment, type Values, type Variable } from './variable.ts';

export interface StripeConfig {
  secretKey: string;
  /** Stripe signs its events with it. */
  webhookSecret: string;
  /** Each plan's price at Stripe. */
  prices: Readonly<Record<PlanId, string>>;
  /** Scheme, host and port of the stand-in that answers in Stripe's place; `undefined`: Stripe. */
  apiBase: string | undefined;
}

const STRIPE_ORIGIN = 'https://api.stripe.com';

const priceVariables = byPlan(
  (plan): Variable<string> => ({
    name: `STRIPE_PRICE_${plan.toUpperCase()}`,
    schema: z.string().regex(/^(price|plan)_\w{1,200}$/, {
      error: 'must be the id of a price at Stripe, which begins with price_',
    }),
    isTogether: true,
    isUsual: true,
    words: `Monthly price (price_…) of the ${plan} plan, in the mode of the key.`,
  }),
);

export const stripeVariables = {
  secretKey: {
    name: 'STRIPE_SECRET_KEY',
    schema: z.string().regex(/^[rs]k_(test|live)_\w+$/, {
      error: 'must be a secret or restricted key, which begins with sk_ or rk_ and test_ or live_',
    }),
    isTogether: true,
    isSecret: true,
    isUsual: true,
    words:
      'Secret key (sk_…) or restricted key (rk_…) of Stripe, for payments. A live key needs PUBLIC_URL to begin with https://. The README says what to set up at Stripe. Unset: a stand-in for Stripe, with which no money moves, while HOST and PUBLIC_URL are loopback addresses; otherwise payments are off.',
  },
  webhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    schema: z.string().regex(/^whsec_\S+$/, {
      error: "must be a webhook endpoint's signing secret, which begins with whsec_",
    }),
    isTogether: true,
    isSecret: true,
    isUsual: true,
    words: 'Signing secret (whsec_…) of the webhook endpoint PUBLIC_URL/api/stripe/webhook.',
  },
  ...priceVariables,
  apiBase: {
    name: 'STRIPE_API_BASE',
    schema: origin('http://127.0.0.1:3002'),
    isForDevelopment: true,
    words:
      'Address of a stand-in for https://api.stripe.com. Only with a test key, and while HOST and PUBLIC_URL are loopback addresses.',
  },
} as const;

/**
 * How payments work: through Stripe, through the stand-in that the supervisor starts, or (`undefined`) not at all, if
 * there is no key and other machines can reach the site.
 * @throws ConfigError if money could be lost: a stand-in that other machines reach, or a live key without TLS
 */
export function readStripe(
  values: Values<typeof stripeVariables>,
  { host, publicUrl }: { host: string; publicUrl: string },
): StripeConfig | 'stand-in' | undefined {
  const site = new URL(publicUrl);
  const isOwnMachine = isLoopback(host) && isLoopback(site.hostname);
  const { secretKey, webhookSecret } = values;
  const apiBase = values.apiBase === STRIPE_ORIGIN ? undefined : values.apiBase;
  if (!secretKey) {
    if (apiBase) throw new ConfigError('STRIPE_SECRET_KEY is missing: STRIPE_API_BASE needs it');
    return isOwnMachine ? 'stand-in' : undefined;
  }
  const isLive = /^.k_live_/.test(secretKey);
  if (apiBase && !isOwnMachine)
    throw new ConfigError(
      'STRIPE_API_BASE must be unset: a stand-in for Stripe serves only while HOST and PUBLIC_URL are loopback addresses',
    );
  if (apiBase && isLive)
    throw new ConfigError('STRIPE_API_BASE must be unset: a live key is sent only to Stripe');
  if (isLive && site.protocol === 'http:' && !isLoopback(site.hostname))
    throw new ConfigError('PUBLIC_URL must begin with https:// where STRIPE_SECRET_KEY is a live key');
  const prices = byPlan((plan) => values[plan]!);
  if (new Set(Object.values(prices)).size < PLAN_IDS.length) {
    const names = PLAN_IDS.map((plan) => priceVariables[plan].name).join(', ');
    throw new ConfigError(`${names} must be ${NUMBERS[PLAN_IDS.length]} different prices`);
  }
  return { secretKey, webhookSecret: webhookSecret!, prices, apiBase };
}

/** The environment from which `readStripe` reads the same configuration. */
export function stripeEnvironment(stripe: StripeConfig | undefined): Record<string, string | undefined> {
  const { secretKey, webhookSecret, prices, apiBase } = stripe ?? {};
  return toEnvironment(stripeVariables, {
    ...{ secretKey, webhookSecret, apiBase },
    ...byPlan((plan) => prices?.[plan]),
  });
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function byPlan<Value>(of: (plan: PlanId) => Value): Record<PlanId, Value> {
  return Object.fromEntries(PLAN_IDS.map((plan) => [plan, of(plan)])) as Record<PlanId, Value>;
}
