import { z } from 'zod';
import type { PlanId } from '#contract/plans';
import { isLoopback } from './addresses.ts';
import { ConfigError } from './config-error.ts';
import { origin } from './value-schemas.ts';

export interface StripeConfig {
  secretKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
  /** The price of each plan, at Stripe. */
  prices: Readonly<Record<PlanId, string>>;
  /** Scheme, host and port of the stand-in that answers in Stripe's place; `undefined`: Stripe. */
  apiBase: string | undefined;
}

/** All of them are set, or none. */
export const STRIPE_TOGETHER = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PROFESSIONAL',
  'STRIPE_PRICE_ENTERPRISE',
] as const;

const STRIPE_ORIGIN = 'https://api.stripe.com';

const price = z
  .string()
  .regex(/^(price|plan)_\w{1,200}$/, {
    error: 'must be the id of a price at Stripe, which begins with price_',
  })
  .optional();

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, {
      error: 'must be a secret or restricted key, which begins with sk_ or rk_ and test_ or live_',
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, { error: "must be a webhook endpoint's signing secret, which begins with whsec_" })
    .optional(),
  STRIPE_PRICE_STARTER: price,
  STRIPE_PRICE_PROFESSIONAL: price,
  STRIPE_PRICE_ENTERPRISE: price,
  STRIPE_API_BASE: origin('http://127.0.0.1:3002').optional(),
};

type StripeVariables = { [Name in keyof typeof stripeVariables]?: string | undefined };

/**
 * How payments are taken: by Stripe, by the stand-in that the supervisor starts, or (`undefined`) not at all, where no
 * key is given and the site can be reached by others.
 * @throws ConfigError where money could go wrong: a stand-in that others reach, or a live key without TLS
 */
export function readStripe(
  env: StripeVariables,
  { host, publicUrl }: { host: string; publicUrl: string },
): StripeConfig | 'stand-in' | undefined {
  const site = new URL(publicUrl);
  const isOwnMachine = isLoopback(host) && isLoopback(site.hostname);
  const apiBase = env.STRIPE_API_BASE === STRIPE_ORIGIN ? undefined : env.STRIPE_API_BASE;
  const secretKey = env.STRIPE_SECRET_KEY;
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
    throw new ConfigError('STRIPE_API_BASE must be unset: a live key is sent to Stripe alone');
  if (isLive && site.protocol === 'http:' && !isLoopback(site.hostname))
    throw new ConfigError('PUBLIC_URL must begin with https:// where STRIPE_SECRET_KEY is a live key');
  const prices = {
    starter: env.STRIPE_PRICE_STARTER!,
    professional: env.STRIPE_PRICE_PROFESSIONAL!,
    enterprise: env.STRIPE_PRICE_ENTERPRISE!,
  };
  if (new Set(Object.values(prices)).size < 3)
    throw new ConfigError(
      'STRIPE_PRICE_ENTERPRISE, _PROFESSIONAL and _STARTER must be three different prices',
    );
  return { secretKey, webhookSecret: env.STRIPE_WEBHOOK_SECRET!, prices, apiBase };
}

/** The environment that `readStripe` reads the same configuration from. */
export function stripeEnvironment(stripe: StripeConfig | undefined): StripeVariables {
  return {
    STRIPE_SECRET_KEY: stripe?.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret,
    STRIPE_PRICE_STARTER: stripe?.prices.starter,
    STRIPE_PRICE_PROFESSIONAL: stripe?.prices.professional,
    STRIPE_PRICE_ENTERPRISE: stripe?.prices.enterprise,
    STRIPE_API_BASE: stripe?.apiBase,
  };
}
