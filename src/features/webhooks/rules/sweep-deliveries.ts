import type { Database } from '#platform/db/client';
import { deleteDeliveries, updateDeliveriesGivenUp } from '../queries/webhook-deliveries.ts';

const DAY_MS = 24 * 3_600_000;
// Longer than all attempts take.
const GIVEN_UP_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Gives up what no attempt is left for, and forgets what is a month old. */
export async function sweepDeliveries({ db }: { db: Database }): Promise<void> {
  const now = Date.now();
  await updateDeliveriesGivenUp(db, new Date(now - GIVEN_UP_MS));
  await deleteDeliveries(db, new Date(now - KEPT_MS));
}
