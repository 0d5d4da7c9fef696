import { auditLedger, type LedgerAudit } from '#features/credits/queries/ledger-audit';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

/**
 * Recomputes the ledger for somebody who waits for it.
 * @throws AppError `unavailable` where that takes longer than a page may; the comparison of every hour has more time.
 */
export async function checkLedger({ db }: { db: Database }): Promise<LedgerAudit> {
  try {
    return await auditLedger(db);
  } catch (error) {
    if ((error as { code?: unknown }).code !== QUERY_CANCELED) throw error;
    throw new AppError('unavailable.ledger', { retryAfter: 3_600, cause: error });
  }
}

// PostgreSQL's word for a statement that met its time limit.
const QUERY_CANCELED = '57014';
