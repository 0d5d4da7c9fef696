import type { Database } from '#platform/db/client';
import { mergeStorageChanges as addUp } from '../queries/storage.ts';

/** Merges the storage changes, so that quotas read few rows. */
export async function mergeStorageChanges({ db }: { db: Database }): Promise<void> {
  await addUp(db);
}
