import type { Database } from '#platform/db/client';
import { deleteDeliveries, updateDeliveriesFailed } from '../queries/webhook-deliveries.ts';

const DAY_MS = 24 * 3_600_000;
// Longer than all attempts take.
const FAILED_AFTER_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Marks deliveries without remaining attempts as failed, and deletes old ones. */
export async function sweepDeliveries({ db }: { db: Database }): Promise<void> {
  const now = Date.now();
  await updateDeliveriesFailed(db, new Date(now - FAILED_AFTER_MS));
  await deleteDeliveries(db, new Date(now - KEPT_MS));
}
