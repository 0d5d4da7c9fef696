import { findModelHealth } from '#features/image-models/rules/find-model-health';
import type { PaymentMode } from '#features/plans/contract/billing';
import { listReconciliations } from '#features/plans/queries/reconciliations';
import type { PaymentsDeps } from '#features/plans/rules/payments';
import { type FindSiteStorageDeps, findSiteStorage } from '#features/storage/rules/find-site-storage';
import { listIsolationReportsSince } from '../queries/isolation-reports.ts';
import {
  countRecentEvents,
  findNewestEvent,
  listFailedGenerations,
  listQueueStates,
} from '../queries/operations.ts';

const FAILED_GENERATIONS = 10;
const RECONCILIATIONS = 5;
/** Each role reports every hour. */
const ISOLATION_MS = 2 * 3_600_000;

export type FindOperationsDeps = PaymentsDeps & FindSiteStorageDeps & Parameters<typeof findModelHealth>[0];

/** The state of queues, models, generations, storage and payments. */
export async function findOperations(deps: FindOperationsDeps, { now }: { now: Date }) {
  const { db, payments } = deps;
  const [health, storage, queues, failedGenerations, events, newestEvent, reconciliations, isolation] =
    await Promise.all([
      findModelHealth(deps, { now }),
      findSiteStorage(deps),
      listQueueStates(db),
      listFailedGenerations(db, FAILED_GENERATIONS),
      countRecentEvents(db),
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
