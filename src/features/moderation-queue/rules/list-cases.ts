import { countModerationCases, listModerationCases } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import { addFindings, type CaseWithFindings } from './add-findings.ts';

/** A page of the review queue, with the number of open and decided cases. */
export async function listCases(
  { db }: { db: Database },
  page: { isOpen: boolean; limit: number; offset: number },
): Promise<{ cases: CaseWithFindings[]; counts: { open: number; done: number } }> {
  const [views, counts] = await Promise.all([listModerationCases(db, page), countModerationCases(db)]);
  return { cases: await addFindings(db, views), counts };
}
