import { auditLedger } from '#features/credits/queries/ledger-audit';
import type { Database } from '#platform/db/client';
import type { Finding } from '../queries/reconciliations.ts';

/** Recomputes the ledger. Differences are findings for an admin. */
export async function inspectLedger(db: Database): Promise<Finding[]> {
  const audit = await auditLedger(db).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === QUERY_CANCELED) return undefined;
    throw error;
  });
  const finding = (subject: string, detail: string) => ({ kind: 'ledger', subject, detail, repaired: false });
  if (!audit) return [finding('audit', 'It took too long to recompute, and was given up')];
  return Object.entries(audit)
    .filter(([, count]) => count !== 0)
    .map(([subject, count]) => finding(subject, `${count} where none should be`));
}

// PostgreSQL's error code for a statement timeout.
const QUERY_CANCELED = '57014';
