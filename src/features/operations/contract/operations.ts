import { z } from 'zod';
import { ledgerAudit } from '#features/credits/contract/credits';
import { modelBudget, modelState } from '#features/image-models/contract/model-health';
import { finding, PAYMENT_MODES } from '#features/plans/contract/billing';
import { siteStorage } from '#features/storage/contract/storage';
import { endpoint } from '#platform/endpoint/endpoint';
import { isolationReport } from '#platform/isolation/isolation-report';

const count = z.number().int().nonnegative();

/** A queue of jobs. */
export const queueState = z.object({
  name: z.string(),
  /** Jobs ready to run. */
  waiting: count,
  /** When the oldest of them became ready; null if none waits. */
  oldestSince: z.iso.datetime().nullable(),
  /** Jobs scheduled for later, such as retries. */
  later: count,
  running: count,
  /** Jobs whose last attempt failed in the last 24 hours. */
  failed: count,
});
export type QueueState = z.infer<typeof queueState>;

const failedGeneration = z.object({
  id: z.uuid(),
  email: z.string(),
  imageModel: z.string(),
  failure: z.string(),
  failedAt: z.iso.datetime(),
});

export const reconciliation = z.object({
  id: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  /** Null while it runs, or if it was interrupted. */
  finishedAt: z.iso.datetime().nullable(),
  /** Events that were not delivered and had to be fetched. */
  eventsRecovered: count,
  findings: z.array(finding),
  /** Why it did not finish. */
  failure: z.string().nullable(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

/** The state of the site. */
export const operations = z.object({
  /** The server's clock. */
  now: z.iso.datetime(),
  queues: z.array(queueState),
  storage: siteStorage,
  /** Each model once, in the order of use. */
  models: z.array(modelState),
  /** Null if no budget is set. */
  modelBudget: modelBudget.nullable(),
  /** Of processes that ran in the last two hours, by role, host and program. */
  isolation: z.array(
    isolationReport.extend({ role: z.string(), host: z.string(), measuredAt: z.iso.datetime() }),
  ),
  /** Newest first, at most ten. */
  failedGenerations: z.array(failedGeneration),
  payments: z.object({
    mode: z.enum(PAYMENT_MODES),
    /** Events delivered in the last 24 hours. */
    delivered: count,
    /** Events fetched in the last 24 hours because they were not delivered. */
    recovered: count,
    newestEvent: z
      .object({ type: z.string(), source: z.enum(['webhook', 'reconciliation']), at: z.iso.datetime() })
      .nullable(),
    /** Newest first, at most five. */
    reconciliations: z.array(reconciliation),
  }),
});
export type Operations = z.infer<typeof operations>;

/** The ledger's differences at a time. */
export const ledgerCheck = ledgerAudit.extend({ checkedAt: z.iso.datetime() });
export type LedgerCheck = z.infer<typeof ledgerCheck>;

export const findOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  access: 'admin',
  responses: { 200: operations },
  words: { tag: 'Admin', summary: 'Show the state of the site' },
});

export const checkLedger = endpoint({
  method: 'GET',
  path: '/api/admin/operations/ledger',
  access: 'admin',
  responses: { 200: ledgerCheck },
  words: { tag: 'Admin', summary: 'Recompute the ledger' },
});
