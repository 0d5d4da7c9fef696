import { type Insertable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { StripeEvents } from '#platform/db/schema.generated';

/** Marks an event as applied. Waits for concurrent calls. @returns false when it was applied before */
export async function insertStripeEvent(
  trx: DatabaseTransaction,
  event: Insertable<StripeEvents>,
): Promise<boolean> {
  const row = await trx
    .insertInto('stripeEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasStripeEvent(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('stripeEvents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * The database's time, ISO 8601 with microseconds. It orders observations of the gateway: one clock for all processes,
 * finer than `Date`.
 */
export async function readClock(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now
  `.execute(db);
  return rows[0]!.now;
}
