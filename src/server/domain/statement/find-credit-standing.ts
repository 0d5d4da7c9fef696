import type { Database } from '#platform/db/client';
import { type CreditStandingRow, findCreditStandingRow } from '#server/db/queries/credit-movements';

/** The monthly and the extra part of what a user can spend, what is held, and what ends or renews when. */
export async function findCreditStanding(
  { db }: { db: Database },
  userId: string,
): Promise<CreditStandingRow> {
  return await findCreditStandingRow(db, userId);
}
