import { reporterOf } from '#features/gallery/rules/reporter-of';
import type { ReportReason } from '#features/moderation/contract/moderation-reasons';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findVisiblePage, insertPageReport } from '../queries/person-pages.ts';

/**
 * Reports a public page to the admins, once per person. No number of reports hides it: an admin decides.
 * @throws AppError `not_found`
 */
export async function reportPerson(
  { db }: { db: Database },
  {
    name,
    userId,
    address,
    reason,
    note,
  }: { name: string; userId: string | null; address: string; reason: ReportReason; note: string | null },
): Promise<void> {
  const page = await findVisiblePage(db, name);
  if (!page) throw new AppError('not_found.person');
  const reporter = await reporterOf(db, { subject: page.id, userId, address });
  await insertPageReport(db, { pageId: page.id, userId, reporter, reason, note });
}
