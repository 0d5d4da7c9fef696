import { z } from 'zod';
import { generationImage } from '#features/generations/contract/generations';
import { endpoint } from '#platform/endpoint/endpoint';

/** Why credits moved. Rows of releases before them have none; see domain/statement. */
export const CREDIT_REASONS = [
  // Given; a month may come with what a change of plan gives of the one before.
  'signup',
  'subscription',
  'subscription-arrears',
  'plan-change',
  'admin-fix',
  // Taken for a picture, and back from one that was not delivered.
  'generation',
  'not-delivered',
  // Lapsed.
  'renewed',
  'period-ended',
  'account-deleted',
  // Taken back: a refund, a lost dispute, what a running generation held of them, a plan changed down, what had been
  // spent of it then, once the plan is changed up again, test data.
  'refund',
  'dispute',
  'refund-due',
  'plan-lowered',
  'plan-lowered-spent',
  'test-data-cleared',
  'other',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** One line of the statement: something that changed what a person can spend. */
export const creditMovement = z.object({
  /** Grows with time; the cursor of the next page. */
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  reason: z.enum(CREDIT_REASONS),
  /** Credits, signed: below zero they left. */
  amount: z.number().int(),
  /** What could be spent after it. */
  balance: z.number().int().nonnegative(),
  /** Credits that came back when their month had ended, so that nobody can spend them; not in the amount. */
  lapsed: z.number().int().nonnegative(),
  /** The pictures that it paid for. */
  generation: z
    .object({
      id: z.uuid(),
      /** Then all else about the pictures is gone. */
      isDeleted: z.boolean(),
      /** Whether it took a background out, rather than paint. */
      isCutout: z.boolean(),
      /** Pictures that were asked for; null when deleted. */
      imageCount: z.number().int().positive().nullable(),
      prompt: z.string().nullable(),
      /** The first picture; null until it is there. */
      image: generationImage.nullable(),
      /** Reserved while they are made; then charged as many credits as were delivered, 0: not charged. */
      state: z.enum(['reserved', 'settled']),
      charged: z.number().int().nonnegative(),
      /** Whether its owner canceled it. */
      isCanceled: z.boolean(),
    })
    .nullable(),
  /** The invoice that it belongs to. */
  invoice: z
    .object({
      id: z.string(),
      number: z.string().nullable(),
      hostedUrl: z.string().nullable(),
      amountPaid: z.number().int(),
      currency: z.string(),
    })
    .nullable(),
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const CREDIT_HISTORY_PAGE = 50;

export const creditHistoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(CREDIT_HISTORY_PAGE),
  /** Only what came before this line. */
  before: z.coerce.number().int().positive().optional(),
});

/** What there is now, and until when. */
export const creditStanding = z.object({
  /** To be spent first; they end with their month. */
  monthly: z.number().int().nonnegative(),
  monthlyEndsAt: z.iso.datetime().nullable(),
  /** Never expire. */
  extra: z.number().int().nonnegative(),
  /** Reserved for pictures in progress. */
  held: z.number().int().nonnegative(),
  /** When the subscription pays for the next month; null where none renews. */
  renewsAt: z.iso.datetime().nullable(),
});
export type CreditStanding = z.infer<typeof creditStanding>;

export const creditHistory = z.object({
  standing: creditStanding,
  movements: z.array(creditMovement),
  /** The cursor of the next page; null on the last. */
  next: z.number().int().positive().nullable(),
});
export type CreditHistory = z.infer<typeof creditHistory>;

export const listCreditMovements = endpoint({
  method: 'GET',
  path: '/api/credit-history',
  access: 'session',
  signIn: 'signed_out.see_credits',
  query: creditHistoryQuery,
  responses: { 200: creditHistory },
  cache: 'no-store',
  words: { tag: 'Account', summary: 'List what moved one’s credits, newest first' },
});

export const downloadCreditMovements = endpoint({
  method: 'GET',
  path: '/api/credit-history.csv',
  access: 'session',
  signIn: 'signed_out.see_credits',
  responses: { 200: { description: 'The table.', type: 'text/csv' } },
  cache: 'no-store',
  words: { tag: 'Account', summary: 'Download the same as a table' },
});
