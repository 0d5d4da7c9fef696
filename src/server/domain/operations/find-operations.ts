import type { PaymentMode } from '#contract/billing';
import {
  countLateEvents,
  findNewestEvent,
  listFailedGenerations,
  listQueueStates,
  listReconciliations,
} from '#server/db/queries/operations';
import type { PaymentsDeps } from '../billing/payments.ts';
import { findModelHealth } from '../models/find-model-health.ts';

const FAILED_GENERATIONS = 10;
const RECONCILIATIONS = 5;

export type FindOperationsDeps = PaymentsDeps & Parameters<typeof findModelHealth>[0];

/** How queues, models, generations and payments are doing. */
export async function findOperations(deps: FindOperationsDeps, { now }: { now: Date }) {
  const { db, payments } = deps;
  const [health, queues, failedGenerations, events, newestEvent, reconciliations] = await Promise.all([
    findModelHealth(deps, { now }),
    listQueueStates(db),
    listFailedGenerations(db, FAILED_GENERATIONS),
    countLateEvents(db),
    findNewestEvent(db),
    listReconciliations(db, RECONCILIATIONS),
  ]);
  const mode: PaymentMode = payments?.gateway.mode ?? 'off';
  return {
    ...health,
    queues,
    failedGenerations,
    payments: { mode, ...events, newestEvent, reconciliations },
  };
}
