import type { Database } from '#platform/db/client';
import type { IsolationReport } from '#platform/isolation/isolation-report';
import { deleteIsolationReportsBefore, upsertIsolationReport } from '../queries/isolation-reports.ts';

const KEPT_MS = 24 * 3_600_000;

/** Stores the isolation report of a program for `/admin/operations`. */
export async function storeIsolationReport(
  db: Database,
  { role, host, reports }: { role: string; host: string; reports: readonly IsolationReport[] },
): Promise<void> {
  for (const report of reports) await upsertIsolationReport(db, { role, host, ...report });
  await deleteIsolationReportsBefore(db, new Date(Date.now() - KEPT_MS));
}
