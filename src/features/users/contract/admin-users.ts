import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  ADMIN_OFFSET_MAX,
  ADMIN_SEARCH_MAX_CHARACTERS,
  ADMIN_USERS_PAGE,
  SUSPENSION_REASON_MAX_CHARACTERS,
} from '#platform/limits/limits';

/** A registered user, as admins see them. */
const listedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Spendable credits. */
  credits: z.number().int().nonnegative(),
  /** The subscription that gives access, else the last one; null if there was none. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  subscriptionActive: z.boolean(),
  /** As the payment gateway names it. */
  subscriptionStatus: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  /** Since when the user is suspended, and why; null if they are not. */
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  /** Whole days, by the server's clock; null if `createdAt` is null. */
  registeredDaysAgo: z.number().int().nullable(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** A suspension needs a reason, which the user sees. */
const changeUserRequest = z
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

/** Every word of `q` must be part of the email, the name or the customer id, in any case. */
const adminUsersQuery = z.object({
  q: z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default(''),
  /** With a subscription that gives access. */
  active: z.stringbool().default(false),
  /** Known to the payment gateway. */
  customer: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(100).default(ADMIN_USERS_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

export const adminUsersPage = z.object({
  users: z.array(listedUser),
  /** Users that match the query, on all pages. */
  total: z.number().int().nonnegative(),
  /** Over all users, whatever the query. */
  totals: z.object({
    users: z.number().int().nonnegative(),
    activeSubscriptions: z.number().int().nonnegative(),
    credits: z.number().int().nonnegative(),
    /** Credits per user, to one decimal. */
    averageCredits: z.number().nonnegative(),
  }),
});
export type AdminUsersPage = z.infer<typeof adminUsersPage>;

/** Newest first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  query: adminUsersQuery,
  responses: { 200: adminUsersPage },
  words: { tag: 'Admin', summary: 'List users, with totals' },
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: 'admin',
  params: z.object({ id: id('not_found.user') }),
  body: changeUserRequest,
  responses: { 200: changedUser },
  refusals: ['not_found'],
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Suspend or reinstate a user' },
});
