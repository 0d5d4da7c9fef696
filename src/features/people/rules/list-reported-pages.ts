import type { Database } from '#platform/db/client';
import { listPagesWithReports } from '../queries/person-pages.ts';

/** Pages that wait for an admin, the most reported first. */
export async function listReportedPages({ db }: { db: Database }) {
  return await listPagesWithReports(db);
}
