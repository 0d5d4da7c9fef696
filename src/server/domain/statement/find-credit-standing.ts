import type { Database } from '#platform/db/client';
import { type CreditStandingRow, findCreditStandingRow } from '#server/db/queries/credit-movements';

/** A user's monthly, extra and held credits, and when the monthly ones end or renew. */
export async function findCreditStanding(
  { db }: { db: Database },
  userId: string,
): Promise<CreditStandingRow> {
  return await findCreditStandingRow(db, userId);
}
