import { z } from 'zod';
import { modelBudget, modelState } from '#features/image-models/contract/model-health';
import { PAYMENT_MODES } from '#features/plans/contract/billing';
import { siteStorage } from '#features/storage/contract/storage';
import { endpoint } from '#platform/endpoint/endpoint';
import { isolationReport } from '#platform/isolation/isolation-report';

const count = z.number().int().nonnegative();

/** A queue of jobs. */
export const queueState = z.object({
  name: z.string(),
  /** Jobs that could run now. */
  waiting: count,
  /** Since when the oldest of those could; null where none waits. */
  oldestSince: z.iso.datetime().nullable(),
  /** Jobs that wait for their time, as between two attempts. */
  later: count,
  running: count,
  /** Jobs whose last attempt failed within 24 hours. */
  failed: count,
});
export type QueueState = z.infer<typeof queueState>;

export const failedGeneration = z.object({
  id: z.uuid(),
  email: z.string(),
  imageModel: z.string(),
  failure: z.string(),
  failedAt: z.iso.datetime(),
});

/** A difference between the payment gateway and what stands here. */
export const finding = z.object({
  /** Such as `invoice-not-credited`. */
  kind: z.string(),
  /** The id of what it is about. */
  subject: z.string(),
  detail: z.string(),
  repaired: z.boolean(),
});
export type Finding = z.infer<typeof finding>;

export const reconciliation = z.object({
  id: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  /** Null while it runs, and where it was cut off. */
  finishedAt: z.iso.datetime().nullable(),
  /** Events that no delivery had brought. */
  eventsRecovered: count,
  findings: z.array(finding),
  /** Why it could not be finished. */
  failure: z.string().nullable(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** How the site is doing. */
export const operations = z.object({
  /** The server's clock. */
  now: z.iso.datetime(),
  queues: z.array(queueState),
  storage: siteStorage,
  /** In the order of their uses, each once. */
  models: z.array(modelState),
  /** Null where none is set. */
  modelBudget: modelBudget.nullable(),
  /** Of the processes that ran within two hours, by role, host and program. */
  isolation: z.array(
    isolationReport.extend({ role: z.string(), host: z.string(), measuredAt: z.iso.datetime() }),
  ),
  /** The newest first, ten at most. */
  failedGenerations: z.array(failedGeneration),
  payments: z.object({
    mode: z.enum(PAYMENT_MODES),
    /** Events of the last 24 hours that the gateway delivered. */
    delivered: count,
    /** Events of the last 24 hours that had to be asked for. */
    recovered: count,
    newestEvent: z
      .object({ type: z.string(), source: z.enum(['webhook', 'reconciliation']), at: z.iso.datetime() })
      .nullable(),
    /** The newest first, five at most. */
    reconciliations: z.array(reconciliation),
  }),
});
export type Operations = z.infer<typeof operations>;

/** What was found when the ledger was recomputed from its transfers; all 0 where it is right. */
export const ledgerCheck = z.object({
  checkedAt: z.iso.datetime(),
  /** Credits that came from nowhere, or went there. */
  total: z.number().int(),
  wrongBalances: count,
  negativeMoments: count,
  wrongSettlements: count,
  wrongGrants: count,
  doubleGrants: count,
  strayHolds: count,
  undeliveredCharges: count,
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

export const findOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  access: 'admin',
  responses: { 200: operations },
  cache: 'no-store',
  words: { tag: 'Admin', summary: 'Tell how the site does' },
});

export const checkLedger = endpoint({
  method: 'GET',
  path: '/api/admin/operations/ledger',
  access: 'admin',
  responses: { 200: ledgerCheck },
  cache: 'no-store',
  words: { tag: 'Admin', summary: 'Add the ledger up' },
});
