import type { Database } from '#platform/db/client';
import { deleteAccountNotice } from '../queries/account-notices.ts';

/** Deletes a notice that has been read. No error if it is gone already. */
export async function dismissAccountNotice(
  { db }: { db: Database },
  { userId, topic }: { userId: string; topic: string },
): Promise<void> {
  await deleteAccountNotice(db, userId, topic);
}
