import { z } from 'zod';
import { PAYMENT_MODES } from './billing.ts';
import { siteStorage } from './storage.ts';

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

export const MODEL_USES = [
  'images',
  'images-fallback',
  'texts',
  'texts-fallback',
  'vision',
  'vision-fallback',
  'ad-pictures',
] as const;
export type ModelUse = (typeof MODEL_USES)[number];

/**
 * How a configured model is doing. `built-in`: runs here, nothing can be wrong with it. `unconfigured`: a variable is
 * missing. `refused`: the provider does not take the key, or does not know the model. `down`: the last calls failed.
 * `ready`: the last call, or the check of the key, went well. `untried`: none of it is known yet.
 */
export const MODEL_STATES = ['built-in', 'ready', 'untried', 'down', 'refused', 'unconfigured'] as const;
export type ModelCondition = (typeof MODEL_STATES)[number];

export const modelState = z.object({
  /** As it was configured: `provider/model`, `studio` or `builtin`. */
  id: z.string(),
  name: z.string(),
  /** Null for what runs here. */
  provider: z.string().nullable(),
  uses: z.array(z.enum(MODEL_USES)),
  state: z.enum(MODEL_STATES),
  /** The variable that it lacks. */
  missingVariable: z.string().nullable(),
  /** The newest of the last 24 hours, in the provider's words without keys. */
  lastFailure: z.object({ kind: z.string(), detail: z.string(), at: z.iso.datetime() }).nullable(),
  /** Of the last 24 hours. */
  calls: count,
  failures: count,
  /** US dollars since 00:00 UTC. */
  costTodayUsd: z.number().nonnegative(),
  /** US dollars that an image is reckoned at; null for what paints none and for what runs here. */
  usdPerImage: z.number().nonnegative().nullable(),
  /** Whether that price is a guess: nobody has said what the model costs. */
  isPriceAssumed: z.boolean(),
});
export type ModelState = z.infer<typeof modelState>;

/** What hosted models may cost in a day (UTC), and have cost. */
export const modelBudget = z.object({
  usd: z.number().nonnegative(),
  spentUsd: z.number().nonnegative(),
  /** Where the gallery's own pictures stop. */
  galleryStopsAtUsd: z.number().nonnegative(),
  resetsAt: z.iso.datetime(),
});
export type ModelBudget = z.infer<typeof modelBudget>;

/** What keeps a program that opens strangers' bytes from doing harm; `sandbox` is the browser's own. */
export const ISOLATION_PROPERTIES = [
  'user',
  'privileges',
  'capabilities',
  'files',
  'writing',
  'processes',
  'network',
  'environment',
  'memory-limit',
  'process-limit',
  'open-file-limit',
  'file-size-limit',
  'cpu-limit',
  'sandbox',
] as const;
export type IsolationProperty = (typeof ISOLATION_PROPERTIES)[number];

export const isolationProperty = z.object({
  name: z.enum(ISOLATION_PROPERTIES),
  /** Null where it could not be measured. */
  isHeld: z.boolean().nullable(),
  /** Why it is not held; null where there is nothing to say. */
  reason: z.string().nullable(),
});

/** What was found from inside a program, or from inside another that was launched in the same way. */
export const isolationReport = z.object({
  /** Such as `picture-reader`. */
  program: z.string(),
  properties: z.array(isolationProperty),
});
export type IsolationReport = z.infer<typeof isolationReport>;

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
