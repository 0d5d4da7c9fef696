import type { PaymentMode } from '#contract/billing';
import type { Database } from '#server/db/client';
import {
  countLateEvents,
  findNewestEvent,
  listFailedGenerations,
  listQueueStates,
  listReconciliations,
} from '#server/db/queries/operations';
import type { PaymentsDeps } from '../billing/payments.ts';

const FAILED_GENERATIONS = 10;
const RECONCILIATIONS = 5;

/** How queues, generations and payments are doing. */
export async function findOperations({ db, payments }: { db: Database } & PaymentsDeps) {
  const [queues, failedGenerations, events, newestEvent, reconciliations] = await Promise.all([
    listQueueStates(db),
    listFailedGenerations(db, FAILED_GENERATIONS),
    countLateEvents(db),
    findNewestEvent(db),
    listReconciliations(db, RECONCILIATIONS),
  ]);
  const mode: PaymentMode = payments?.gateway.mode ?? 'off';
  return { queues, failedGenerations, payments: { mode, ...events, newestEvent, reconciliations } };
}
