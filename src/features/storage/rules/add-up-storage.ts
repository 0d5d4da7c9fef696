import type { Database } from '#platform/db/client';
import { addUpStorage as addUp } from '../queries/storage.ts';

/** Adds up the changes of what is stored, so that quotas are read from few rows. */
export async function addUpStorage({ db }: { db: Database }): Promise<void> {
  await addUp(db);
}
