import { z } from 'zod';

/** Credits that an admin can give once in a billing period, where a subscription brought none. */
export const MISSING_CREDITS = 100;

export const userEmailRequest = z.object({
  /** In any case. */
  email: z
    .string()
    .trim()
    .min(1, { error: 'Please enter an email address' })
    .max(320, { error: 'Please enter an email address' }),
});

export const checkedUser = z.object({
  email: z.string(),
  /** What they can spend now. */
  credits: z.number().int().nonnegative(),
  /** What pictures that are being made have reserved. */
  held: z.number().int().nonnegative(),
  /** The one that gives access; null where none does. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  /** Accounts with this email; this is the one that registered last. */
  accounts: z.number().int().positive(),
  /** API keys that open something. */
  apiKeys: z.number().int().nonnegative(),
  /** What the subscription last brought; null where it has brought nothing for the month that runs. */
  monthlyGrant: z.object({ amount: z.number().int().positive(), at: z.iso.datetime() }).nullable(),
});
export type CheckedUser = z.infer<typeof checkedUser>;

export const revokedApiKeys = z.object({ message: z.string() });
export type RevokedApiKeys = z.infer<typeof revokedApiKeys>;

export const fixedCredits = z.object({ message: z.string() });
export type FixedCredits = z.infer<typeof fixedCredits>;
