import type { Database } from '#platform/db/client';
import { type CreditStandingRow, findCreditStandingRow } from '../queries/credit-movements.ts';

/** A user's monthly, extra and held credits, and when the monthly ones end or renew. */
export async function findCreditStanding(
  { db }: { db: Database },
  userId: string,
): Promise<CreditStandingRow> {
  return await findCreditStandingRow(db, userId);
}
