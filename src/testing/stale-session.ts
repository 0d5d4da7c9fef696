import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** Ages all of a user's sign-ins, so that they are not fresh (older than a quarter of an hour). */
export async function makeSignInsOld(db: Database, userId: string, minutes = 16): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ signedInAt: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('userId', '=', userId)
    .execute();
}
