import { findModerationCase } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { addFindings, type CaseWithFindings } from './add-findings.ts';

/** @throws AppError `not_found` */
export async function findCase({ db }: { db: Database }, id: string): Promise<CaseWithFindings> {
  const view = await findModerationCase(db, id);
  const [found] = await addFindings(db, view ? [view] : []);
  if (!found) throw new AppError('not_found.case');
  return found;
}
