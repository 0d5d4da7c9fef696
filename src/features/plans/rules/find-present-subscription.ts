import type { Database } from '#platform/db/client';
import { findLiveSubscription } from '../queries/subscriptions.ts';

/** The subscription that gives the user access now, and the gateway's word for how it stands. */
export async function findPresentSubscription(
  { db }: { db: Database },
  userId: string,
): Promise<{ id: string; status: string } | undefined> {
  return await findLiveSubscription(db, userId);
}
