import { auditLedger } from '#features/credits/queries/ledger-audit';
import type { Database } from '#platform/db/client';
import { isStatementTimeout } from '#platform/errors/database-errors';
import type { Finding } from '../contract/billing.ts';

/** Recomputes the ledger. Differences are findings for an admin. */
export async function inspectLedger(db: Database): Promise<Finding[]> {
  const audit = await auditLedger(db).catch((error: unknown) => {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  });
  const finding = (subject: string, detail: string) => ({ kind: 'ledger', subject, detail, repaired: false });
  if (!audit) return [finding('audit', 'Recomputing it took too long and was stopped')];
  return Object.entries(audit)
    .filter(([, count]) => count !== 0)
    .map(([subject, count]) => finding(subject, `${count} found, 0 expected`));
}
