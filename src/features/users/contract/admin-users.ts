import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';
import {
  ADMIN_OFFSET_MAX,
  ADMIN_SEARCH_MAX_CHARACTERS,
  ADMIN_USERS_PAGE,
  SUSPENSION_REASON_MAX_CHARACTERS,
} from '#platform/limits/limits';

/** Somebody who has registered, as admins see them. */
export const listedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** What they can spend now. */
  credits: z.number().int().nonnegative(),
  /** Of the subscription that gives access, else of the last one; null where there was none. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  subscriptionActive: z.boolean(),
  /** The gateway's word. */
  subscriptionStatus: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  /** Since when the user is suspended, and why; null for everybody else. */
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  /** Whole days, by the server's clock; null where `createdAt` is. */
  registeredDaysAgo: z.number().int().nullable(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** A suspension needs a reason, which the user is told. */
export const changeUserRequest = z
  .object({
    suspended: z.boolean(),
    reason: z
      .string()
      .trim()
      .min(1, PROBLEM_PHRASES.noSuspensionReason)
      .max(SUSPENSION_REASON_MAX_CHARACTERS)
      .regex(/^\P{Cc}*$/u, PROBLEM_PHRASES.severalLines)
      .optional(),
  })
  .refine(({ suspended, reason }) => !suspended || reason !== undefined, {
    path: ['reason'],
    error: PROBLEM_PHRASES.noSuspensionReason,
  });

export const changedUser = z.object({
  id: z.uuid(),
  suspended: z.boolean(),
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
});
export type ChangedUser = z.infer<typeof changedUser>;

/** The last registered first. Every word of `q` is part of the email, the name or the customer number, in any case. */
export const adminUsersQuery = z.object({
  q: z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default(''),
  /** With a subscription that gives access. */
  active: z.stringbool().default(false),
  /** Known to the payment gateway. */
  customer: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(100).default(ADMIN_USERS_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});

export const adminUsersPage = z.object({
  users: z.array(listedUser),
  /** How many there are of those asked for. */
  total: z.number().int().nonnegative(),
  /** Over all users, whatever was asked for. */
  totals: z.object({
    users: z.number().int().nonnegative(),
    activeSubscriptions: z.number().int().nonnegative(),
    credits: z.number().int().nonnegative(),
    /** Credits a user, to one decimal. */
    averageCredits: z.number().nonnegative(),
  }),
});
export type AdminUsersPage = z.infer<typeof adminUsersPage>;
