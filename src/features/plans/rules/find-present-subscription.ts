import type { Database } from '#platform/db/client';
import { findLiveSubscription } from '../queries/subscriptions.ts';

/** The user's subscription with access, and its status at the gateway. */
export async function findPresentSubscription(
  { db }: { db: Database },
  userId: string,
): Promise<{ id: string; status: string } | undefined> {
  return await findLiveSubscription(db, userId);
}
