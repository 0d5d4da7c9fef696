import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';

/** Credits that an admin can give once in a billing period, where a subscription brought none. */
export const MISSING_CREDITS = 100;

const NO_EMAIL = { error: PROBLEM_PHRASES.noEmail };

/** An account by its id, or by its email, in any case, where no other has the same. */
export const userReference = z
  .object({
    id: z.uuid({ error: PROBLEM_PHRASES.accountId }).optional(),
    email: z.string(NO_EMAIL).trim().min(1, NO_EMAIL).max(320, NO_EMAIL).optional(),
  })
  .refine(({ id, email }) => (id ?? email) !== undefined, { ...NO_EMAIL, path: ['email'] });
export type UserReference = z.infer<typeof userReference>;

/** Enough to tell accounts with the same email apart. */
const accountSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  registeredAt: z.iso.datetime(),
});

export const checkedUser = accountSummary.extend({
  /** What they can spend now. */
  credits: z.number().int().nonnegative(),
  /** What pictures in progress have reserved. */
  held: z.number().int().nonnegative(),
  /** The one that gives access; null where none does. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  /** How many have this email. */
  accounts: z.number().int().positive(),
  /** The others with this email, the last registered first. */
  otherAccounts: z.array(accountSummary),
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
