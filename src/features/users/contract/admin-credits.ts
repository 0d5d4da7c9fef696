import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';

/** Credits that an admin can give to a subscriber who has none, once in a billing period. */
export const MISSING_CREDITS = 100;

const NO_EMAIL = { error: PROBLEM_PHRASES.noEmail };

/** An account by its id, or by its email in any case, if no other account has the same. */
const userReference = z
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
  /** Spendable credits. */
  credits: z.number().int().nonnegative(),
  /** Reserved for pictures in progress. */
  held: z.number().int().nonnegative(),
  /** The subscription that gives access; null if there is none. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  /** Accounts with this email. */
  accounts: z.number().int().positive(),
  /** The others with this email, newest first. */
  otherAccounts: z.array(accountSummary),
  /** Active API keys. */
  apiKeys: z.number().int().nonnegative(),
  /** The subscription’s grant for the current month; null if there was none. */
  monthlyGrant: z.object({ amount: z.number().int().positive(), at: z.iso.datetime() }).nullable(),
});
export type CheckedUser = z.infer<typeof checkedUser>;

/** A sentence for the admin. */
export const outcome = z.object({ message: z.string() });

export const checkUser = endpoint({
  method: 'POST',
  path: '/api/admin/check-user',
  access: 'admin',
  isRead: true,
  body: userReference,
  responses: { 200: checkedUser },
  refusals: ['not_found', 'unavailable'],
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Look up a user’s credits and subscription' },
});

export const fixSubscriptionCredits = endpoint({
  method: 'POST',
  path: '/api/admin/fix-subscription-credits',
  access: 'admin',
  body: userReference,
  responses: { 200: outcome },
  refusals: ['not_found', 'nothing_to_fix'],
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Give 100 credits to a subscriber who has none' },
});

export const revokeKeysOfUser = endpoint({
  method: 'POST',
  path: '/api/admin/revoke-api-keys',
  access: 'admin',
  body: userReference,
  responses: { 200: outcome },
  refusals: ['not_found', 'nothing_to_fix'],
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Revoke all API keys of a user' },
});
