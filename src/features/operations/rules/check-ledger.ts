import type { LedgerAudit } from '#features/credits/contract/credits';
import { auditLedger } from '#features/credits/queries/ledger-audit';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { isStatementTimeout } from '#platform/errors/database-errors';

/**
 * Recomputes the ledger while an admin waits.
 * @throws AppError `unavailable` when that exceeds the web role's statement timeout; the hourly reconciliation has more
 *   time
 */
export async function checkLedger({ db }: { db: Database }): Promise<LedgerAudit> {
  try {
    return await auditLedger(db);
  } catch (error) {
    if (!isStatementTimeout(error)) throw error;
    throw new AppError('unavailable.ledger', { retryAfter: 3_600, cause: error });
  }
}
