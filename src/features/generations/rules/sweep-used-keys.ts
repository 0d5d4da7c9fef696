import type { Database } from '#platform/db/client';
import { deleteUsedIdempotencyKeysBefore } from '../queries/used-idempotency-keys.ts';

// Clients stop repeating a request within minutes.
const RETENTION_MS = 48 * 3_600_000;

/** Deletes Idempotency-Keys two days after their generation was deleted. @returns how many */
export async function sweepUsedKeys({ db }: { db: Database }): Promise<number> {
  return await deleteUsedIdempotencyKeysBefore(db, new Date(Date.now() - RETENTION_MS));
}
