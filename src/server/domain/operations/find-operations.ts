import type { PaymentMode } from '#contract/billing';
import { listIsolationReportsSince } from '#server/db/queries/isolation-reports';
import {
  countLateEvents,
  findNewestEvent,
  listFailedGenerations,
  listQueueStates,
  listReconciliations,
} from '#server/db/queries/operations';
import type { PaymentsDeps } from '../billing/payments.ts';
import { findModelHealth } from '../models/find-model-health.ts';
import { type FindSiteStorageDeps, findSiteStorage } from '../storage/find-site-storage.ts';

const FAILED_GENERATIONS = 10;
const RECONCILIATIONS = 5;
/** Each role writes its reports anew every hour. */
const ISOLATION_MS = 2 * 3_600_000;

export type FindOperationsDeps = PaymentsDeps & FindSiteStorageDeps & Parameters<typeof findModelHealth>[0];

/** How queues, models, generations and payments are doing. */
export async function findOperations(deps: FindOperationsDeps, { now }: { now: Date }) {
  const { db, payments } = deps;
  const [health, storage, queues, failedGenerations, events, newestEvent, reconciliations, isolation] =
    await Promise.all([
      findModelHealth(deps, { now }),
      findSiteStorage(deps),
      listQueueStates(db),
      listFailedGenerations(db, FAILED_GENERATIONS),
      countLateEvents(db),
      findNewestEvent(db),
      listReconciliations(db, RECONCILIATIONS),
      listIsolationReportsSince(db, new Date(now.getTime() - ISOLATION_MS)),
    ]);
  const mode: PaymentMode = payments?.gateway.mode ?? 'off';
  return {
    ...health,
    storage,
    queues,
    isolation,
    failedGenerations,
    payments: { mode, ...events, newestEvent, reconciliations },
  };
}
