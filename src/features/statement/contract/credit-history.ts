import { z } from 'zod';
import { generationImage } from '#features/generations/contract/generations';
import { endpoint } from '#platform/endpoint/endpoint';

/** Why credits moved. Transfers of early releases have no reason; see rules/list-credit-movements. */
export const CREDIT_REASONS = [
  // Granted. A month may include credits for a plan change of the month before.
  'signup',
  'subscription',
  'subscription-arrears',
  'plan-change',
  'admin-fix',
  // Charged for a picture, and returned for one that was not delivered.
  'generation',
  'not-delivered',
  // Expired.
  'renewed',
  'period-ended',
  'account-deleted',
  // Taken back: for a refund, a lost dispute, held credits released after a refund, a downgrade, credits spent before a
  // downgrade once the plan is upgraded again, and cleared test data.
  'refund',
  'dispute',
  'refund-due',
  'plan-lowered',
  'plan-lowered-spent',
  'test-data-cleared',
  'other',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** One line of the statement: a change of the spendable credits. */
export const creditMovement = z.object({
  /** Increases with time; also the cursor of the next page. */
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  reason: z.enum(CREDIT_REASONS),
  /** Signed; negative if credits were spent or expired. */
  amount: z.number().int(),
  /** Spendable credits after it. */
  balance: z.number().int().nonnegative(),
  /** Held credits that expired on release because their month had ended; not part of the amount. */
  lapsed: z.number().int().nonnegative(),
  /** The generation that it paid for. */
  generation: z
    .object({
      id: z.uuid(),
      /** If true, prompt and pictures are gone. */
      isDeleted: z.boolean(),
      /** Whether it removed a background instead of making pictures. */
      isCutout: z.boolean(),
      /** Requested pictures; null when deleted. */
      imageCount: z.number().int().positive().nullable(),
      /** The prompt; of a change, `earlier prompt · change`. */
      prompt: z.string().nullable(),
      /** The first picture; null until it is finished. */
      image: generationImage.omit({ creditLine: true }).nullable(),
      /** `reserved` while it runs; then `settled`, with the charged credits (0: not charged). */
      state: z.enum(['reserved', 'settled']),
      charged: z.number().int().nonnegative(),
      /** Whether the owner canceled it. */
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
  /** The id of the last line of the previous page. */
  before: z.coerce.number().int().positive().optional(),
});

/** The current credits and when they expire. */
export const creditStanding = z.object({
  /** Spent first; they end with their month. */
  monthly: z.number().int().nonnegative(),
  monthlyEndsAt: z.iso.datetime().nullable(),
  /** Never expire. */
  extra: z.number().int().nonnegative(),
  /** Reserved for pictures in progress. */
  held: z.number().int().nonnegative(),
  /** When the subscription renews; null if it does not. */
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
  words: { tag: 'Account', summary: 'List your credit history, newest first' },
});

export const downloadCreditMovements = endpoint({
  method: 'GET',
  path: '/api/credit-history.csv',
  access: 'session',
  signIn: 'signed_out.see_credits',
  responses: { 200: { description: 'The table.', type: 'text/csv' } },
  words: { tag: 'Account', summary: 'Download your credit history as CSV' },
});
